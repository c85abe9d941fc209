import { toHangul } from '@utarang/domain/language';
import type { SearchableWord } from '@utarang/domain/search';
import { KANJI } from './kanji.js';
import { meaning } from './meanings.js';
import type { Random } from './random.js';
import { loanReading, nativeReading } from './readings.js';

export type Entry = Omit<SearchableWord, 'id'>;

const entry = (japaneseWord: string, reading: string, meaningKo: string): Entry => ({
  japaneseWord,
  reading,
  koreanPronunciation: toHangul(reading),
  meaningKo,
});

/** Sino-Japanese: two kanji or a few more, and what Koreans would read there. */
function compound(random: Random): Entry {
  const length = 2 + Math.floor(random.next() ** 3 * 3);
  const parts = Array.from({ length }, () => random.pickEarly(KANJI));
  const join = (part: 'kanji' | 'reading' | 'korean') => parts.map((kanji) => kanji[part]).join('');
  return entry(join('kanji'), join('reading'), meaning(random, 'compound', join('korean')));
}

const inflected =
  (kind: 'verb' | 'adjective', endings: readonly string[]) =>
  (random: Random): Entry => {
    const { kanji } = random.pick(KANJI);
    const ending = random.pickEarly(endings);
    return entry(kanji + ending, nativeReading(random, 1 + random.below(3)) + ending, meaning(random, kind));
  };

const verb = inflected('verb', [
  'る',
  'す',
  'く',
  'む',
  'う',
  'れる',
  'める',
  'ける',
  'つ',
  'げる',
  'ぶ',
  'ねる',
  'ぐ',
]);
const adjective = inflected('adjective', ['い', 'しい', 'かい', 'ない', 'らしい']);

function noun(random: Random): Entry {
  const reading = nativeReading(random, 2 + random.below(4));
  const written = random.next() < 0.6 ? random.pick(KANJI).kanji + random.pick(KANJI).kanji : reading;
  return entry(written, reading, meaning(random, 'noun'));
}

function loan(random: Random): Entry {
  const reading = loanReading(random, 2 + random.below(5));
  return entry(reading, reading, toHangul(reading).replaceAll('-', ''));
}

/** The kinds of words, each as often as it comes, of 20. */
const KINDS = [...Array(9).fill(compound), ...Array(4).fill(verb), ...Array(4).fill(noun), loan, loan, adjective];

/** A word such as a Japanese dictionary for Koreans might have. */
export const generateWord = (random: Random): Entry => (random.pick(KINDS) as typeof compound)(random);
