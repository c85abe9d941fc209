import type { LineProgress } from '@utarang/domain/songs';
import { song as messages } from '@utarang/messages';
import css from './line-study.module.css';

/** A segment for each line: done, the current one, or still to come. */
export function Segments({ progress, count, text }: { progress: LineProgress; count: number; text: string }) {
  const lineNumbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div
      role="progressbar"
      className={css['segments']}
      aria-label={messages.progress}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={progress.done.length}
      aria-valuetext={text}
    >
      {lineNumbers.map((n) => (
        <i key={n} className={n === progress.at ? css['now'] : progress.done.includes(n) ? css['done'] : undefined} />
      ))}
    </div>
  );
}
