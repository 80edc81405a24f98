/** The sounds of films, made on the spot: nothing is fetched. Every one comes with a caption. */

import { settings } from "./settings.svelte";
import { sounding } from "./sound.svelte";

/** A layer: a tone that slides, or noise through a filter; pitches in Hz, times in seconds. */
interface Layer {
  wave: OscillatorType | "noise";
  from: number;
  to: number;
  long: number;
  after?: number;
  loud?: number;
}

const NOISES = {
  step: [{ wave: "noise", from: 900, to: 500, long: 0.07, loud: 0.5 }],
  card: [{ wave: "noise", from: 5200, to: 2600, long: 0.12, loud: 0.35 }],
  phaser: [{ wave: "square", from: 1500, to: 420, long: 0.22, loud: 0.35 }],
  laser: [
    { wave: "sawtooth", from: 1900, to: 110, long: 0.42, loud: 0.5 },
    { wave: "sine", from: 950, to: 60, long: 0.45 },
  ],
  missile: [{ wave: "noise", from: 500, to: 2600, long: 0.5, loud: 0.6 }],
  boom: [
    { wave: "noise", from: 900, to: 60, long: 0.7, loud: 1.4 },
    { wave: "sine", from: 90, to: 35, long: 0.6, loud: 1.4 },
  ],
  blast: [
    { wave: "noise", from: 1800, to: 40, long: 1.5, loud: 1.8 },
    { wave: "sine", from: 70, to: 24, long: 1.4, loud: 1.8 },
    { wave: "noise", from: 2600, to: 300, long: 0.5, after: 0.2, loud: 0.8 },
  ],
  shield: [
    { wave: "sine", from: 620, to: 600, long: 0.5, loud: 0.8 },
    { wave: "sine", from: 627, to: 640, long: 0.5, loud: 0.8 },
  ],
  crackle: [0, 0.09, 0.15, 0.27, 0.33].map((after) => ({ wave: "noise", from: 2400, to: 700, long: 0.05, after, loud: 0.7 })),
  beam: [0, 0.08, 0.16, 0.24].map((after, i) => ({ wave: "sine", from: 700 + 260 * i, to: 1500 + 260 * i, long: 0.4, after, loud: 0.4 })),
  mend: [0, 0.12, 0.24].map((after) => ({ wave: "triangle", from: 880, to: 840, long: 0.07, after, loud: 0.8 })),
  heal: [0, 0.12].map((after, i) => ({ wave: "sine", from: 523 + 136 * i, to: 523 + 136 * i, long: 0.3, after, loud: 0.7 })),
  hurt: [{ wave: "sine", from: 190, to: 70, long: 0.2, loud: 1.2 }],
  death: [0, 0.16, 0.34].map((after, i) => ({ wave: "triangle", from: 330 - 70 * i, to: 300 - 70 * i, long: 0.28, after, loud: 0.8 })),
  alarm: [0, 0.22].map((after, i) => ({ wave: "square", from: 660 - 170 * i, to: 660 - 170 * i, long: 0.2, after, loud: 0.3 })),
  hiss: [{ wave: "noise", from: 3800, to: 5200, long: 0.7, loud: 0.4 }],
  zap: [{ wave: "sawtooth", from: 90, to: 2400, long: 0.12, loud: 0.4 }, { wave: "sawtooth", from: 2400, to: 50, long: 0.4, after: 0.12, loud: 0.4 }],
  clank: [{ wave: "square", from: 240, to: 180, long: 0.08, loud: 0.5 }, { wave: "noise", from: 1200, to: 400, long: 0.15, loud: 0.7 }],
  swoosh: [{ wave: "noise", from: 300, to: 1400, long: 0.25, loud: 0.5 }, { wave: "noise", from: 1400, to: 250, long: 0.3, after: 0.25, loud: 0.5 }],
  fizzle: [{ wave: "noise", from: 1600, to: 200, long: 0.3, loud: 0.3 }],
  turn: [{ wave: "sine", from: 392, to: 392, long: 0.35, loud: 0.7 }],
  fanfare: [0, 0.14, 0.28, 0.42].map((after, i) => ({ wave: "triangle", from: [392, 523, 659, 784][i] ?? 784, to: [392, 523, 659, 784][i] ?? 784, long: 0.4, after, loud: 0.8 })),
} satisfies Record<string, Layer[]>;

export type Noise = keyof typeof NOISES;

const VOLUME = 0.1;
let hush: AudioBuffer | null = null;

/** Sound, unless it is muted or no gesture has woken the page yet. */
export function noise(name: Noise): void {
  const on = sounding();
  if (!on || !settings.sound) return;
  for (const layer of NOISES[name] as Layer[]) sound(on, layer);
}

function sound(on: AudioContext, layer: Layer): void {
  const at = on.currentTime + (layer.after ?? 0);
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME * (layer.loud ?? 1), at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0004, at + layer.long);
  volume.connect(on.destination);
  const source = layer.wave === "noise" ? rush(on, layer, at, volume) : tone(on, layer.wave, layer, at, volume);
  source.start(at);
  source.stop(at + layer.long + 0.02);
}

function tone(on: AudioContext, wave: OscillatorType, layer: Layer, at: number, to: AudioNode): OscillatorNode {
  const source = on.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(layer.from, at);
  source.frequency.exponentialRampToValueAtTime(layer.to, at + layer.long);
  source.connect(to);
  return source;
}

function rush(on: AudioContext, layer: Layer, at: number, to: AudioNode): AudioBufferSourceNode {
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(layer.from, at);
  filter.frequency.exponentialRampToValueAtTime(layer.to, at + layer.long);
  const source = on.createBufferSource();
  source.buffer = hush ??= still(on);
  source.loop = true;
  source.connect(filter).connect(to);
  return source;
}

/** A second of white noise, made once. */
function still(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
