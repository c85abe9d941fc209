import { cx } from '../../../lib/cx.js';
import { Bone } from '../../../ui/skeleton/bone.js';
import css from './card-skeleton.module.css';

/**
 * Reserves the place of a card whose word is being loaded; its bars appear after 150 ms, so that a quick answer shows
 * none.
 */
export const CardSkeleton = ({ rows = false }: { rows?: boolean }) => (
  <div className={cx(css['card'], rows && css['rows'])} aria-hidden="true">
    <div className={css['bones']}>
      <Bone />
      <Bone />
      <Bone />
    </div>
  </div>
);
