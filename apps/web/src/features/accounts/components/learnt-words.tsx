import { type Heatmap, pages } from '@utarang/contract';
import { format, heat } from '@utarang/messages';
import { Link } from 'react-router';
import { Bone } from '../../../ui/skeleton/bone.js';
import css from './progress-summary.module.css';

type LearntWordsProps = {
  /** Undefined while they load. */
  counts: Pick<Heatmap, 'learntWords' | 'metWords'> | undefined;
};

/**
 * The numbers of words that are learnt and met (docs/product/review.md#learnt-and-met), and a link to their history.
 */
export const LearntWords = ({ counts }: LearntWordsProps) => (
  <div className={css['words']}>
    <p>
      {counts ? (
        <b>{format(heat.words, { learnt: counts.learntWords, met: counts.metWords })}</b>
      ) : (
        <Bone className={css['wordsBone']} />
      )}
      <Link to={pages.statistics}>{heat.statistics}</Link>
    </p>
    <p>{heat.wordsAbout}</p>
  </div>
);
