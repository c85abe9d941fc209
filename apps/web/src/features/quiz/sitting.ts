import type { Quiz, QuizResult, Word } from '@utarang/contract';

/** A failure of an answer: no answer came, the session is over, or the server refused it. */
export type Hindrance = { readonly is: 'lost' | 'sessionEnded' } | { readonly is: 'refused'; readonly why: string };

export type Asked = {
  readonly at: 'asked';
  /** The number of the question in the sitting, from 1. */
  readonly n: number;
  readonly quiz: Quiz;
  /** The option whose answer is pending or failed: it stays chosen until it is answered. */
  readonly chosen: number | null;
  readonly hindrance: Hindrance | null;
};

export type Answered = {
  readonly at: 'answered';
  readonly n: number;
  readonly quiz: Quiz;
  readonly chosen: number;
  readonly result: QuizResult;
  /** True if the explanation is shown: at once after a right answer, on request after a wrong one. */
  readonly revealed: boolean;
};

export type Step =
  | { readonly at: 'idle' | 'loading' | 'none' | 'summary' }
  | { readonly at: 'failed'; readonly why: string }
  | Asked
  | Answered;

/** The outcome of a question. */
export type Outcome = { readonly word: Word; readonly correct: boolean; readonly points: number };

/** A sitting: the questions played without a break, with any choices; only this tab has it. */
export type Sitting = {
  /** The number of questions shown. */
  readonly count: number;
  readonly outcomes: readonly Outcome[];
  /** The address of the choice that is played. */
  readonly choice: string;
  readonly step: Step;
  /** The steps at which the other choices were left, by their addresses. */
  readonly left: Readonly<Record<string, Step>>;
};

export type SittingEvent =
  | { readonly type: 'load' | 'none' | 'reset' | 'stop' | 'reveal' | 'retry' }
  | { readonly type: 'turn'; readonly to: string }
  | { readonly type: 'restored'; readonly sitting: Sitting }
  | { readonly type: 'failed'; readonly why: string }
  | { readonly type: 'loaded'; readonly quiz: Quiz }
  | { readonly type: 'chosen'; readonly optionId: number }
  | { readonly type: 'hindered'; readonly hindrance: Hindrance }
  | { readonly type: 'answered'; readonly result: QuizResult };

export const emptySitting = (choice: string): Sitting => ({
  count: 0,
  outcomes: [],
  choice,
  step: { at: 'idle' },
  left: {},
});

/**
 * A step in the form in which it can be continued later: a pending answer is dropped, and an option may be chosen
 * again.
 */
function afterBreak(step: Step): Step {
  if (step.at === 'asked') return { ...step, chosen: null, hindrance: null };
  return step.at === 'answered' || step.at === 'summary' ? step : { at: 'idle' };
}

/** "It outlives a reload, another choice and a look at another page" (docs/product/sentences.md#sentence-quiz) */
function turnTo(sitting: Sitting, choice: string): Sitting {
  if (choice === sitting.choice) return { ...sitting, step: afterBreak(sitting.step) };
  const left = { ...sitting.left, [sitting.choice]: afterBreak(sitting.step) };
  return { ...sitting, choice, step: left[choice] ?? { at: 'idle' }, left };
}

/** "Resetting returns to the empty state" (docs/product/sentences.md#sentence-quiz) */
export function advance(sitting: Sitting, event: SittingEvent): Sitting {
  const { step } = sitting;
  const goTo = (next: Step): Sitting => ({ ...sitting, step: next });
  switch (event.type) {
    case 'load':
      return goTo({ at: 'loading' });
    case 'none':
      return goTo({ at: 'none' });
    case 'failed':
      return goTo({ at: 'failed', why: event.why });
    case 'loaded':
      return {
        ...sitting,
        count: sitting.count + 1,
        step: { at: 'asked', n: sitting.count + 1, quiz: event.quiz, chosen: null, hindrance: null },
      };
    case 'turn':
      return turnTo(sitting, event.to);
    case 'restored':
      return turnTo(event.sitting, sitting.choice);
    case 'reset':
      return emptySitting(sitting.choice);
    case 'stop':
      if (sitting.outcomes.length === 0) return emptySitting(sitting.choice);
      return { ...sitting, step: { at: 'summary' }, left: {} };
    case 'chosen':
      return step.at === 'asked' && step.chosen === null ? goTo({ ...step, chosen: event.optionId }) : sitting;
    case 'retry':
      return step.at === 'asked' ? goTo({ ...step, hindrance: null }) : sitting;
    case 'hindered': {
      if (step.at !== 'asked') return sitting;
      const { hindrance } = event;
      // An answer that the server refused cannot be sent again; another option can be chosen.
      return goTo({ ...step, hindrance, chosen: hindrance.is === 'refused' ? null : step.chosen });
    }
    case 'answered': {
      if (step.at !== 'asked' || step.chosen === null) return sitting;
      const { result } = event;
      const { n, quiz, chosen } = step;
      const [word] = result.words;
      const outcome = word && { word, correct: result.correct, points: result.awardedPoints };
      return {
        ...sitting,
        outcomes: outcome ? [...sitting.outcomes, outcome] : sitting.outcomes,
        step: { at: 'answered', n, quiz, chosen, result, revealed: result.correct },
      };
    }
    case 'reveal':
      return step.at === 'answered' ? goTo({ ...step, revealed: true }) : sitting;
  }
}

export type Totals = {
  readonly solved: number;
  readonly right: number;
  readonly wrong: number;
  readonly points: number;
  /** The words of the questions to look at again, each once. */
  readonly review: readonly Word[];
};

export function totals({ outcomes }: Pick<Sitting, 'outcomes'>): Totals {
  const right = outcomes.filter(({ correct }) => correct).length;
  const missed = new Map(outcomes.filter(({ correct }) => !correct).map(({ word }) => [word.id, word]));
  return {
    solved: outcomes.length,
    right,
    wrong: outcomes.length - right,
    points: outcomes.reduce((sum, { points }) => sum + points, 0),
    review: [...missed.values()],
  };
}
