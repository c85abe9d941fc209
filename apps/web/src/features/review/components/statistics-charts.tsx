import type { PartOfSpeech, Statistics } from '@utarang/contract';
import { format, partsOfSpeech, stats } from '@utarang/messages';
import type { ReactNode } from 'react';
import { levelHue } from '../../../parts/level/level-hue.js';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { Panel } from '../../../ui/panel/panel.js';
import { AreaChart } from '../charts/area-chart.js';
import { BarChart } from '../charts/bar-chart.js';
import css from '../charts/chart.module.css';
import { LineChart } from '../charts/line-chart.js';
import { NumbersTable } from '../charts/numbers-table.js';
import page from './statistics.module.css';

type StatisticsProps = { data: Statistics };

/** `2026-11-23` as 11.23. */
const weekText = (date: string): string => {
  const [, month, day] = date.split('-');
  return format(stats.week, { month: String(Number(month)), day: String(Number(day)) });
};

/** Axis labels: at most `most` of the names, evenly spaced, the first and the last among them. */
const axisLabels = (names: readonly string[], most = 4): string[] => {
  const step = (names.length - 1) / (most - 1);
  return names.length <= most
    ? [...names]
    : Array.from({ length: most }, (_, index) => names[Math.round(index * step)]!);
};

const percent = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole));
const percentText = (value: number | null): string =>
  value === null ? stats.none : format(stats.percent, { n: value });
const minutes = (seconds: number): number => Math.round(seconds / 60);

type ChartProps = { title: string; note: string; children: ReactNode };

const Chart = ({ title, note, children }: ChartProps) => (
  <Panel title={title}>
    <p className={page['note']}>{note}</p>
    {children}
  </Panel>
);

/** The place of a chart without data. */
const Empty = ({ title, text }: { title: string; text: string }) => (
  <Panel title={title}>
    <p className={page['note']}>{text}</p>
  </Panel>
);

/** The ticks of the axis in per cent; the second row where a share is below the first tick. */
const RECALL_TICKS = [60, 70, 80, 90, 100];
const LOW_RECALL_TICKS = [0, 25, 50, 75, 100];
/** The band of good recall, in per cent. */
const GOOD_RECALL = [85, 95] as const;

export function Recall({ data: { retention } }: StatisticsProps) {
  const shares = retention.map(({ reviews, recalled }) => percent(recalled, reviews));
  if (shares.every((share) => share === null))
    return <Empty title={stats['recall.title']} text={stats['recall.empty']} />;
  const ticks = shares.some((share) => share !== null && share < RECALL_TICKS[0]!) ? LOW_RECALL_TICKS : RECALL_TICKS;
  return (
    <Chart title={stats['recall.title']} note={stats['recall.note']}>
      <LineChart
        label={stats['recall.title']}
        values={shares}
        y={ticks.map((value) => ({ value, text: String(value) }))}
        x={axisLabels(retention.map(({ week }) => weekText(week)))}
        band={GOOD_RECALL}
      />
      <NumbersTable
        columns={[stats['col.week'], stats['col.answers'], stats['col.share']]}
        rows={retention.map(({ week, reviews }, index) => [
          weekText(week),
          format(stats.times, { n: reviews }),
          percentText(shares[index] ?? null),
        ])}
      />
    </Chart>
  );
}

const DOTS = [1, 2, 3, 4, 5] as const;

export function Memory({ data: { memoryByWeek } }: StatisticsProps) {
  const names = DOTS.map((dot) => stats[`memory.${dot}`]);
  const weeks = memoryByWeek.map(({ week }) => weekText(week));
  return (
    <Chart title={stats['memory.title']} note={stats['memory.note']}>
      <AreaChart
        label={stats['memory.title']}
        rows={memoryByWeek.map(({ counts }) => counts)}
        names={names}
        x={axisLabels(weeks)}
      />
      <NumbersTable
        columns={[stats['col.week'], ...names]}
        rows={memoryByWeek.map(({ counts }, index) => [weeks[index], ...counts])}
      />
    </Chart>
  );
}

