import type { AnswerResult, Example, Level, PracticeResult, TestStart, Word } from '@utarang/contract';
import type { TestSession } from '../../test-session.js';

/** The outcome of a word. `gone`: the server does not know it. Moments are milliseconds by the clock of this device. */
export type Outcome =
  | { is: 'passed'; points: number }
  | { is: 'cooldown'; until: number }
  | { is: 'completed' | 'missed' | 'gone' };

/** The note about the last answer to the question on the screen. */
export type Note =
  | 'wrong'
  | 'near'
  | 'homograph'
  | 'slip'
  | 'blank'
  | 'submitFailed'
  | 'unknown'
  | 'notStarted'
  | 'sessionEnded';

export type Question = {
  at: 'question';
  question: string;
  /** The reading, where another word is spelt alike. */
  reading: string | null;
  /** Null where none are counted, for guests and in practice, and where it is not known how many there are. */
  attemptsLeft: number | null;
  note: Note | null;
  /** The server's own sentence for a submission that it refused. */
  reason: string | null;
  /** The text that a slip was meant to be. */
  meant?: string;
  sending: boolean;
  /** The answers that were wrong; the author of the last one may hold it to be right. */
  wrong: readonly string[];
  /** True if the answer can be looked up: for guests, and in practice. */
  revealed: boolean;
};

/** A sentence with the word, where the answer came with one. */
type Shown = { example: Example | null };

/** `level`: null for guests and in practice. `up`: the pass raised it, which is said next. */
type Pass = Shown & { points: number; level: Level | null; up: { level: Level; totalPoints: number } | null };

export type Step =
  | { at: 'loading' }
  | Question
  /**
   * `length`: the whole cooldown in seconds. `minutes`: what is left of it, rounded up, as it is said at its beginning. `told`: it began here, with the answer.
   */
  | ({
      at: 'cooldown';
      until: number;
      length: number;
      minutes: number;
      wrong: readonly string[];
      told: boolean;
    } & Shown)
  | ({ at: 'passed' } & Pass)
  | { at: 'levelUp'; level: Level; totalPoints: number }
  | { at: 'completed' | 'noWord' | 'summary' };

/** One run through words, from the first question to the last result. */
export type Run = {
  readonly mode: TestSession['mode'];
  readonly member: boolean;
  /** The name of the member. */
  readonly name: string;
  readonly words: readonly Word[];
  /** The place of the word on the screen. */
  readonly index: number;
  /** One for each word, in the same order. */
  readonly outcomes: readonly (Outcome | null)[];
  readonly step: Step;
  /** Another number whenever there is something new to say. */
  readonly turn: number;
};

export type RunEvent =
  | { type: 'started'; start: TestStart; now: number }
  /** `quiet`: no note says so. */
  | { type: 'notStarted'; quiet: boolean }
  | { type: 'readingCame'; reading: string }
  | { type: 'noWord' }
  | { type: 'sent' }
  | { type: 'answered'; text: string; result: AnswerResult; now: number }
  | { type: 'practised'; text: string; result: PracticeResult }
  | { type: 'blank' }
  | { type: 'submitFailed'; reason: string | null }
  | { type: 'sessionEnded' }
  | { type: 'typed' }
  | { type: 'revealed' }
  | { type: 'again' }
  | { type: 'next' }
  | { type: 'another'; word: Word }
  | { type: 'practise'; words: readonly Word[] };

export const isBulk = ({ words }: Run): boolean => words.length > 1;
export const isLast = ({ words, index }: Run): boolean => index === words.length - 1;
export const wordOf = ({ words, index }: Run): Word => words[index]!;

/** The run at another step, of which screen readers are told. */
const atStep = (run: Run, step: Step): Run => ({ ...run, step, turn: run.turn + 1 });

const withOutcome = (run: Run, outcome: Outcome): Run => ({
  ...run,
  outcomes: run.outcomes.map((each, index) => (index === run.index ? outcome : each)),
});

/** A word without a valid id cannot be asked for (docs/product/word-test.md#states). */
const isAskable = ({ id }: Word) => Number.isInteger(id) && id > 0;

