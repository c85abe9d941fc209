import { type Random, shuffled } from '../study/shuffled.js';
import { type Letter, letterOf, lettersIn } from './grade.js';

/** The number of letters in a drill, besides repetitions. */
export const DRILL_LENGTH = 10;
/** The number of other questions after which a missed letter is repeated. */
export const COMES_AGAIN_AFTER = 3;
/** The most repetitions of a letter, so that every drill ends. */
export const RETURNS_MAX = 3;
/** The number of options for a letter that is heard. */
export const OPTIONS = 4;

/** `read`: a letter is shown and its reading typed; `listen`: it is heard and chosen among several. */
export type DrillMode = 'read' | 'listen';

export type DrillQuestion = {
  readonly letter: string;
  /** True for the repetition of a missed letter, which does not count. */
  readonly again: boolean;
  /** The options in the order shown; none where the reading is typed. */
  readonly options: readonly string[];
};

export type DrillAnswer = {
  readonly letter: string;
  readonly again: boolean;
  /** The typed or chosen answer; empty where the learner gave up. */
  readonly said: string;
  readonly right: boolean;
};

/** A drill in progress: the answered questions, and the remaining ones, the next first. */
export type Drill = {
  readonly mode: DrillMode;
  readonly answers: readonly DrillAnswer[];
  readonly queue: readonly DrillQuestion[];
};

/**
 * Options for a letter that is heard: the letter, others of the same drill, then its neighbours, then its group; all
 * sound different.
 */
function optionsFor(asked: Letter, among: readonly Letter[], random: Random): string[] {
  const rest = lettersIn(asked.script).filter(({ kana }) => kana.group === asked.kana.group);
  const near = rest.filter(({ kana }) => kana.row === asked.kana.row || kana.column === asked.kana.column);
  const options = [asked];
  for (const letter of [...shuffled(among, random), ...shuffled(near, random), ...shuffled(rest, random)]) {
    if (options.length === OPTIONS) break;
    const soundsAlike = options.some(({ kana }) => kana.korean === letter.kana.korean);
    if (letter.script === asked.script && !soundsAlike) options.push(letter);
  }
  return shuffled(options, random).map(({ letter }) => letter);
}

/**
 * Starts a drill of some letters (docs/product/reference.md#kana-drill): each as often as the others, in random order.
 * Of more letters than a drill has, some.
 */
export function startDrill(
  mode: DrillMode,
  letters: readonly Letter[],
  random: Random,
  length: number = DRILL_LENGTH,
): Drill {
  const rounds = Math.ceil(length / Math.max(1, letters.length));
  const asked = Array.from({ length: rounds }, () => shuffled(letters, random))
    .flat()
    .slice(0, length);
  const queue = shuffled(asked, random).map((letter) => ({
    letter: letter.letter,
    again: false,
    options: mode === 'listen' ? optionsFor(letter, letters, random) : [],
  }));
  return { mode, answers: [], queue };
}

/**
 * The drill after an answer to its next question. A missed letter is repeated a few questions later, unless it is still
 * to be asked anyway, or has been repeated often enough.
 */
export function answerDrill(drill: Drill, answer: Pick<DrillAnswer, 'said' | 'right'>): Drill {
  const [asked, ...rest] = drill.queue;
  if (!asked) return drill;
  const { letter, again } = asked;
  const answers = [...drill.answers, { letter, again, said: answer.said, right: answer.right }];
  const returns = answers.filter((each) => each.letter === letter && each.again).length;
  const isToCome = rest.some((question) => question.letter === letter);
  const comesAgain = !answer.right && !isToCome && returns < RETURNS_MAX;
  const queue = comesAgain
    ? [...rest.slice(0, COMES_AGAIN_AFTER), { ...asked, again: true }, ...rest.slice(COMES_AGAIN_AFTER)]
    : rest;
  return { ...drill, answers, queue };
}

/** Counts the answers of a drill: each letter by the answer to its first question, without repetitions. */
export function scoreOf({ answers }: Pick<Drill, 'answers'>): { right: number; total: number } {
  const counted = answers.filter(({ again }) => !again);
  return { right: counted.filter(({ right }) => right).length, total: counted.length };
}

/** The missed letters, each once, with the last answer. */
export function missedIn({ answers }: Pick<Drill, 'answers'>): { letter: string; said: string }[] {
  const missed = new Map<string, string>();
  for (const { letter, said, right } of answers) if (!right) missed.set(letter, said);
  return Array.from(missed, ([letter, said]) => ({ letter, said }));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isLetter = (value: unknown): value is string => typeof value === 'string' && letterOf(value) !== undefined;

const isQuestion = (value: unknown): value is DrillQuestion =>
  isRecord(value) &&
  isLetter(value['letter']) &&
  typeof value['again'] === 'boolean' &&
  Array.isArray(value['options']) &&
  value['options'].every(isLetter);

const isAnswer = (value: unknown): value is DrillAnswer =>
  isRecord(value) &&
  isLetter(value['letter']) &&
  typeof value['again'] === 'boolean' &&
  typeof value['said'] === 'string' &&
  typeof value['right'] === 'boolean';

/** A stored drill; null where the stored value cannot be continued. */
export function readDrill(value: unknown): Drill | null {
  if (!isRecord(value)) return null;
  const { mode, answers, queue } = value;
  if (mode !== 'read' && mode !== 'listen') return null;
  if (!Array.isArray(answers) || !answers.every(isAnswer)) return null;
  if (!Array.isArray(queue) || !queue.every(isQuestion) || queue.length === 0) return null;
  const complete = queue.every(({ letter, options }) => (mode === 'listen' ? options.includes(letter) : true));
  return complete ? { mode, answers, queue } : null;
}