export function Learnt({ data: { learned } }: StatisticsProps) {
  if (learned.every(({ count }) => count === 0))
    return <Empty title={stats['learnt.title']} text={stats['learnt.empty']} />;
  return (
    <Chart title={stats['learnt.title']} note={stats['learnt.note']}>
      <BarChart
        label={stats['learnt.title']}
        values={learned.map(({ count }) => count)}
        x={axisLabels(learned.map(({ date }) => weekText(date)))}
      />
      <NumbersTable
        columns={[stats['col.week'], stats['col.learnt']]}
        rows={learned.map(({ date, count }) => [weekText(date), format(stats.words, { n: count })])}
      />
    </Chart>
  );
}

const HOURS = [0, 6, 12, 18, 23];

export function Hours({ data: { byHour } }: StatisticsProps) {
  const busiestHour = byHour.indexOf(Math.max(...byHour));
  return (
    <Chart title={stats['hour.title']} note={format(stats['hour.note'], { n: busiestHour })}>
      <BarChart
        label={stats['hour.title']}
        values={byHour}
        x={HOURS.map((hour) => format(stats['hour.of'], { n: hour }))}
      />
      <NumbersTable
        columns={[stats['col.hour'], stats['col.answers']]}
        rows={byHour.flatMap((count, hour) =>
          count === 0 ? [] : [[format(stats['hour.of'], { n: hour }), format(stats.times, { n: count })] as const],
        )}
      />
    </Chart>
  );
}

export function Time({ data: { secondsByWeek } }: StatisticsProps) {
  if (secondsByWeek.every(({ seconds }) => minutes(seconds) === 0))
    return <Empty title={stats['time.title']} text={stats['time.empty']} />;
  return (
    <Chart title={stats['time.title']} note={stats['time.note']}>
      <BarChart
        label={stats['time.title']}
        values={secondsByWeek.map(({ seconds }) => minutes(seconds))}
        x={axisLabels(secondsByWeek.map(({ week }) => weekText(week)))}
      />
      <NumbersTable
        columns={[stats['col.week'], stats['col.time']]}
        rows={secondsByWeek.map(({ week, seconds }) => [
          weekText(week),
          format(stats.minutes, { n: minutes(seconds) }),
        ])}
      />
    </Chart>
  );
}

type MetersProps = {
  /** The heading of the column with the totals. */
  totalColumn: string;
  title: string;
  note: string;
  column: string;
  rows: readonly {
    readonly name: ReactNode;
    readonly key: string;
    readonly learnt: number;
    readonly total: number;
    /** The CSS class of the colour of its bar; without one, the brand colour. */
    readonly hue?: string | undefined;
  }[];
};

const Meters = ({ title, note, column, totalColumn, rows }: MetersProps) => (
  <Chart title={title} note={note}>
    <ul className={css['meters']}>
      {rows.map(({ name, key, learnt, total, hue }) => (
        <li key={key} className={hue}>
          <span>{name}</span>
          <span className={css['meter']} aria-hidden="true">
            <svg width={`${percent(learnt, total) ?? 0}%`} />
          </span>
          <span>{format(stats['level.of'], { learnt, total })}</span>
        </li>
      ))}
    </ul>
    <NumbersTable
      columns={[column, stats['col.learnt'], totalColumn, stats['col.share']]}
      rows={rows.map(({ key, name, learnt, total }) => [
        typeof name === 'string' ? name : key,
        format(stats.words, { n: learnt }),
        format(stats.words, { n: total }),
        percentText(percent(learnt, total)),
      ])}
    />
  </Chart>
);

export const Levels = ({ data: { byLevel } }: StatisticsProps) => (
  <Meters
    title={stats['level.title']}
    note={stats['level.note']}
    column={stats['col.level']}
    totalColumn={stats['col.total']}
    rows={byLevel.map(({ level, learnt, total }) => ({
      name: <LevelTag level={level} />,
      key: level,
      learnt,
      total,
      hue: levelHue(level),
    }))}
  />
);

export const Parts = ({ data: { byPartOfSpeech } }: StatisticsProps) => (
  <Meters
    title={stats['part.title']}
    note={stats['part.note']}
    column={stats['col.part']}
    totalColumn={stats['col.met']}
    rows={byPartOfSpeech.map(({ partOfSpeech, learnt, met }) => ({
      name: partsOfSpeech[partOfSpeech as PartOfSpeech] ?? partOfSpeech,
      key: partOfSpeech,
      learnt,
      total: met,
    }))}
  />
);
