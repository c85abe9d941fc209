import {
  answerDrill,
  type Drill,
  type DrillMode,
  gradeReading,
  type Letter,
  letterOf,
  missedIn,
  scoreOf,
  startDrill,
} from '@utarang/domain/kana';
import { useState } from 'react';
import { readStoredDrill, storeDrill, storeResult } from './drill-storage.js';
import type { DrillSet } from './sets.js';

/** The step of a drill. */
export type DrillStep =
  /** `stopped`: a drill was just interrupted here. */
  | { at: 'intro'; stopped: boolean }
  | { at: 'asking'; drill: Drill; blank: boolean }
  /** `next` is the drill after the answer; `other` the letter that was meant or chosen instead. */
  | { at: 'answered'; drill: Drill; next: Drill; right: boolean; said: string; other: Letter | null }
  /** `before` is the number of right answers the last time; `whole` whether the drill had the whole set. */
  | { at: 'results'; drill: Drill; before: number | null; whole: boolean };

/** Twice each: a letter that was just seen is not known yet. */
const TIMES_MISSED = 2;
const MISSED_MAX = 10;

/** The state of a drill of a set: its questions, its answers, and what the device stores of it. */
export function useDrill(set: DrillSet) {
  const [step, setStep] = useState<DrillStep>({ at: 'intro', stopped: false });
  /**
   * True if the drill has the whole set, so that its result is stored: missed letters are repeated for practice alone.
   */
  const [whole, setWhole] = useState(true);

  const begin = (drill: Drill, ofWhole: boolean) => {
    setWhole(ofWhole);
    if (ofWhole) storeDrill(set.id, drill);
    setStep({ at: 'asking', drill, blank: false });
  };
  const answered = (drill: Drill, right: boolean, said: string, other: Letter | null) => {
    const next = answerDrill(drill, { said, right });
    if (whole) storeDrill(set.id, next);
    setStep({ at: 'answered', drill, next, right, said, other });
  };

  return {
    step,
    start: (mode: DrillMode) => begin(startDrill(mode, set.letters, Math.random), true),
    resume: (drill: Drill) => begin(drill, true),
    /** The unfinished drill that the device has stored; null where there is none. */
    unfinished: () => readStoredDrill(set.id),
    /** Takes a typed reading; a blank one only gets a note and costs nothing. */
    read: (typed: string) => {
      const asked = askedIn(step);
      if (step.at !== 'asking' || !asked) return;
      const verdict = gradeReading(asked, typed, set.letters);
      if (verdict.is === 'blank') setStep({ ...step, blank: true });
      else answered(step.drill, verdict.is === 'right', typed.trim(), verdict.is === 'wrong' ? verdict.other : null);
    },
    /** Takes a chosen letter of a question that is heard. */
    choose: (letter: string) => {
      const asked = askedIn(step);
      if (step.at !== 'asking' || !asked) return;
      const right = letter === asked.letter;
      answered(step.drill, right, letter, right ? null : (letterOf(letter) ?? null));
    },
    giveUp: () => step.at === 'asking' && answered(step.drill, false, '', null),
    typed: () => step.at === 'asking' && step.blank && setStep({ ...step, blank: false }),
    next: () => {
      if (step.at !== 'answered') return;
      const drill = step.next;
      if (drill.queue.length > 0) return setStep({ at: 'asking', drill, blank: false });
      const before = whole ? storeResult(set.id, drill.mode, scoreOf(drill).right) : null;
      setStep({ at: 'results', drill, before, whole });
    },
    /** Repeats the letters that were missed, for practice. */
    again: (drill: Drill) => {
      const letters = missedIn(drill).flatMap(({ letter }) => letterOf(letter) ?? []);
      const length = Math.min(MISSED_MAX, TIMES_MISSED * letters.length);
      begin(startDrill(drill.mode, letters, Math.random, length), false);
    },
    /** Interrupts the drill; it is offered again. */
    stop: () => setStep({ at: 'intro', stopped: true }),
  };
}

export type DrillRun = ReturnType<typeof useDrill>;

/** A drill that waits for an answer. */
export type AskingProps = { step: Extract<DrillStep, { at: 'asking' }>; run: DrillRun };

/** The letter that is asked, or was answered. */
export const askedIn = (step: DrillStep): Letter | undefined =>
  step.at === 'asking' || step.at === 'answered' ? letterOf(step.drill.queue[0]?.letter ?? '') : undefined;
