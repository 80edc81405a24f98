/** A few soft cues, made on the spot; each has a caption, and all can be muted. */

import { settings } from "./settings.svelte";

export type Cue = "turn" | "done" | "said" | "end";

const TONES: Record<Cue, { caption: string; notes: [number, number][] }> = {
  turn: { caption: "Ship's bell: it is your turn", notes: [[659, 0], [880, 0.16]] },
  done: { caption: "Wood tap: your answer is saved", notes: [[330, 0]] },
  said: { caption: "Soft knock: somebody spoke", notes: [[494, 0]] },
  end: { caption: "Three bells: the game is over", notes: [[523, 0], [659, 0.18], [784, 0.36]] },
};

export const caption = $state({ words: "", at: 0 });
let audio: AudioContext | null = null;
let hide: ReturnType<typeof setTimeout> | undefined;

/** Browsers let a page sound only after a gesture: call this from one. */
export function unlock(): void {
  if (!audio && "AudioContext" in window) audio = new AudioContext();
  void audio?.resume();
}

/** What sounds are made on; null while no gesture has woken it. */
export function sounding(): AudioContext | null {
  return audio?.state === "running" ? audio : null;
}

export function play(cue: Cue): void {
  if (!settings.sound) return;
  const { caption: words, notes } = TONES[cue];
  if (settings.captions) {
    Object.assign(caption, { words, at: Date.now() });
    clearTimeout(hide);
    hide = setTimeout(() => (caption.words = ""), 2600);
  }
  if (!audio || audio.state !== "running") return;
  for (const [pitch, after] of notes) note(audio, pitch, audio.currentTime + after);
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}
