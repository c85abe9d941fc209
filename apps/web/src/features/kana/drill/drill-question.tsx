import { kana as messages } from '@utarang/messages';
import shared from '../../../parts/drill/drill.module.css';
import { ListeningQuestion } from './listening-question.js';
import { ReadingQuestion } from './reading-question.js';
import type { AskingProps } from './use-drill.js';

/** The letter that is asked: seen, or heard. */
export const DrillQuestion = ({ step, run }: AskingProps) => (
  <>
    {step.drill.queue[0]?.again && <p className={shared['again']}>{messages['drill.again']}</p>}
    {step.drill.mode === 'read' ? (
      <ReadingQuestion step={step} run={run} />
    ) : (
      <ListeningQuestion step={step} run={run} />
    )}
  </>
);
