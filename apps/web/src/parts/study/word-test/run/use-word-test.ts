import { useQueryClient } from '@tanstack/react-query';
import { type AnswerResult, ApiError, pages, type TestStart, type Word } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { test } from '@utarang/messages';
import { useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText, isTransient } from '../../../../lib/http.js';
import { newKey } from '../../../../lib/new-key.js';
import { useStore } from '../../../../lib/store.js';
import { useUnsavedInput } from '../../../../lib/unsaved-input.js';
import { toast } from '../../../../ui/toast/toasts.js';
import { askToLogIn, sessionEnded } from '../../../session/refusals.js';
import { useViewer } from '../../../session/use-viewer.js';
import { practise, sendAnswer, startTest } from '../../api.js';
import { cacheTestResult, countedFrom } from '../../changes.js';
import { closeTest, type TestSession } from '../../test-session.js';
import { toastLevelUp } from '../results/level-up-toast.js';
import { advance, begin, isBulk, type Run, type RunEvent, wordOf } from './run.js';

const NEXT_MS = 250; // docs/product/word-test.md#several-words
const DONE_MS = 5000; // docs/product/messages.md#which-component-says-it

const states = ['READY', 'PASSED', 'WRONG', 'COOLDOWN', 'ALREADY_COMPLETED'] satisfies (
  | TestStart['state']
  | AnswerResult['state']
)[];
/** A newer server may know more states than this page. */
const isKnown = ({ state }: TestStart | AnswerResult): boolean => states.includes(state);

/** The server does not know the word (docs/product/word-test.md#states). */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'word_not_found' || error.code === 'word_id_invalid');

/**
 * The event that a failed submission is for the run. A failure that may pass has a sentence of its own; a refusal says
 * why.
 */
function failure(error: unknown): RunEvent {
  if (error instanceof ApiError && error.code === 'session_ended') return { type: 'sessionEnded' };
  if (isGone(error)) return { type: 'noWord' };
  if (error instanceof ApiError && error.code === 'answer_required') return { type: 'blank' };
  if (isTransient(error) || !(error instanceof ApiError)) return { type: 'submitFailed', reason: null };
  return { type: 'submitFailed', reason: error.errors['answerKo'] ?? errorText(error) };
}

export type WordTest = {
  run: Run;
  /** Sends what was typed. One answer at a time: a second press is ignored until the first is answered. */
  answer: (text: string) => void;
  typed: () => void;
  reveal: () => void;
  next: () => void;
  /** Goes on with the test of another word, in this dialog. */
  nextWord: (word: Word) => void;
  /** Restarts the word: after its cooldown, and where it could not be begun. */
  again: () => void;
  practise: (words: readonly Word[]) => void;
  close: () => void;
  toCompleted: () => void;
};

/** Drives a run: calls the server, brings the results to all that shows the words, and waits where the run waits. */
export function useWordTest(session: TestSession): WordTest {
  const client = useQueryClient();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [run, dispatch] = useReducer(advance, null, () =>
    viewer.role === 'ANONYMOUS' ? begin(session, false) : begin(session, true, viewer.name),
  );
  const { step, mode } = run;
  const word = wordOf(run);

  const quiet = session.name === 'quiz'; // docs/product/word-test.md#start
  const loading = step.at === 'loading';
  useEffect(() => {
    if (!loading) return;
    const abort = new AbortController();
    startTest(word.id, { signal: abort.signal }).then(
      (start) => {
        if (isKnown(start)) cacheTestResult(client, word.id, start);
        dispatch({ type: 'started', start, now: countedFrom(client, word.id, start) });
      },
      (error) => {
        if (abort.signal.aborted) return;
        const event = failure(error);
        dispatch(event.type === 'noWord' || event.type === 'sessionEnded' ? event : { type: 'notStarted', quiet });
      },
    );
    return () => abort.abort();
  }, [loading, word.id, client, quiet]);

  /**
   * Practice does not wait for a start. It sends one all the same, for the reading where another word is spelt alike.
   */
  const practising = mode === 'practice' && step.at === 'question';
  useEffect(() => {
    if (!practising) return;
    const abort = new AbortController();
    startTest(word.id, { signal: abort.signal }).then(
      ({ reading }) => reading !== undefined && dispatch({ type: 'readingCame', reading }),
      () => {},
    );
    return () => abort.abort();
  }, [practising, word.id]);

  const goesOn = step.at === 'passed' && isBulk(run);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => dispatch({ type: 'next' }), NEXT_MS);
    return () => clearTimeout(timer);
  }, [goesOn]);

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const sending = useRef(false);
  /** The name of an answer whose result did not arrive: sent again, it counts once. */
  const unanswered = useRef<{ wordId: number; text: string; key: string }>(null);

  async function submit(text: string): Promise<RunEvent> {
    if (mode === 'practice') return { type: 'practised', text, result: await practise(word.id, text) };
    const last = unanswered.current;
    const key = last?.wordId === word.id && last.text === text ? last.key : newKey();
    unanswered.current = { wordId: word.id, text, key };
    try {
      const result = await sendAnswer(word.id, text, key);
      unanswered.current = null;
      // Also when the dialog has been closed meanwhile: the answer counts.
      if (isKnown(result)) cacheTestResult(client, word.id, result);
      if (!isOpen.current) toastLevelUp(result, run.name);
      return { type: 'answered', text, result, now: countedFrom(client, word.id, result) };
    } catch (error) {
      if (!isTransient(error)) unanswered.current = null;
      throw error;
    }
  }

  const typedIn = useUnsavedInput();
  useEffect(typedIn.hold, []);
  const ended = useStore(sessionEnded);
  const waits = step.at === 'question' && step.note === 'sessionEnded';
  useEffect(() => {
    if (waits && !ended) dispatch({ type: 'again' });
  }, [waits, ended]);

  async function answer(typed: string): Promise<void> {
    if (waits) return askToLogIn();
    if (sending.current || step.at !== 'question') return;
    const text = asStored(typed);
    if (text === '') return dispatch({ type: 'blank' });
    sending.current = true;
    dispatch({ type: 'sent' });
    try {
      dispatch(await submit(text));
    } catch (error) {
      dispatch(failure(error));
    } finally {
      sending.current = false;
    }
  }

  /** However a pass is left, the level that it raised is said first (docs/product/word-test.md#states). */
  function close() {
    if (step.at === 'passed' && step.up) return dispatch({ type: 'next' });
    closeTest();
    if (step.at === 'summary' && mode === 'test') toast({ text: test.allDone, durationMs: DONE_MS });
  }

  return {
    run,
    answer: (text) => void answer(text),
    typed: () => dispatch({ type: 'typed' }),
    reveal: () => dispatch({ type: 'revealed' }),
    next: () => dispatch({ type: 'next' }),
    nextWord: (word) => dispatch({ type: 'another', word }),
    again: () => dispatch({ type: 'again' }),
    practise: (words) => dispatch({ type: 'practise', words }),
    close,
    toCompleted: () => {
      close();
      if (pathname !== pages.completedWords) navigate(pages.completedWords);
    },
  };
}
