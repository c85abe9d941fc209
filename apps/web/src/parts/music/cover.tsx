import { type CoverCircle, coverOf } from '@utarang/domain/songs';
import { memo } from 'react';
import { cx } from '../../lib/cx.js';
import css from './cover.module.css';

type CoverProps = {
  id: number;
  /** The name or the title, whose initial it shows. */
  name: string;
  round?: boolean;
  className?: string | undefined;
};

const circle = ({ x, y, r }: CoverCircle) => ({ cx: x, cy: y, r });

/** The generated picture of an artist or a song (docs/product/songs.md#pictures). The name beside it describes it. */
export const Cover = memo(({ id, name, round = false, className }: CoverProps) => {
  const { tone, light, dark, initial } = coverOf(id, name);
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      lang="ja"
      className={cx(css['cover'], css[`tone${tone}`], round && css['round'], className)}
    >
      <rect width="100" height="100" className={css['ground']} />
      <circle {...circle(light)} className={css['light']} />
      <circle {...circle(dark)} className={css['dark']} />
      <text x="50" y="50" className={initial.length > 1 ? css['two'] : css['one']}>
        {initial}
      </text>
    </svg>
  );
});
