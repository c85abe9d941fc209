import type { Tone } from '@utarang/domain/tunes';
import type { createTuneSound } from './tune-sound.js';

/** The least rest of a tone that is still played after a jump into it. */
const REST_MS = 150;
/** The time by which tones are scheduled ahead: timers of a tab in the background run only once a second. */
const AHEAD_MS = 1500;
/** A stretch of continuous playing: the moment of the tune and the moment of the context at which it began. */
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

/** Schedules the tones of the near future on the audio thread, each once. */
export function scheduleTones(tones: readonly Tone[], run: TuneRun, { now, sound }: Output): void {
  const untilMs = run.fromMs + Math.max(0, now - run.at) * 1000 * run.rate + AHEAD_MS * run.rate;
  for (; run.next < tones.length && tones[run.next]!.startMs < untilMs; run.next++) {
    const tone = tones[run.next]!;
    const startMs = Math.max(tone.startMs, run.fromMs);
    if (startMs > tone.startMs && tone.endMs - startMs < REST_MS) continue;
    const startsAt = run.at + (startMs - run.fromMs) / 1000 / run.rate;
    sound.play(tone, startsAt, (tone.endMs - startMs) / 1000 / run.rate, run.bus);
  }
}
