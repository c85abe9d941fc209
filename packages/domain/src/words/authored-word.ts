import { isKana, toHangul } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';
import { SEPARATOR } from './answer-items.js';
import { type WordFault, type WordTexts, wordFaults } from './word-faults.js';

/** A word as an admin writes it: always with its pronunciation, the answers one by one. */
export type AuthoredWord = Omit<WordTexts, 'accept' | 'block'> & {
  readonly accept: readonly string[];
  readonly block: readonly string[];
};

/**
 * "A word in kana is its own reading: てすと for テスト is stored as テスト" (docs/product/admin.md#add-a-word).
 */
export const readingAsWritten = (japaneseWord: string, reading: string): string =>
  isKana(japaneseWord) && toHiragana(japaneseWord) === toHiragana(reading) ? japaneseWord : reading;

/** Checks whether a text can be a 한자음, the Sino-Korean reading of the word's kanji. */
export const isSinoKorean = (text: string): boolean => /^[가-힣 ]+$/.test(text);

/**
 * Finds the faults of a word that an admin wrote, by the rules of the book's files. A pronunciation that equals the one
 * by rule is right, and counts as not given.
 */
export function authoredFaults(word: AuthoredWord): WordFault[] {
  const { reading, koreanPronunciation, accept, block } = word;
  const own = isKana(reading) && koreanPronunciation === toHangul(reading) ? '' : koreanPronunciation;
  const faults = wordFaults({
    ...word,
    accept: accept.join(SEPARATOR),
    block: block.join(SEPARATOR),
    koreanPronunciation: own,
  });
  return koreanPronunciation === '' ? [...faults, { field: 'koreanPronunciation', fault: 'empty' }] : faults;
}
