import { toHiragana } from '../language/index.js';
import { soundOfParticle } from '../language/particle-sounds.js';
import type { Morpheme } from './morpheme.js';

export type HeardReading = { readonly reading: string; readonly sound: string };

/** The reading of the analyser, in hiragana: as it is written, and with the particles は and へ as they sound. */
export function heardOf(run: readonly Morpheme[]): HeardReading {
  const reading = run.map(({ reading: read, surface }) => toHiragana(read ?? surface)).join('');
  const sound = run.map((morpheme) => soundOf(morpheme)).join('');
  return { reading, sound };
}

function soundOf({ surface, reading, sound }: Morpheme): string {
  const kana = toHiragana(reading ?? surface);
  if (sound === null || sound.length !== kana.length) return kana;
  return [...kana].map((letter, index) => asSounds(letter, sound[index]!)).join('');
}

function asSounds(letter: string, sound: string): string {
  const particle = soundOfParticle(letter);
  return particle === toHiragana(sound) ? particle : letter;
}

/** A reading with the particles in it as they sound, where the analyser read the same. */
export const sounding = (reading: string, heard: HeardReading): string =>
  toHiragana(reading) === heard.reading ? heard.sound : reading;
