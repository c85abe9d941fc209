import { type FoldKey, foldKey } from '../../language/index.js';
import type { Kind } from '../../language/korean/index.js';
import { alikeOf } from './alike.js';
import { type AnswerKey, answerKey, answerKeys, unbracketed } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { sensesOf } from './senses.js';

/** An answer that is listed with a word. */
export type Listed = {
  /** As it is written, without its brackets. */
  readonly text: string;
  readonly key: AnswerKey;
  /** The text in its brackets: 약 of 먹다 (약). */
  readonly brackets: readonly string[];
  /** Its inflections, where these do not follow from the parts of speech. */
  readonly kinds?: readonly Kind[];
};

/** The lists that grading compares with, made once for a word. */
export type Lists = {
  /** These three are keys; what is derived of a key, as its noun or its lemma, is looked for among them, too. */
  readonly senses: readonly string[];
  readonly accept: readonly string[];
  readonly block: readonly string[];
  /** The senses and the accepted answers, one by one. */
  readonly answers: readonly Listed[];
  /** The other ways to say these answers: 이름을 짓다 of 이름 짓다. Those that are blocked are left out. */
  readonly alike: readonly Listed[];
  /** All of it as written, and the word itself, by which two verbs that are written alike are told apart. */
  readonly meaning: string;
  /** The pronunciation as a key, and folded as it may be spelt. */
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

export function listed(written: string): Listed {
  const text = unbracketed(written).trim();
  return { text, key: answerKey(text), brackets: Array.from(written.matchAll(BRACKETED), ([, inside]) => inside!) };
}

const alikeTo = ({ text, brackets }: Listed, word: GradedWord): Listed[] =>
  alikeOf(text, word).map((other) => ({ ...other, key: answerKey(other.text), brackets }));
