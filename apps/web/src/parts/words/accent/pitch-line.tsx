import { pitchOf } from '@utarang/domain/accent';
import { cx } from '../../../lib/cx.js';
import css from './pitch-line.module.css';

type PitchLineProps = { reading: string; accent: number; className?: string | undefined };

/** A reading with a line over its high morae, which ends in a hook where the pitch falls. */
export const PitchLine = ({ reading, accent, className }: PitchLineProps) => (
  <span className={cx(css['line'], className)} lang="ja">
    {pitchOf(reading, accent).map(({ kana, high, falls }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mora has no identity but its index
      <span key={index} className={cx(css['mora'], high && css['high'], falls && css['falls'])}>
        {kana}
      </span>
    ))}
  </span>
);
