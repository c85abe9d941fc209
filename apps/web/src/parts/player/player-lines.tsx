import type { LyricLine } from '@utarang/contract';
import type { TimedLine } from '@utarang/domain/timing';
import { player as messages } from '@utarang/messages';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useMediaQuery } from '../../lib/media-query.js';
import { LineText } from '../line-study/line-text.js';
import { useSentenceView } from '../sentences/view.js';
import css from './player.module.css';

/** The least time for which the list stays where the reader scrolled it; then it follows the next line. */
export const STAYS_MS = 3000;

const SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

type PlayerLinesProps = {
  lines: readonly LyricLine[];
  timeline: readonly TimedLine[];
  /** The index of the current line. */
  place: number;
  /** True if lines are covered until they are sung. */
  hides: boolean;
  onGo: (place: number) => void;
  /** Renders a line by its number in place of its text: one with blanks. */
  renderLine?: ((line: number) => ReactNode) | undefined;
};

/** The lines of a text around the current one, which stays in the middle unless the reader scrolls. */
export function PlayerLines({ lines, timeline, place, hides, onGo, renderLine }: PlayerLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const current = timeline[place]?.line ?? null;

  useEffect(() => {
    const element = list.current;
    const note = () => {
      scrolledAt.current = performance.now();
    };
    for (const event of SCROLLS) element?.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of SCROLLS) element?.removeEventListener(event, note);
    };
  }, []);
  useEffect(() => {
    const [box, line] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current="true"]')];
    if (!box || !line || current === null || performance.now() - scrolledAt.current < STAYS_MS) return;
    const top = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
    box.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
  }, [current, calm]);

  const placeOf = (line: number) => timeline.findIndex((each) => each.line === line);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <ol ref={list} className={css['lines']} aria-label={messages.lines} tabIndex={0}>
      {lines.map((line, index) => {
        const linePlace = placeOf(index);
        const distance = current === null ? 2 : Math.abs(index - current);
        return (
          <Line
            key={line.id}
            line={line}
            number={index}
            variant={current === index ? 'now' : distance === 1 ? 'near' : 'far'}
            covered={hides && linePlace > place}
            onGo={linePlace < 0 ? null : onGo}
            place={linePlace}
            renderLine={renderLine}
          />
        );
      })}
    </ol>
  );
}

type LineProps = {
  line: LyricLine;
  number: number;
  variant: 'now' | 'near' | 'far';
  covered: boolean;
  /** Its place among the timed lines. */
  place: number;
  /** Null where the line has no time. */
  onGo: ((place: number) => void) | null;
  renderLine: PlayerLinesProps['renderLine'];
};

const Line = memo(function Line({ line, number, variant, covered, place, onGo, renderLine }: LineProps) {
  const shown = useSentenceView();
  const isNow = variant === 'now';
  const own = renderLine?.(number) ?? null;
  const forms = own ?? (
    <>
      <LineText line={line} links={isNow} className={css['japanese']} />
      {isNow && shown.pronunciation.shown && <p className={css['pronunciation']}>{line.koPron}</p>}
      {variant !== 'far' && shown.korean.shown && line.koMean !== '' && <p className={css['korean']}>{line.koMean}</p>}
    </>
  );
  if (isNow || own !== null || !onGo)
    return (
      <li className={css[variant]} aria-current={isNow}>
        {covered ? <p className={css['covered']}>{messages.hidden}</p> : forms}
      </li>
    );
  return (
    <li className={css[variant]}>
      <button type="button" className={css['go']} onClick={() => onGo(place)}>
        {covered ? <span className={css['covered']}>{messages.hidden}</span> : forms}
        <span className="sr">{messages.toLine}</span>
      </button>
    </li>
  );
});
