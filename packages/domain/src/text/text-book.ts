import { toHiragana } from '../language/kana-scripts.js';
import { type SpeltWord, writingsOf } from '../words/written-form.js';
import { OTHER_SPELLINGS } from './other-spellings.js';

/** A word of the book, as far as a text needs it. */
export type TextWord = {
  readonly id: number;
  readonly japaneseWord: string;
  readonly reading: string;
  readonly koreanPronunciation: string;
  readonly meaningKo: string;
  readonly partsOfSpeech: readonly string[];
  readonly forms?: SpeltWord['forms'];
};

/** Checks whether a word is a saying, or a form that has an entry of its own. */
export const isExpression = ({ partsOfSpeech }: Pick<TextWord, 'partsOfSpeech'>): boolean =>
  partsOfSpeech.every((part) => part === 'expression');

/** The words of the book by how they are written and by their readings in hiragana; the most basic word of a list first. */
export type TextBook = {
  written(text: string): readonly TextWord[];
  read(reading: string): readonly TextWord[];
};

const NONE: readonly TextWord[] = [];

/**
 * `words` in any order; of two the one with the higher id is the more basic one (docs/product/words.md#word). A word
 * that has a writing for its headword comes before those that may also be written so.
 */
export function createTextBook(words: readonly TextWord[]): TextBook {
  const writings: Index = new Map();
  const readings: Index = new Map();
  const basicFirst = [...words].sort((a, b) => b.id - a.id);
  for (const word of basicFirst) {
    add(writings, withoutWave(word.japaneseWord), word);
    add(readings, toHiragana(withoutWave(word.reading)), word);
  }
  for (const word of basicFirst) {
    if (!word.forms?.length) continue;
    const [headword, ...others] = writingsOf(word).map(withoutWave);
    for (const writing of new Set(others)) if (writing !== headword) add(writings, writing, word);
  }
  for (const [headword, others] of OTHER_SPELLINGS) {
    const own = wordsAt(writings, headword);
    const word = own.find(({ partsOfSpeech }) => partsOfSpeech.some(inflects)) ?? own[0];
    for (const writing of word ? others : []) if (!writings.has(writing)) add(writings, writing, word!);
  }
  return { written: (text) => wordsAt(writings, text), read: (reading) => wordsAt(readings, reading) };
}

/** Words by a text; most are alone there, and a list for each would take half the time of making the book. */
type Index = Map<string, TextWord | TextWord[]>;

function add(index: Index, key: string, word: TextWord): void {
  const own = index.get(key);
  if (own === undefined) index.set(key, word);
  else if (Array.isArray(own)) own.push(word);
  else index.set(key, [own, word]);
}

/** The words at a text, as a list from the first time on that they are asked for. */
function wordsAt(index: Index, key: string): readonly TextWord[] {
  const own = index.get(key);
  if (own === undefined) return NONE;
  if (Array.isArray(own)) return own;
  const list = [own];
  index.set(key, list);
  return list;
}

const inflects = (partOfSpeech: string): boolean => partOfSpeech.startsWith('verb') || partOfSpeech === 'adj-i';

/** ～円 and 無～: the wave says where another word stands. */
const withoutWave = (text: string): string =>
  WAVES.has(text[0]!) || WAVES.has(text.at(-1)!) ? text.replace(/^[～〜~]|[～〜~]$/g, '') : text;
const WAVES: ReadonlySet<string> = new Set('～〜~');
