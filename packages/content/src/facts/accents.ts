import type { Origin } from '@utarang/contract';
import { type CompoundEnd, compoundAccent, endOf, morae } from '@utarang/domain/accent';
import { toHiragana } from '@utarang/domain/language';
import type { WordEntry } from '../words/entry.js';
import type { PhraseUnit } from '../words/phrase-units.js';
import { knownAccents, phraseAccents } from './phrase-accents.js';
import { compoundEndFinder, type UnidicRow, unidicFinder } from './unidic.js';

/** A row of `accents.tsv`: `from` says how it was made. A phrase has an accent for each unit. */
export type AccentRow = {
  readonly id: number;
  readonly word: string;
  readonly accent: readonly number[];
  readonly isPhrase: boolean;
  readonly origin: Origin | null;
  readonly from: 'unidic' | 'hand' | 'rule';
};

/** Checks whether a word has several units, each with an accent of its own. */
export const hasUnits = ({ koreanPronunciation }: Pick<WordEntry, 'koreanPronunciation'>): boolean =>
  koreanPronunciation.includes(' ');

/**
 * The known accents of the words of a book: what a person has written, else what UniDic has of the word, else what the
 * rule of compounds makes; for phrases, and for words of several parts that UniDic lacks, what the rule of units makes of their
 * parts.
 */
export function accentsOf(
  words: readonly WordEntry[],
  dictionary: readonly UnidicRow[],
  byHand: ReadonlyMap<number, readonly number[]>,
  unitsOf: (word: WordEntry) => readonly PhraseUnit[] | null,
): AccentRow[] {
  const find = unidicFinder(dictionary);
  const endsOf = compoundEndFinder(dictionary, words);
  const single = new Map(
    words
      .flatMap((word) => (hasUnits(word) ? [] : ofWord(word, find(word), byHand, endsOf)))
      .map((row) => [row.id, row]),
  );
  const known = knownAccents(dictionary, headsOf(words, single));
  return words.flatMap((word): AccentRow[] => {
    const { id, japaneseWord, partsOfSpeech } = word;
    const row = single.get(id);
    if (row) return [row];
    const isPhrase = hasUnits(word);
    const about = { id, word: japaneseWord, origin: isPhrase ? null : originOf(word), isPhrase };
    const own = byHand.get(id);
    if (own) return [{ ...about, accent: own, from: 'hand' }];
    if (!isPhrase && !partsOfSpeech.some((part) => MAY_HAVE_PARTS.has(part))) return [];
    const accent = phraseAccents(unitsOf(word) ?? [], known);
    return accent && (isPhrase ? accent.length > 0 : accent.length === 1) ? [{ ...about, accent, from: 'rule' }] : [];
  });
}

/** Parts of speech whose words may consist of a word and a particle or auxiliary: それでは, 何度も. */
const MAY_HAVE_PARTS: ReadonlySet<string> = new Set(['expression', 'adverb', 'conjunction', 'interjection']);

/** The accent of a word of one unit; none where it is not spoken, or no rule is certain. */
function ofWord(
  word: WordEntry,
  rows: readonly UnidicRow[],
  byHand: ReadonlyMap<number, readonly number[]>,
  endsOf: (word: WordEntry) => readonly CompoundEnd[],
): AccentRow[] {
  const { id, japaneseWord, reading } = word;
  const origin = rows.find((row) => row.origin)?.origin ?? originOf(word);
  const about = { id, word: japaneseWord, origin, isPhrase: false };
  const own = byHand.get(id);
  if (own) return [{ ...about, accent: own, from: 'hand' }];
  const accents = [...new Set(rows.flatMap(({ accent }) => accent))].filter((mora) => mora <= morae(reading).length);
  if (accents.length > 0) return [{ ...about, accent: accents, from: 'unidic' }];
  const end = endOf(endsOf(word));
  const made = end && compoundAccent(reading, end);
  return made === null ? [] : [{ ...about, accent: [made], from: 'rule' }];
}

/** The accents of words that do not inflect, by their writing and reading: heads of units. */
function headsOf(words: readonly WordEntry[], rows: ReadonlyMap<number, AccentRow>): Map<string, number> {
  const heads = new Map<string, number>();
  for (const { id, japaneseWord, reading, partsOfSpeech } of words) {
    const accent = rows.get(id)?.accent[0];
    if (accent === undefined || partsOfSpeech.some((part) => part.startsWith('verb-') || part === 'adj-i')) continue;
    const name = `${japaneseWord}\t${toHiragana(reading)}`;
    if (!heads.has(name)) heads.set(name, accent);
  }
  return heads;
}

/** The origin of a word. One in katakana alone is foreign, unless UniDic says otherwise. */
const originOf = ({ japaneseWord }: WordEntry): Origin | null => (/^[ァ-ヺー]{3,}$/u.test(japaneseWord) ? '외' : null);
