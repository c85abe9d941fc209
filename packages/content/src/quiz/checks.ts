import { furiganaOf, piecesOf, type Question, questionOf, unitsOf } from '@utarang/domain/sentences';
import { answerKeys, sensesOf } from '@utarang/domain/study';
import type { SentenceEntry } from '../sentences/parse.js';
import type { WordEntry } from '../words/entry.js';
import type { QuizRow } from './entry.js';
import type { Found } from './find-words.js';

/** A row with its sentence and its words. */
export type Checked = Found & {
  readonly row: QuizRow;
  readonly sentence: SentenceEntry;
  readonly book: ReadonlyMap<number, WordEntry>;
  readonly refused: Refused;
};

/** Whether two words are listed as fitting the same places. */
export type Refused = (one: WordEntry, other: WordEntry) => boolean;

/** What is wrong with a quiz: a sentence for each fault. */
type QuizCheck = (quiz: Checked) => string[];

/** "Four options of the same part of speech and form of which exactly one fits" (docs/product/sentences.md#questions). */
export const OPTIONS = 4;
const NOTE_MAX = 90;

const options: QuizCheck = ({ answer, wrong, sentence }) => {
  const ids = [answer, ...wrong].map(({ id }) => id);
  return [
    ...(ids.length === OPTIONS ? [] : [`there are ${ids.length} options instead of ${OPTIONS}`]),
    ...(new Set(ids).size === ids.length ? [] : ['a word is offered twice']),
    ...wrong
      .filter(({ id }) => sentence.wordIds.includes(id))
      .map(({ japaneseWord }) => `${japaneseWord} stands in the sentence`),
    ...(answer.level === sentence.level ? [] : [`the answer is ${answer.level}, the sentence ${sentence.level}`]),
  ];
};

/** "An option is never a synonym of the answer" (docs/product/sentences.md#questions). */
const synonyms: QuizCheck = ({ answer, wrong, refused }) =>
  wrong
    .filter((word) => refused(answer, word) || areSynonyms(answer, word))
    .map((word) => `${word.japaneseWord} means what ${answer.japaneseWord} does, or fits where it does`);

const keysOf = ({ meaningKo, accept }: WordEntry): Set<string> =>
  new Set([...sensesOf(meaningKo), ...accept].flatMap((answer) => answerKeys(answer).map(withoutVerb)));

/** 청소 and 청소하다 are one meaning. */
const withoutVerb = (key: string): string => key.replace(/(?<=..)(?:하다|되다)$/, '');

function areSynonyms(one: WordEntry, other: WordEntry): boolean {
  const keys = keysOf(other);
  return [...keysOf(one)].some((key) => keys.has(key));
}

export const questionIn = ({ sentence, book, answer, wrong }: Omit<Checked, 'row' | 'refused'>): Question | null => {
  const pieces = piecesOf(sentence.text) ?? [];
  const text = { parts: furiganaOf(pieces), units: unitsOf(pieces) };
  return questionOf(
    text,
    sentence.wordIds.flatMap((id) => book.get(id) ?? []),
    answer,
    wrong,
  );
};

const question: QuizCheck = (quiz) => {
  const made = questionIn(quiz);
  if (!made) return ['the answer is not found in the sentence, or a wrong word does not have its form'];
  const labels = made.options.map(({ written }) => written);
  return new Set(labels).size === labels.length ? [] : ['two options are written alike'];
};

const korean: QuizCheck = ({ row, sentence }) =>
  row.korean !== '' && sentence.meaningKo.split(row.korean).length === 2
    ? []
    : [`korean "${row.korean}" does not stand in "${sentence.meaningKo}" once`];

const NOTE = /^[가-힣\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々0-9 ,.~]+요\.$/u;

const note: QuizCheck = ({ row }) => [
  ...(NOTE.test(row.note) ? [] : ['note is not Korean with Japanese words, in 해요체']),
  ...([...row.note].length <= NOTE_MAX ? [] : [`note has more than ${NOTE_MAX} characters`]),
];

export const quizChecks: readonly QuizCheck[] = [options, synonyms, question, korean, note];