const question = (
  run: Run,
  attemptsLeft: number | null,
  text = wordOf(run).japaneseWord,
  reading: string | null = null,
): Question => ({
  at: 'question',
  question: text,
  reading,
  attemptsLeft,
  note: null,
  reason: null,
  sending: false,
  wrong: [],
  revealed: false,
});

const noWord = (run: Run): Run => atStep(withOutcome(run, { is: 'gone' }), { at: 'noWord' });

/** Practice needs no start: it asks nothing of the server but whether an answer is right. */
function ask(run: Run): Run {
  if (!isAskable(wordOf(run))) return noWord(run);
  return atStep(run, run.mode === 'practice' ? question(run, null) : { at: 'loading' });
}

export const begin = ({ words, mode }: Pick<TestSession, 'words' | 'mode'>, member: boolean, name = ''): Run =>
  ask({ mode, member, name, words, index: 0, outcomes: words.map(() => null), step: { at: 'loading' }, turn: 0 });

/** "Where an answer names no number of seconds, the whole length holds" (docs/product/study.md#cooldown). */
function cooldown(
  run: Run,
  { retryInSec, cooldownSeconds, answer }: Pick<AnswerResult, 'retryInSec' | 'cooldownSeconds' | 'answer'>,
  now: number,
  wrong: readonly string[],
  told: boolean,
): Run {
  const seconds = Math.max(0, retryInSec ?? cooldownSeconds ?? 0);
  const length = Math.max(seconds, cooldownSeconds ?? 0);
  const until = now + seconds * 1000;
  const minutes = Math.ceil(seconds / 60);
  const example = answer?.example ?? null;
  return atStep(withOutcome(run, { is: 'cooldown', until }), {
    at: 'cooldown',
    until,
    length,
    minutes,
    wrong,
    told,
    example,
  });
}

const completed = (run: Run): Run => atStep(withOutcome(run, { is: 'completed' }), { at: 'completed' });

function started(run: Run, start: TestStart, now: number): Run {
  const { state, question: text, reading, attemptsLeft } = start;
  if (state === 'COOLDOWN') return cooldown(run, start, now, [], false);
  if (state === 'ALREADY_COMPLETED') return completed(run);
  return atStep(run, question(run, attemptsLeft, text, reading));
}

function passed(run: Run, { points, level, username, totalPoints, answer }: AnswerResult): Run {
  const up = level && username !== undefined && totalPoints !== undefined ? { level, totalPoints } : null;
  const example = answer?.example ?? null;
  return atStep(withOutcome(run, { is: 'passed', points }), { at: 'passed', points, level, up, example });
}

function wrong(
  run: Run,
  asked: Question,
  text: string,
  { near, meant }: Pick<AnswerResult, 'near' | 'meant'>,
  attemptsLeft: number | null,
): Run {
  const after = { ...asked, attemptsLeft, sending: false, reason: null };
  switch (near) {
    case undefined:
      return atStep(run, { ...after, note: 'wrong', wrong: [...asked.wrong, text], revealed: false });
    case 'homograph':
      return atStep(run, { ...after, note: 'homograph', reading: wordOf(run).hiragana });
    case 'slip':
      return atStep(run, { ...after, note: 'slip', ...(meant !== undefined && { meant }) });
    default:
      return atStep(run, { ...after, note: 'near' });
  }
}

/** Checks whether this answer used the last attempt. How many there were is not known where the start failed. */
const isOver = ({ attemptsLeft }: Question, { retryInSec, cooldownSeconds }: AnswerResult): boolean =>
  attemptsLeft === 1 || (attemptsLeft === null && retryInSec === cooldownSeconds);

