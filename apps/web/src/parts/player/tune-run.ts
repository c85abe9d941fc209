import type { Tone } from '@utarang/domain/tunes';
import type { createTuneSound } from './tune-sound.js';

/** A tone that has begun before the moment to which one jumped is heard from there if so much of it is left. */
const REST_MS = 150;
/** Tones are given to the audio thread so long before they sound: timers of a tab in the background run once a second. */
const AHEAD_MS = 1500;
/** One stretch of playing: from which moment of the tune, begun at which moment of the context. */
export type TuneRun = {
  readonly fromMs: number;
  readonly at: number;
  readonly rate: number;
  readonly bus: GainNode;
  next: number;
};

type Output = {
  /** The time of the audio context. */
  readonly now: number;
  readonly sound: ReturnType<typeof createTuneSound>;
};

/** Gives the tones that sound soon to the audio thread, each once. */
export function scheduleTones(tones: readonly Tone[], run: TuneRun, { now, sound }: Output): void {
  const untilMs = run.fromMs + Math.max(0, now - run.at) * 1000 * run.rate + AHEAD_MS * run.rate;
  for (; run.next < tones.length && tones[run.next]!.startMs < untilMs; run.next++) {
    const tone = tones[run.next]!;
    const startMs = Math.max(tone.startMs, run.fromMs);
    if (startMs > tone.startMs && tone.endMs - startMs < REST_MS) continue;
    const at = run.at + (startMs - run.fromMs) / 1000 / run.rate;
    sound.play(tone, at, (tone.endMs - startMs) / 1000 / run.rate, run.bus);
  }
}
