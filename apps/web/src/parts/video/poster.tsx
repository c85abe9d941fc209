import { coverOf } from '@utarang/domain/songs';
import { cx } from '../../lib/cx.js';
import cover from '../music/cover.module.css';
import css from './video.module.css';

/** The width of the poster; it is as high as a cover, which is a square of 100. */
const WIDTH = 178;
const stretched = ({ x, y, r }: { x: number; y: number; r: number }) => ({ cx: (x * WIDTH) / 100, cy: y, r: r * 1.25 });

/** The cover of a song, as wide as its video (docs/product/songs.md#pictures). */
export function Poster({ id, title }: { id: number; title: string }) {
  const { tone, light, dark, initial } = coverOf(id, title);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 100`}
      aria-hidden="true"
      lang="ja"
      preserveAspectRatio="xMidYMid slice"
      className={cx(css['poster'], cover[`tone${tone}`])}
    >
      {/* A pattern cuts the circles off at its edge; by themselves they would reach beyond the poster. */}
      <defs>
        <pattern id={`poster-${id}`} width={WIDTH} height="100" patternUnits="userSpaceOnUse">
          <rect width={WIDTH} height="100" className={cover['ground']} />
          <circle {...stretched(light)} className={cover['light']} />
          <circle {...stretched(dark)} className={cover['dark']} />
        </pattern>
      </defs>
      <rect width={WIDTH} height="100" fill={`url(#poster-${id})`} />
      <text x="14" y="82" className={css['initial']}>
        {initial}
      </text>
    </svg>
  );
}