function answered(run: Run, asked: Question, text: string, result: AnswerResult, now: number): Run {
  const { state, attemptsLeft, retryInSec } = result;
  switch (state) {
    case 'PASSED':
      return passed(run, result);
    case 'WRONG':
      // "When no attempt is left and a time is given, the cooldown begins" (docs/product/word-test.md#answering).
      if (attemptsLeft === 0 && retryInSec !== null) return cooldown(run, result, now, [...asked.wrong, text], true);
      return wrong(run, asked, text, result, attemptsLeft);
    case 'COOLDOWN':
      // The last attempt was this answer, unless another tab has used it: then the answer was not even graded.
      return cooldown(run, result, now, isOver(asked, result) ? [...asked.wrong, text] : asked.wrong, true);
    case 'ALREADY_COMPLETED':
      return completed(run);
    default:
      return atStep(run, { ...asked, sending: false, note: 'unknown', reason: null });
  }
}

function practised(run: Run, asked: Question, text: string, result: PracticeResult): Run {
  const { correct, answer } = result;
  if (correct) {
    const example = answer?.example ?? null;
    const pass = { points: 0, level: null, up: null, example };
    return atStep(withOutcome(run, { is: 'passed', points: 0 }), { at: 'passed', ...pass });
  }
  return wrong(run, asked, text, result, null);
}

/** The next word; after the last of several the summary. A word that is left without an outcome was missed. */
function next(run: Run): Run {
  const { step } = run;
  if (step.at === 'question' && step.sending) return run;
  if (step.at === 'passed' && step.up) return atStep(run, { at: 'levelUp', ...step.up });
  if (!isBulk(run) || step.at === 'summary') return run;
  const left = run.outcomes[run.index] ? run : withOutcome(run, { is: 'missed' });
  return isLast(run) ? atStep(left, { at: 'summary' }) : ask({ ...left, index: run.index + 1 });
}

/** The session has ended: the field keeps what was typed until the next log-in. */
function ended(run: Run): Run {
  const { step } = run;
  if (step.at !== 'loading' && step.at !== 'question') return run;
  const asked = step.at === 'question' ? step : question(run, null);
  return atStep(run, { ...asked, sending: false, note: 'sessionEnded', reason: null });
}

/** A question that was asked without the server, or cannot be answered: it can be restarted. */
const isStuck = (step: Step): boolean =>
  step.at === 'question' && (step.note === 'notStarted' || step.note === 'sessionEnded');

/**
 * The reducer of a run: what an event makes of it (docs/product/word-test.md#states). An event that comes too late, an
 * answer to a question that is no longer there say, changes nothing.
 */
export function advance(run: Run, event: RunEvent): Run {
  const { step } = run;
  switch (event.type) {
    case 'started':
      return step.at === 'loading' ? started(run, event.start, event.now) : run;
    case 'notStarted':
      // "Where the start call fails, the dialog falls back to the question" (docs/product/word-test.md#start).
      return step.at === 'loading'
        ? atStep(run, { ...question(run, null), note: event.quiet ? null : 'notStarted' })
        : run;
    case 'sessionEnded':
      return ended(run);
    case 'noWord':
      return step.at === 'loading' || step.at === 'question' ? noWord(run) : run;
    case 'again':
      return step.at === 'cooldown' || isStuck(step) ? ask(run) : run;
    case 'next':
      return next(run);
    case 'another':
      return step.at === 'passed'
        ? { ...begin({ words: [event.word], mode: run.mode }, run.member, run.name), turn: run.turn + 1 }
        : run;
    case 'practise':
      return { ...begin({ words: event.words, mode: 'practice' }, run.member, run.name), turn: run.turn + 1 };
  }
  if (step.at !== 'question') return run;
  switch (event.type) {
    case 'readingCame':
      return { ...run, step: { ...step, reading: event.reading } };
    case 'sent':
      return { ...run, step: { ...step, sending: true } };
    case 'answered':
      return step.sending ? answered(run, step, event.text, event.result, event.now) : run;
    case 'practised':
      return step.sending ? practised(run, step, event.text, event.result) : run;
    case 'blank':
      return atStep(run, { ...step, sending: false, note: 'blank', reason: null });
    case 'submitFailed':
      return atStep(run, { ...step, sending: false, note: 'submitFailed', reason: event.reason });
    case 'typed':
      return step.note === 'blank' ? { ...run, step: { ...step, note: null } } : run;
    case 'revealed':
      return atStep(run, { ...step, revealed: true });
  }
}
