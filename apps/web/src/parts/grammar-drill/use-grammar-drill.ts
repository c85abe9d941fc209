import type { GrammarOption, GrammarQuestion } from '@utarang/contract';
import { type AskedDrill, answerAsked, countedAnswers, gradePattern } from '@utarang/domain/grammar';
import { shuffled } from '@utarang/domain/study';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AskedGrammar } from './asked-grammar.js';
import { readStoredDrill, storeDrill } from './drill-storage.js';

type Run = AskedDrill<AskedGrammar>;

/** An answer; without `chosen` and `typed` the learner gave up. */
export type GivenAnswer = {
  readonly question: GrammarQuestion;
  readonly chosen?: string;
  readonly typed?: string;
  readonly elapsedMs: number;
};

/** The source of a drill's questions and the receiver of its answers, if there is one. */
export type GrammarSource = {
  readonly ask: () => Promise<GrammarQuestion[]>;
  /** Sends an answer. Resolves to a sentence to show, or null. */
  readonly send?: (given: GivenAnswer) => Promise<string | null>;
};

/** The server's response to an answer: a sentence, or a failure with a way to send it again. */
type Feedback = { readonly text: string } | { readonly again: () => void };

/** The step of a drill. */
export type GrammarStep =
  | { readonly at: 'start'; readonly stopped: boolean; readonly none: boolean }
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly error: unknown }
  | { readonly at: 'asking'; readonly drill: Run; readonly note: 'blank' | 'alike' | null }
  /** `next` is the drill after the answer; `option` the wrong pattern that was chosen or typed. */
  | {
      readonly at: 'answered';
      readonly drill: Run;
      readonly next: Run;
      readonly right: boolean;
      readonly said: string;
      readonly option: GrammarOption | null;
    }
  | { readonly at: 'results'; readonly drill: Run };

const asAsked = (question: GrammarQuestion): AskedGrammar => ({
  question,
  options: shuffled([question.right, ...question.wrong], Math.random),
  again: false,
});

/** The state of a drill: its questions, its answers, and what the tab stores of it. `of` is its address. */
export function useGrammarDrill(source: GrammarSource, name: string) {
  const [step, setStep] = useState<GrammarStep>({ at: 'start', stopped: false, none: false });
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const call = useRef(0);
  const askedAt = useRef(0);
  const ask = (drill: Run) => {
    storeDrill(name, drill);
    setFeedback(null);
    askedAt.current = performance.now();
    setStep(drill.queue.length > 0 ? { at: 'asking', drill, note: null } : { at: 'results', drill });
  };
  const advance = useEffectEvent(() => {
    const left = readStoredDrill(name);
    if (left) ask(left);
  });
  useEffect(() => {
    advance();
    return () => {
      call.current += 1;
    };
  }, []);

  /** Sends an answer. A response that comes after the next question was asked is dropped. */
  const send = async (given: GivenAnswer) => {
    const asked = askedAt.current;
    const isCurrent = () => asked === askedAt.current;
    try {
      const text = await source.send?.(given);
      if (isCurrent()) setFeedback(text ? { text } : null);
    } catch {
      if (isCurrent()) setFeedback({ again: () => void send(given) });
    }
  };
  type Given = Pick<GivenAnswer, 'chosen' | 'typed'>;
  const answered = (drill: Run, given: Given, { right, option }: { right: boolean; option: GrammarOption | null }) => {
    const question = drill.queue[0]?.question;
    const answerText =
      given.typed ?? (given.chosen === undefined ? '' : ((right ? question?.right : option)?.written ?? ''));
    const next = answerAsked(drill, { said: answerText, right });
    storeDrill(name, next);
    setStep({ at: 'answered', drill, next, right, said: answerText, option });
    if (question) void send({ question, ...given, elapsedMs: Math.round(performance.now() - askedAt.current) });
  };
  const start = async () => {
    call.current += 1;
    const mine = call.current;
    setStep({ at: 'loading' });
    try {
      const questions = await source.ask();
      if (mine !== call.current) return;
      if (questions.length === 0) setStep({ at: 'start', stopped: true, none: true });
      else ask({ answers: [], queue: questions.map(asAsked) });
    } catch (error) {
      if (mine === call.current) setStep({ at: 'failed', error });
    }
  };

  return {
    step,
    feedback,
    start: () => void start(),
    choose: (option: GrammarOption) => {
      const asked = step.at === 'asking' && step.drill.queue[0];
      if (!asked) return;
      const right = option.id === asked.question.right.id;
      answered(step.drill, { chosen: option.id }, { right, option: right ? null : option });
    },
    /** Takes a typed answer. A blank one, and one that means nearly the same, only get a note and cost nothing. */
    answer: (text: string) => {
      const asked = step.at === 'asking' && step.drill.queue[0];
      if (!asked) return;
      const verdict = gradePattern(asked.question, text);
      if (verdict.is === 'blank' || verdict.is === 'alike') return setStep({ ...step, note: verdict.is });
      const option = verdict.is === 'wrong' ? verdict.option : null;
      answered(step.drill, { typed: text.trim() }, { right: verdict.is === 'right', option });
    },
    typed: () => step.at === 'asking' && step.note !== null && setStep({ ...step, note: null }),
    giveUp: () => step.at === 'asking' && answered(step.drill, {}, { right: false, option: null }),
    next: () => step.at === 'answered' && ask(step.next),
    /** Repeats the patterns that were missed. */
    again: (drill: Run) => {
      const missed = countedAnswers(drill).filter(({ right }) => !right);
      ask({ answers: [], queue: missed.map(({ question }) => asAsked(question)) });
    },
    stop: () => {
      storeDrill(name, null);
      setStep({ at: 'start', stopped: true, none: false });
    },
  };
}

export type GrammarRun = ReturnType<typeof useGrammarDrill>;
export type GrammarAsking = { readonly step: Extract<GrammarStep, { at: 'asking' }>; readonly run: GrammarRun };
