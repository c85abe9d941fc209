import { format, review } from '@utarang/messages';
import { cx } from '../../../lib/cx.js';
import css from './memory-bars.module.css';

type MemoryBarsProps = {
  strength: number;
  /** True for a word that was just forgotten. */
  low?: boolean;
};

/** The five dots of a memory (docs/product/review.md#dots). */
export const MemoryBars = ({ strength, low = false }: MemoryBarsProps) => (
  <span role="img" aria-label={format(review.memory, { n: strength })} className={cx(css['bars'], low && css['low'])}>
    {[1, 2, 3, 4, 5].map((dot) => (
      <i key={dot} className={cx(dot <= strength && css['on'])} />
    ))}
  </span>
);
