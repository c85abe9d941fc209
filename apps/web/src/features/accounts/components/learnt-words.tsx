import { type Heatmap, pages } from '@utarang/contract';
import { format, heat } from '@utarang/messages';
import { Link } from 'react-router';
import { Bone } from '../../../ui/skeleton/bone.js';
import css from './progress-summary.module.css';

type LearntWordsProps = {
  /** Undefined while they load. */
  of: Pick<Heatmap, 'learntWords' | 'metWords'> | undefined;
};

/**
 * The numbers of words that are learnt and met (docs/product/review.md#learnt-and-met), and a link to their history.
 */
export const LearntWords = ({ of }: LearntWordsProps) => (
  <div className={css['words']}>
    <p>
      {of ? (
        <b>{format(heat.words, { learnt: of.learntWords, met: of.metWords })}</b>
      ) : (
        <Bone className={css['wordsBone']} />
      )}
      <Link to={pages.statistics}>{heat.statistics}</Link>
    </p>
    <p>{heat.wordsAbout}</p>
  </div>
);
