import { type FoldKey, foldKey } from '../../language/index.js';
import type { Kind } from '../../language/korean/index.js';
import { alikeOf } from './alike.js';
import { type AnswerKey, answerKey, answerKeys, unbracketed } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { sensesOf } from './senses.js';

/** An answer that is listed for a word. */
export type ListedAnswer = {
  /** As written, without its brackets. */
  readonly text: string;
  readonly key: AnswerKey;
  /** The texts of its brackets: 약 of 먹다 (약). */
  readonly brackets: readonly string[];
  /** Its inflections, where they differ from those by the parts of speech. */
  readonly kinds?: readonly Kind[];
};

/** The lists that grading compares with, computed once for each word. */
export type Lists = {
  /**
   * Three sets of keys; what is derived from an answer's key, such as its noun or its lemma, is also looked up here.
   */
  readonly senses: readonly string[];
  readonly accept: readonly string[];
  readonly block: readonly string[];
  /** The senses and the accepted answers, one by one. */
  readonly answers: readonly ListedAnswer[];
  /** The other wordings of these answers: 이름을 짓다 of 이름 짓다. Blocked ones are left out. */
  readonly alike: readonly ListedAnswer[];
  /** The meaning as written, and the word itself, which tells verbs apart that are written alike. */
  readonly meaning: string;
  /** The pronunciation as a key, and its folded key, for other spellings. */
  readonly pronunciation: AnswerKey;
  readonly sounds: readonly FoldKey[];
};

const known = new WeakMap<GradedWord, Lists>();

export function listsOf(word: GradedWord): Lists {
  const remembered = known.get(word);
  if (remembered) return remembered;
  const { japaneseWord, meaningKo, accept, block, koreanPronunciation, reading } = word;
  const senses = sensesOf(meaningKo);
  const answers = [...senses, ...accept].map(listed);
  const blocked = new Set(block.map(listed).flatMap((other) => [other, ...alikeTo(other, word)].map(({ key }) => key)));
  const lists = {
    senses: keysOf(senses),
    accept: keysOf(accept),
    block: keysOf(block),
    answers,
    alike: answers.flatMap((answer) => alikeTo(answer, word)).filter(({ key }) => !blocked.has(key)),
    meaning: [japaneseWord, meaningKo, ...accept].join(', '),
    pronunciation: answerKey(koreanPronunciation),
    sounds: [foldKey(koreanPronunciation), foldKey(reading)],
  };
  known.set(word, lists);
  return lists;
}

export const keysOf = (answers: readonly string[]): AnswerKey[] => answers.flatMap(answerKeys);

const BRACKETED = /[([（［]([^)\]）］]*)/g;

export function listed(written: string): ListedAnswer {
  const text = unbracketed(written).trim();
  return { text, key: answerKey(text), brackets: Array.from(written.matchAll(BRACKETED), ([, inside]) => inside!) };
}

const alikeTo = ({ text, brackets }: ListedAnswer, word: GradedWord): ListedAnswer[] =>
  alikeOf(text, word).map((other) => ({ ...other, key: answerKey(other.text), brackets }));
