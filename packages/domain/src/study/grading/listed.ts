import { foldKey } from '../../language/index.js';
import { answerKey, answerKeys, unbracketed } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { sensesOf } from './senses.js';

/** An answer that stands with a word. */
export type Listed = {
  /** As it is written, without its brackets. */
  readonly text: string;
  readonly key: string;
  /** What its brackets hold: 약 of 먹다 (약). */
  readonly brackets: readonly string[];
};

/** What grading compares with, made once for a word. */
export type Lists = {
  /** Keys. */
  readonly senses: readonly string[];
  readonly accept: readonly string[];
  readonly block: readonly string[];
  /** The senses and the accepted answers, one by one. */
  readonly answers: readonly Listed[];
  /** The pronunciation as a key, and folded as it may be spelt. */
  readonly pronunciation: string;
  readonly sounds: readonly string[];
};

const known = new WeakMap<GradedWord, Lists>();

export function listsOf(word: GradedWord): Lists {
  const there = known.get(word);
  if (there) return there;
  const { meaningKo, accept, block, koreanPronunciation, hiragana } = word;
  const senses = sensesOf(meaningKo);
  const lists = {
    senses: keysOf(senses),
    accept: keysOf(accept),
    block: keysOf(block),
    answers: [...senses, ...accept].map(listed),
    pronunciation: answerKey(koreanPronunciation),
    sounds: [foldKey(koreanPronunciation), foldKey(hiragana)],
  };
  known.set(word, lists);
  return lists;
}

export const keysOf = (answers: readonly string[]): string[] => answers.flatMap(answerKeys);

const BRACKETED = /[([（［]([^)\]）］]*)/g;

export function listed(written: string): Listed {
  const text = unbracketed(written).trim();
  return { text, key: answerKey(text), brackets: Array.from(written.matchAll(BRACKETED), ([, inside]) => inside!) };
}
