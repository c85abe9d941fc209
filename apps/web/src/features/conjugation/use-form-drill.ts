import {
  answerAsked,
  countedAnswers,
  type DrillForm,
  type DrillWord,
  type FormDrill,
  gradeForm,
  startFormDrill,
} from '@utarang/domain/conjugation';
import { useState } from 'react';

/** The step of a drill. */
export type FormStep =
  | { readonly at: 'start'; readonly stopped: boolean }
  | { readonly at: 'asking'; readonly drill: FormDrill; readonly blank: boolean }
  /** `next` is the drill after the answer; `typed` the form of the word that was typed instead. */
  | {
      readonly at: 'answered';
      readonly drill: FormDrill;
      readonly next: FormDrill;
      readonly right: boolean;
      readonly said: string;
      readonly typed: DrillForm | null;
    }
  | { readonly at: 'results'; readonly drill: FormDrill };

/** The state of a drill of some forms of some words: its questions and its answers. */
export function useFormDrill(words: readonly DrillWord[], forms: readonly DrillForm[]) {
  const [step, setStep] = useState<FormStep>({ at: 'start', stopped: false });
  const ask = (drill: FormDrill) =>
    setStep(drill.queue.length > 0 ? { at: 'asking', drill, blank: false } : { at: 'results', drill });
  const answered = (drill: FormDrill, right: boolean, said: string, typed: DrillForm | null) =>
    setStep({ at: 'answered', drill, next: answerAsked(drill, { said, right }), right, said, typed });
  return {
    step,
    start: () => ask(startFormDrill(words, forms, Math.random)),
    /** Takes a typed form; a blank one only gets a note and costs nothing. */
    answer: (text: string) => {
      const asked = step.at === 'asking' && step.drill.queue[0];
      if (!asked) return;
      const verdict = gradeForm(asked.word, asked.form, text);
      if (verdict.is === 'blank') return setStep({ ...step, blank: true });
      answered(step.drill, verdict.is === 'right', text.trim(), verdict.is === 'wrong' ? verdict.typed : null);
    },
    typed: () => step.at === 'asking' && step.blank && setStep({ ...step, blank: false }),
    giveUp: () => step.at === 'asking' && answered(step.drill, false, '', null),
    next: () => step.at === 'answered' && ask(step.next),
    /** Repeats the forms that were missed. */
    again: (drill: FormDrill) => {
      const missed = countedAnswers(drill).filter(({ right }) => !right);
      ask({ answers: [], queue: missed.map(({ word, form }) => ({ word, form, again: false })) });
    },
    stop: () => setStep({ at: 'start', stopped: true }),
  };
}

export type FormRun = ReturnType<typeof useFormDrill>;
