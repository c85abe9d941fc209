import { scoreOf } from '@utarang/domain/kana';
import { format, kana as messages } from '@utarang/messages';
import css from './drill-card.module.css';
import type { DrillStep } from './use-drill.js';

type DrillProgressProps = { heading: string; step: Exclude<DrillStep, { at: 'intro' }> };

/** The progress of the drill, with the results so far. */
export function DrillProgress({ heading, step }: DrillProgressProps) {
  const drill = step.at === 'answered' ? step.next : step.drill;
  const { answers, queue } = drill;
  const total = answers.length + queue.length;
  const place = step.at === 'asking' ? answers.length + 1 : answers.length;
  const { right, total: counted } = scoreOf(drill);
  const placeText = format(messages['drill.place'], { total, n: place });
  return (
    <div className={css['progress']}>
      <div
        className={css['parts']}
        role="progressbar"
        aria-label={messages['drill.progress']}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={place}
        aria-valuetext={placeText}
      >
        {Array.from({ length: total }, (_, index) => {
          const answer = answers[index];
          const is = answer ? (answer.right ? 'right' : 'wrong') : index === place - 1 ? 'now' : undefined;
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
          return <i key={index} data-is={is} />;
        })}
      </div>
      <p className={css['ends']}>
        <span id={heading}>{placeText}</span>
        <span>{format(messages['drill.tally'], { right, wrong: counted - right })}</span>
      </p>
    </div>
  );
}
