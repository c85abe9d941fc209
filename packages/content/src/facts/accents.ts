import type { Origin } from '@utarang/contract';
import { type CompoundEnd, compoundAccent, isAccentSuffix, morae } from '@utarang/domain/accent';
import type { WordEntry } from '../words/entry.js';
import type { UnidicRow } from './unidic.js';

/** A row of `accents.tsv`: `from` says how it was made. */
export type AccentRow = {
  readonly id: number;
  readonly word: string;
  readonly accent: readonly number[];
  readonly origin: Origin | null;
  readonly from: 'unidic' | 'hand' | 'rule';
};

/**
 * The accents of the words of a book, as far as they are known: what a person has written, else what UniDic has of the
 * word, else what the rule of compounds makes.
 */
export function accentsOf(
  words: readonly WordEntry[],
  find: (word: WordEntry) => readonly UnidicRow[],
  byHand: ReadonlyMap<number, readonly number[]>,
  endsOf: (word: WordEntry) => readonly CompoundEnd[],
): AccentRow[] {
  return words.flatMap((word): AccentRow[] => {
    const { id, japaneseWord, hiragana } = word;
    const rows = find(word);
    const origin = rows.find((row) => row.origin)?.origin ?? originOf(word);
    const said = [...new Set(rows.flatMap(({ accent }) => accent))].filter((at) => at <= morae(hiragana).length);
    const own = byHand.get(id);
    if (own) return [{ id, word: japaneseWord, accent: own, origin, from: 'hand' }];
    if (said.length > 0) return [{ id, word: japaneseWord, accent: said, origin, from: 'unidic' }];
    const ends = endsOf(word);
    // A suffix goes first: 大学院 is 大学 with 院, not with 学院.
    const made = [...ends.filter(isAccentSuffix), ...ends].map((end) => compoundAccent(hiragana, end));
    const accent = made.find((at) => at !== null);
    return accent === undefined ? [] : [{ id, word: japaneseWord, accent: [accent], origin, from: 'rule' }];
  });
}

/** The origin of a word. One in katakana alone is foreign, unless UniDic says otherwise. */
const originOf = ({ japaneseWord }: WordEntry): Origin | null => (/^[ァ-ヺー]{3,}$/u.test(japaneseWord) ? '외' : null);
