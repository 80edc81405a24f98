/**
 * The computer's voice: clips and signals at their moment of the mission clock.
 *
 * Cues come ahead of their time with the mission time at which they start; every device works out
 * the same moment from the server's clock, so all hear them together. A device that comes late seeks:
 * what is over is skipped, what is being said is joined.
 */

import type { Cue } from "./mission";

const opus = import.meta.glob<string>("../../../../src/quarterdeck/games/space_alert/content/speech/*.opus", {
  query: "?url", import: "default", eager: true,
});
const mp3 = import.meta.glob<string>("../../../../src/quarterdeck/games/space_alert/content/speech/[!ts]*.mp3", {
  query: "?url", import: "default", eager: true,
});

/** Where a clip lies, by its name. */
export function addresses(files: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(files).map(([path, url]) => [(path.split("/").at(-1) ?? "").split(".")[0] ?? "", url]));
}

export interface Heard {
  /** Mission time at which it was to start, and the page's time at which it does. */
  ms: number;
  at: number;
  clip: string;
}

declare global {
  interface Window {
    /** What was scheduled, for tests that compare devices. */
    quarterdeckHeard?: Heard[];
  }
}

const SOON_MS = 4000;

export class Voice {
  muted = false;
  #audio: AudioContext | null = null;
  #clips = new Map<string, Promise<AudioBuffer | null>>();
  #done = new Set<string>();
  #sounding = new Set<AudioScheduledSourceNode>();
  /** Counts the times all fell silent, so that a clip that was still on its way does not sound. */
  #round = 0;
  #urls: Map<string, string>;

  constructor() {
    const plays = document.createElement("audio").canPlayType('audio/ogg; codecs="opus"') !== "";
    this.#urls = new Map([...addresses(mp3), ...(plays ? addresses(opus) : [])]);
  }

  /** Browsers sound only after a gesture: call this from one. */
  wake(): void {
    if (!this.#audio && "AudioContext" in window) this.#audio = new AudioContext();
    void this.#audio?.resume();
  }

  /** Does the browser let it sound? */
  get awake(): boolean {
    return this.#audio?.state === "running";
  }

  /** Start whatever is due soon. `now` is mission time, `speed` how fast it runs. */
  follow(cues: Cue[], now: number, speed: number): void {
    const here = performance.now(); // the moment that `now` was read, however long the list
    for (const cue of cues) {
      for (const [after, clip] of cue.said) {
        const wait = (cue.ms + after - now) / speed;
        if (wait > SOON_MS || wait < -SOON_MS) continue;
        const key = `${cue.ms}/${after}/${clip}`;
        if (this.#done.has(key)) continue;
        this.#done.add(key);
        void this.#start(clip, cue.ms + after, here + wait);
      }
    }
  }

  /** Forget what was said and be silent: another mission begins, it was paused, or it jumped. */
  restart(): void {
    this.#done.clear();
    this.#round++;
    for (const source of this.#sounding) source.stop();
    this.#sounding.clear();
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = null;
  }

  async #start(clip: string, ms: number, due: number): Promise<void> {
    const wait = due - performance.now();
    const round = this.#round;
    (window.quarterdeckHeard ??= []).push({ ms, at: performance.timeOrigin + due, clip });
    const audio = this.#audio;
    if (!audio || this.muted || audio.state !== "running") return;
    if (clip.startsWith("tone_")) {
      if (wait > -SOON_MS / 8) this.#keep(signal(audio, clip, audio.currentTime + Math.max(0, wait) / 1000));
      return;
    }
    const sound = await this.#clip(audio, clip);
    if (!sound || round !== this.#round) return;
    const left = (due - performance.now()) / 1000;
    if (-left >= sound.duration) return;
    const source = audio.createBufferSource();
    source.buffer = sound;
    source.connect(audio.destination);
    source.start(audio.currentTime + Math.max(0, left), Math.max(0, -left));
    this.#keep(source);
  }

  #keep(source: AudioScheduledSourceNode): void {
    this.#sounding.add(source);
    source.onended = () => this.#sounding.delete(source);
  }

  #clip(audio: AudioContext, clip: string): Promise<AudioBuffer | null> {
    let found = this.#clips.get(clip);
    if (!found) {
      const url = this.#urls.get(clip);
      found = url
        ? fetch(url).then((file) => file.arrayBuffer()).then((data) => audio.decodeAudioData(data)).catch(() => null)
        : Promise.resolve(null);
      this.#clips.set(clip, found);
    }
    return found;
  }
}

const SIGNALS: Record<string, { type: OscillatorType; from: number; to: number; long: number }> = {
  tone_siren: { type: "sawtooth", from: 520, to: 780, long: 0.9 },
  tone_beep: { type: "square", from: 880, to: 880, long: 0.6 },
  tone_blip: { type: "sine", from: 1320, to: 1320, long: 0.12 },
};

/** Beeps, sirens and static, made on the spot. */
function signal(audio: AudioContext, name: string, at: number): AudioScheduledSourceNode {
  const volume = audio.createGain();
  volume.connect(audio.destination);
  volume.gain.setValueAtTime(0.06, at);
  const tone = SIGNALS[name];
  if (!tone) {
    const noise = audio.createBuffer(1, audio.sampleRate * 0.8, audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = noise;
    source.connect(volume);
    source.start(at);
    return source;
  }
  const source = audio.createOscillator();
  source.type = tone.type;
  source.frequency.setValueAtTime(tone.from, at);
  source.frequency.linearRampToValueAtTime(tone.to, at + tone.long);
  volume.gain.setValueAtTime(0.06, at + tone.long - 0.03);
  volume.gain.linearRampToValueAtTime(0, at + tone.long);
  source.connect(volume);
  source.start(at);
  source.stop(at + tone.long);
  return source;
}
