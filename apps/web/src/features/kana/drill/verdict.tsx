import { format, kana as messages } from '@utarang/messages';
import { CircleCheckBig, CircleX } from 'lucide-react';
import { Message } from '../../../ui/message/message.js';
import { Strip } from '../../../ui/notice/strip.js';
import type { DrillStep } from './use-drill.js';

type AnsweredStep = Extract<DrillStep, { at: 'answered' }>;

function textOf({ drill, next, right, said, other }: AnsweredStep): string {
  if (right) return messages['drill.right'];
  const wrong =
    said === ''
      ? messages['drill.gaveUp']
      : other
        ? format(messages[drill.mode === 'read' ? 'drill.wrongOther' : 'drill.wrongChoice'], { letter: other.letter })
        : messages['drill.wrong'];
  const comesAgain = next.queue.some(({ letter }) => letter === drill.queue[0]?.letter);
  return comesAgain ? `${wrong} ${messages['drill.comesAgain']}` : wrong;
}

/** The line that says whether the answer was right, and whether the letter comes again. */
export const Verdict = ({ step }: { step: AnsweredStep }) => (
  <Strip variant={step.right ? 'ok' : 'bad'} icon={step.right ? CircleCheckBig : CircleX}>
    <Message>{textOf(step)}</Message>
  </Strip>
);
