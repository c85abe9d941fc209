import type { Heatmap as HeatmapAnswer } from '@utarang/contract';
import { heatBand } from '@utarang/domain/study';
import { format, heat } from '@utarang/messages';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type Ref,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../../lib/cx.js';
import { type Day, dayAfterKey, dayPointsText, lastDay, monthSpans, pointsOf, weeksOf } from '../rules/heat-year.js';
import { HeatLegend } from './heat-legend.js';
import css from './heatmap.module.css';

const WEEKDAYS = heat.weekdays.split(',');
const LOOK_BACK = 3; // columns that stay in sight after the latest day

type HeatmapProps = {
  year: number;
  /** The date in Seoul. */
  today: Day;
  /** Undefined while they load: the squares are then rendered without points. */
  days: HeatmapAnswer['days'] | undefined;
};

/** The scroll position at which the day is in view, and the first visible month from its first week on. */
function scrollLeftFor(box: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  const least = offsetLeft + offsetWidth * LOOK_BACK - box.clientWidth;
  const [corner, ...rest] = box.querySelectorAll<HTMLElement>('thead td');
  const weekdays = corner ? corner.offsetLeft + corner.offsetWidth : 0;
  const starts = rest.filter(({ textContent }) => textContent).map((month) => month.offsetLeft - weekdays);
  return starts.find((start) => start >= least) ?? least;
}

const dayAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('td[data-day]')?.dataset['day'];

/**
 * The days of a year as squares, a week a column. To the keyboard and to screen readers it is a grid: one tab stop,
 * arrow keys from day to day, and each day has its points as its name. The day under the pointer, or else the chosen
 * day, is also written out below.
 */
export function Heatmap({ year, today, days }: HeatmapProps) {
  const weeks = useMemo(() => weeksOf(year), [year]);
  const months = useMemo(() => monthSpans(weeks), [weeks]);
  const last = lastDay(year, today, days ?? {});
  const [chosen, setChosen] = useState<Day | null>(null);
  const [pointed, setPointed] = useState<Day | null>(null);
  const current = chosen ?? last;
  const writtenDay = pointed ?? current;

  const scroller = useRef<HTMLDivElement>(null);
  const square = useRef<HTMLTableCellElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that was chosen
  useLayoutEffect(() => {
    if (moved.current) square.current?.focus();
    moved.current = false;
  }, [current]);
  // Where the whole year does not fit, its latest days are in view.
  const loaded = days !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each year
  useLayoutEffect(() => {
    if (scroller.current && square.current)
      scroller.current.scrollLeft = scrollLeftFor(scroller.current, square.current);
  }, [year, loaded]);

  const choose = (day: Day) => {
    if (day === current) square.current?.focus();
    moved.current = day !== current;
    setChosen(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const nextDay = dayAfterKey(event.key, current, `${year}-01-01`, last);
    if (nextDay === null) return;
    event.preventDefault();
    choose(nextDay);
  };
  const onClick = ({ target }: MouseEvent) => {
    const day = dayAt(target);
    if (day) choose(day);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setPointed(dayAt(target) ?? null);
  };

  return (
    <div className={css['year']} aria-busy={!loaded}>
      <div ref={scroller} className={css['scroller']}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are moved through by keys
          role="grid"
          className={css['grid']}
          aria-label={format(heat.grid, { year: String(year) })}
          aria-readonly="true"
          aria-hidden={!loaded || undefined}
        >
          <thead aria-hidden="true">
            <tr>
              <td />
              {months.map(({ month, columns }) => (
                <Fragment key={month}>
                  <td>{format(heat.month, { m: month })}</td>
                  <td colSpan={columns - 1} />
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody
            onKeyDown={onKeyDown}
            onClick={onClick}
            onPointerOver={onPointerOver}
            onPointerLeave={() => setPointed(null)}
          >
            {WEEKDAYS.map((name, weekday) => (
              <tr key={name}>
                <th scope="row">
                  <span className={cx(weekday % 2 === 1 && 'sr')}>{name}</span>
                </th>
                {weeks.map((week, column) => {
                  const day = week[weekday];
                  const isCurrent = loaded && day === current;
                  return (
                    <Square
                      key={day ?? `no ${column}`}
                      ref={isCurrent || (!loaded && day === last) ? square : null}
                      day={day}
                      // Days in the future have no text.
                      text={loaded && day && day <= last ? dayPointsText(day, pointsOf(days, day)) : null}
                      band={day ? heatBand(pointsOf(days ?? {}, day).points) : 0}
                      current={isCurrent}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css['foot']}>
        <p className={css['read']}>{loaded ? dayPointsText(writtenDay, pointsOf(days, writtenDay)) : heat.loading}</p>
        <HeatLegend />
      </div>
    </div>
  );
}

type SquareProps = {
  day: Day | null | undefined;
  /** The text; null for a day that cannot be chosen. */
  text: string | null;
  band: number;
  current: boolean;
  ref: Ref<HTMLTableCellElement> | null;
};

const Square = memo(function Square({ day, text, band, current, ref }: SquareProps) {
  if (!day) return <td className={css['none']} />;
  if (text === null) return <td ref={ref} className={cx(css['day'], css['b0'], css['future'])} />;
  return (
    <td
      ref={ref}
      data-day={day}
      className={cx(css['day'], css[`b${band}`], current && css['current'])}
      tabIndex={current ? 0 : undefined}
      aria-label={text}
    />
  );
});
