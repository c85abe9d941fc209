import type { LyricLine } from '@utarang/contract';
import { tenthsText } from '@utarang/domain/timing';
import { format, timing as messages } from '@utarang/messages';
import { Check } from 'lucide-react';
import { cx } from '../../lib/cx.js';
import { LineText } from '../line-study/line-text.js';
import css from './timing.module.css';
import { NUDGE_MS } from './use-line-times.js';

type TimingRowProps = {
  line: LyricLine;
  n: number;
  startMs: number | null;
  isNext: boolean;
  onChoose: () => void;
  onNudge: (by: number) => void;
  onPlay: (ms: number) => void;
};

/** A line with the time at which it begins, and buttons that correct it. */
export function TimingRow({ line, n, startMs, isNext, onChoose, onNudge, onPlay }: TimingRowProps) {
  const time = startMs === null ? '' : tenthsText(startMs + 50);
  return (
    <li className={cx(isNext && css['next'])} data-next={isNext ? '' : undefined} aria-current={isNext}>
      <button
        type="button"
        className={cx(css['number'], startMs !== null && css['done'])}
        aria-label={format(messages.choose, { n })}
        onClick={onChoose}
      >
        <span>{startMs === null ? n : <Check size={16} />}</span>
      </button>
      <LineText line={line} links={false} className={css['japanese']} />
      {startMs === null ? (
        <span className={cx(isNext ? css['tag'] : css['none'])}>{isNext ? messages.next : messages.none}</span>
      ) : (
        <span className={css['times']}>
          {isNext && <span className={css['tag']}>{messages.next}</span>}
          <button type="button" aria-label={format(messages.earlier, { n })} onClick={() => onNudge(-NUDGE_MS)}>
            −0.1
          </button>
          <button
            type="button"
            className={css['chip']}
            aria-label={format(messages.playFrom, { n, time })}
            onClick={() => onPlay(startMs)}
          >
            {time}
          </button>
          <button type="button" aria-label={format(messages.later, { n })} onClick={() => onNudge(NUDGE_MS)}>
            +0.1
          </button>
        </span>
      )}
    </li>
  );
}
