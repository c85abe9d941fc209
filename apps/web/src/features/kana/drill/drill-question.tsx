import { kana as messages } from '@utarang/messages';
import css from './drill-card.module.css';
import { ListeningQuestion } from './listening-question.js';
import { ReadingQuestion } from './reading-question.js';
import type { Asking } from './use-drill.js';

/** The letter that is asked: seen, or heard. */
export const DrillQuestion = ({ step, run }: Asking) => (
  <>
    {step.drill.queue[0]?.again && <p className={css['again']}>{messages['drill.again']}</p>}
    {step.drill.mode === 'read' ? (
      <ReadingQuestion step={step} run={run} />
    ) : (
      <ListeningQuestion step={step} run={run} />
    )}
  </>
);
