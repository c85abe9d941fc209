import { course, format, song as messages } from '@utarang/messages';
import { PartyPopper } from 'lucide-react';
import { Button } from '../../ui/button/button.js';
import css from './line-study.module.css';
import type { LineStep } from './use-study-progress.js';

type StudyOverProps = {
  step: LineStep;
  total: number;
  /** The lines of the step that are not done: they were skipped. */
  left: number;
  onAgain: () => void;
  onLeave: () => void;
};

type Texts = { title: string; tip: string; again: string };

function textsOf(step: LineStep, total: number, left: number): Texts {
  if (step === 'lines') {
    const tip = format(messages.finishedDone, { total });
    return { title: messages.finished, tip, again: messages.finishedAgain };
  }
  if (left > 0) {
    const title = format(course[`${step}Left`], { n: left });
    return { title, tip: course[`${step}LeftTip`], again: course[`${step}LeftGo`] };
  }
  return { title: course[`${step}Over`], tip: course[`${step}OverTip`], again: messages.finishedAgain };
}

/** The end after the last line: what is done, what is left, and what can be done next. */
export function StudyOver({ step, total, left, onAgain, onLeave }: StudyOverProps) {
  const { title, tip, again } = textsOf(step, total, left);
  const [againVariant, leaveVariant] = left > 0 ? (['pri', 'sec'] as const) : (['sec', 'pri'] as const);
  return (
    <div className={css['over']}>
      {left === 0 && <PartyPopper size={36} />}
      <p className={css['finished']}>{title}</p>
      <p>{tip}</p>
      <div className={css['choices']}>
        <Button variant={againVariant} onClick={onAgain}>
          {again}
        </Button>
        <Button variant={leaveVariant} onClick={onLeave}>
          {messages.lineEnd}
        </Button>
      </div>
    </div>
  );
}
