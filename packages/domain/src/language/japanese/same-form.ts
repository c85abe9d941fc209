import { inflectionsOf } from './classes.js';
import { deinflect } from './deinflect.js';
import type { InflectingWord } from './forms-of.js';
import { type Inflected, inflected } from './inflect.js';
import { rowOf } from './rows.js';
import type { FormName } from './steps.js';

type Inflecting = Omit<InflectingWord, 'meaningKo'>;

/** The chains of forms from a word to a reading in hiragana, the shortest first; none where there is no chain. */
export function chainsTo(
  formReading: string,
  { reading, japaneseWord, partsOfSpeech }: Inflecting,
): readonly FormName[][] {
  const kinds = inflectionsOf(japaneseWord, partsOfSpeech);
  return deinflect(formReading)
    .filter(({ word, kind }) => word === reading && kinds.includes(kind))
    .map(({ chain }) => [...chain]);
}

/**
 * A word in the form of another word, in writing and reading: 読みませんでした for 飲みませんでした. Of several texts it is the one
 * whose end is most like the `model`, the reading of the other word. Null where the word does not have the form.
 */
export function inFormOf(
  model: string,
  chain: readonly FormName[],
  { japaneseWord, reading, partsOfSpeech }: Inflecting,
): Pick<Inflected, 'written' | 'reading'> | null {
  const texts = inflectionsOf(japaneseWord, partsOfSpeech)
    .filter((kind) => rowOf(japaneseWord, kind))
    .flatMap((kind) => inflected(japaneseWord, reading, kind, chain));
  const [first, ...others] = texts;
  if (!first) return null;
  const alike = (text: Inflected) => commonEnd(text.reading, model);
  const best = others.reduce((one, other) => (alike(other) > alike(one) ? other : one), first);
  return { written: best.written, reading: best.reading };
}

function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}
