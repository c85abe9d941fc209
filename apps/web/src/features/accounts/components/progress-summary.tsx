import type { Heatmap } from '@utarang/contract';
import { format, heat } from '@utarang/messages';
import { Flame } from 'lucide-react';
import { Bone } from '../../../ui/skeleton/bone.js';
import css from './progress-summary.module.css';

type ProgressSummaryProps = {
  /** `올해 1,451점`; undefined while it loads, as `overall` is. */
  total: string | undefined;
  overall: Pick<Heatmap, 'streak' | 'longestStreak'> | undefined;
};

/**
 * The sum of the squares: the year's points and the days in a row with points. Only the member's card shows the level.
 */
export const ProgressSummary = ({ total, overall }: ProgressSummaryProps) => (
  <div className={css['summary']}>
    <p className={css['total']}>{total ?? <Bone className={css['totalBone']} />}</p>
    {overall ? <Overall {...overall} /> : <Bone className={css['lineBone']} />}
  </div>
);

const Overall = ({ streak, longestStreak }: NonNullable<ProgressSummaryProps['overall']>) =>
  longestStreak === 0 ? (
    <p className={css['line']}>{heat.firstDay}</p>
  ) : (
    <p className={css['line']}>
      {streak > 0 ? (
        <span className={css['streak']}>
          <Flame size={20} />
          {format(heat.streak, { n: streak })}
        </span>
      ) : (
        heat.noStreak
      )}
      <span className={css['longest']}>{format(heat.longest, { n: longestStreak })}</span>
    </p>
  );
