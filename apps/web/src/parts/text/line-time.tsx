import css from './line-time.module.css';

const two = (value: number): string => `${value}`.padStart(2, '0');

/** The text of a moment of a song: 00:12.4. */
export function shownTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  return `${two(Math.floor(tenths / 600))}:${two(Math.floor(tenths / 10) % 60)}.${tenths % 10}`;
}

/** The moment at which a line begins. */
export const LineTime = ({ startMs }: { startMs: number }) => <span className={css['time']}>{shownTime(startMs)}</span>;
