import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type QuizSubmission } from '@utarang/contract';
import { format, sent } from '@utarang/messages';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { announce } from '../../lib/announce.js';
import { errorText, isTransient } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { useStore } from '../../lib/store.js';
import { askToLogIn, sessionEnded } from '../../parts/session/refusals.js';
import { cacheEarnedPoints } from '../../parts/study/earned.js';
import { addressOf, type QuizChoice } from './address.js';
import { fetchQuiz, submitQuiz } from './api.js';
import { advance, emptySitting, type Hindrance, type Sitting, totals } from './sitting.js';
import { useKeptSitting } from './use-kept-sitting.js';

export type QuizPlay = {
  readonly sitting: Sitting;
  /** Loads another question; ignored while one is being loaded. */
  load: () => void;
  /** Answers with an option. Each question takes one answer: later presses are ignored. */
  choose: (optionId: number) => void;
  /** Sends an answer that did not arrive again, with the same key. */
  retry: () => void;
  reveal: () => void;
  stop: () => void;
  reset: () => void;
  logIn: () => void;
};

function hindranceOf(error: unknown): Hindrance {
  if (error instanceof ApiError && error.code === 'session_ended') return { is: 'sessionEnded' };
  if (isTransient(error) || !(error instanceof ApiError)) return { is: 'lost' };
  return { is: 'refused', why: errorText(error) };
}

/** Controls a sitting: it loads questions, sends answers, and updates everything that shows points. */
export function useQuiz(choice: QuizChoice): QuizPlay {
  const client = useQueryClient();
  const address = addressOf(choice);
  const [sitting, dispatch] = useReducer(advance, address, emptySitting);
  const { step } = sitting;
  const asking = useRef<AbortController>(null);
  /** The answer that is pending or did not arrive, with the key under which it counts once. */
  const answer = useRef<{ submission: QuizSubmission; key: string; sending: boolean }>(null);

  const giveUp = () => {
    asking.current?.abort();
    asking.current = null;
    answer.current = null;
  };
  if (sitting.choice !== address) dispatch({ type: 'turn', to: address });
  // Before the empty page is painted: an answer that came in between would be taken for one to the new choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way belongs to the choice that is left
  useLayoutEffect(() => giveUp, [address]);

  useKeptSitting(sitting, (kept) => dispatch({ type: 'restored', sitting: kept }));

  function load(): void {
    if (asking.current) return; // a second press loads nothing more
    giveUp();
    const abort = new AbortController();
    asking.current = abort;
    dispatch({ type: 'load' });
    fetchQuiz(choice, { signal: abort.signal }).then(
      (quiz) => {
        if (abort.signal.aborted) return;
        asking.current = null;
        dispatch(quiz ? { type: 'loaded', quiz } : { type: 'none' });
        if (!quiz) announce(sent.none);
      },
      (error) => {
        if (abort.signal.aborted) return;
        asking.current = null;
        dispatch({ type: 'failed', why: errorText(error) });
      },
    );
  }

  async function send(): Promise<void> {
    const current = answer.current;
    if (!current || current.sending) return;
    current.sending = true;
    try {
      const result = await submitQuiz(current.submission, current.key);
      // Even when the question was left meanwhile: the answer counts.
      cacheEarnedPoints(client, 'sentPoints', { points: result.awardedPoints, level: result.level });
      if (answer.current !== current) return;
      dispatch({ type: 'answered', result });
      announce(verdictText(result.correct, result.awardedPoints));
      answer.current = null;
    } catch (error) {
      current.sending = false;
      if (answer.current === current) dispatch({ type: 'hindered', hindrance: hindranceOf(error) });
    }
  }

  function choose(optionId: number): void {
    if (step.at !== 'asked' || step.chosen !== null || answer.current?.sending) return;
    const { quizId, ask } = step.quiz;
    const submission = { quizId, optionId, ...(ask === 'blank' ? {} : { ask }) };
    answer.current = { submission, key: newKey(), sending: false };
    dispatch({ type: 'chosen', optionId });
    void send();
  }

  function retry(): void {
    dispatch({ type: 'retry' });
    void send();
  }

  const waits = step.at === 'asked' && step.hindrance?.is === 'sessionEnded';
  const ended = useStore(sessionEnded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a member is logged in again
  useEffect(() => {
    if (waits && !ended) retry();
  }, [waits, ended]);

  return {
    sitting,
    load,
    choose,
    retry,
    reveal: () => dispatch({ type: 'reveal' }),
    stop: () => {
      giveUp();
      dispatch({ type: 'stop' });
      const { solved, right } = totals(sitting);
      if (solved > 0) announce(format(sent['sum.said'], { solved, right }));
    },
    reset: () => {
      giveUp();
      dispatch({ type: 'reset' });
    },
    logIn: askToLogIn,
  };
}

const verdictText = (correct: boolean, points: number): string => {
  if (!correct) return sent.wrong;
  return points > 0 ? `${sent.correct} ${format(sent.points, { n: points })}` : sent.correct;
};
