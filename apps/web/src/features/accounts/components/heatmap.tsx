import type { Heatmap as HeatmapAnswer } from '@utarang/contract';
import { heatBand } from '@utarang/domain/study';
import { format, heat } from '@utarang/messages';
import { Fragment, memo, type Ref, useMemo } from 'react';
import { cx } from '../../../lib/cx.js';
import { type Day, dayPointsText, lastDay, monthSpans, pointsOf, weeksOf } from '../rules/heat-year.js';
import { useCurrentDay } from '../use-current-day.js';
import { HeatLegend } from './heat-legend.js';
import css from './heatmap.module.css';

const WEEKDAYS = heat.weekdays.split(',');

type HeatmapProps = {
  year: number;
  /** The date in Seoul. */
  today: Day;
  /** Undefined while they load: the squares are then rendered without points. */
  days: HeatmapAnswer['days'] | undefined;
};

/**
 * The days of a year as squares, a week a column. To the keyboard and to screen readers it is a grid: one tab stop,
 * arrow keys from day to day, and each day has its points as its name. The day under the pointer, or else the chosen
 * day, is also written out below.
 */
export function Heatmap({ year, today, days }: HeatmapProps) {
  const weeks = useMemo(() => weeksOf(year), [year]);
  const last = lastDay(year, today, days ?? {});
  const loaded = days !== undefined;
  const { current, writtenDay, scroller, square, handlers } = useCurrentDay(year, last, loaded);

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
          <MonthRow weeks={weeks} />
          <tbody {...handlers}>
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

/** The months' names, each above its first week. */
const MonthRow = memo(function MonthRow({ weeks }: { weeks: ReturnType<typeof weeksOf> }) {
  return (
    <thead aria-hidden="true">
      <tr>
        <td />
        {monthSpans(weeks).map(({ month, columns }) => (
          <Fragment key={month}>
            <td>{format(heat.month, { m: month })}</td>
            <td colSpan={columns - 1} />
          </Fragment>
        ))}
      </tr>
    </thead>
  );
});

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
