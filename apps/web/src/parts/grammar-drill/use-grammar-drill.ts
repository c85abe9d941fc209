import type { GrammarOption, GrammarQuestion, GrammarQuestionsQuery } from '@utarang/contract';
import { type AskedDrill, answerAsked, countedAnswers, gradePattern } from '@utarang/domain/grammar';
import { shuffled } from '@utarang/domain/study';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askGrammar } from './api.js';
import type { AskedGrammar } from './asked-grammar.js';
import { drillLeft, storeDrill } from './drill-storage.js';

type Run = AskedDrill<AskedGrammar>;

/** The step that a drill is at. */
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

/** A drill of what is chosen: its questions, its answers, and what the tab keeps of it. `of` is its address. */
export function useGrammarDrill(chosen: GrammarQuestionsQuery, of: string) {
  const [step, setStep] = useState<GrammarStep>({ at: 'start', stopped: false, none: false });
  const call = useRef(0);
  const ask = (drill: Run) => {
    storeDrill(of, drill);
    setStep(drill.queue.length > 0 ? { at: 'asking', drill, note: null } : { at: 'results', drill });
  };
  const goOn = useEffectEvent(() => {
    const left = drillLeft(of);
    if (left) ask(left);
  });
  useEffect(() => {
    goOn();
    return () => {
      call.current += 1;
    };
  }, []);

  const answered = (drill: Run, right: boolean, said: string, option: GrammarOption | null) => {
    const next = answerAsked(drill, { said, right });
    storeDrill(of, next);
    setStep({ at: 'answered', drill, next, right, said, option });
  };
  const start = async () => {
    call.current += 1;
    const mine = call.current;
    setStep({ at: 'loading' });
    try {
      const questions = await askGrammar(chosen);
      if (mine !== call.current) return;
      if (questions.length === 0) setStep({ at: 'start', stopped: true, none: true });
      else ask({ answers: [], queue: questions.map(asAsked) });
    } catch (error) {
      if (mine === call.current) setStep({ at: 'failed', error });
    }
  };

  return {
    step,
    start: () => void start(),
    choose: (option: GrammarOption) => {
      const asked = step.at === 'asking' && step.drill.queue[0];
      if (!asked) return;
      const right = option.id === asked.question.right.id;
      answered(step.drill, right, option.written, right ? null : option);
    },
    /** A typed answer; a blank one, and one that says nearly the same, are told and cost nothing. */
    answer: (text: string) => {
      const asked = step.at === 'asking' && step.drill.queue[0];
      if (!asked) return;
      const verdict = gradePattern(asked.question, text);
      if (verdict.is === 'blank' || verdict.is === 'alike') return setStep({ ...step, note: verdict.is });
      answered(step.drill, verdict.is === 'right', text.trim(), verdict.is === 'wrong' ? verdict.option : null);
    },
    typed: () => step.at === 'asking' && step.note !== null && setStep({ ...step, note: null }),
    giveUp: () => step.at === 'asking' && answered(step.drill, false, '', null),
    next: () => step.at === 'answered' && ask(step.next),
    /** The patterns that were missed, once more. */
    again: (drill: Run) => {
      const missed = countedAnswers(drill).filter(({ right }) => !right);
      ask({ answers: [], queue: missed.map(({ question }) => asAsked(question)) });
    },
    stop: () => {
      storeDrill(of, null);
      setStep({ at: 'start', stopped: true, none: false });
    },
  };
}

export type GrammarRun = ReturnType<typeof useGrammarDrill>;
export type GrammarAsking = { readonly step: Extract<GrammarStep, { at: 'asking' }>; readonly run: GrammarRun };
