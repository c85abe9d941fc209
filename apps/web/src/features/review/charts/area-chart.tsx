import { area, stack } from 'd3-shape';
import css from './chart.module.css';
import { Frame, HEIGHT, ticksTo, WIDTH } from './frame.js';

type AreaChartProps = {
  label: string;
  /** Several counts at each place, the lowest area first; five at most. */
  rows: readonly (readonly number[])[];
  names: readonly string[];
  x: readonly string[];
};

/** Stacked counts over time. */
export function AreaChart({ label, rows, names, x }: AreaChartProps) {
  const marks = ticksTo(Math.max(...rows.map((row) => row.reduce((sum, count) => sum + count, 0))));
  const high = marks.at(-1) ?? 1;
  const layers = stack<readonly number[], number>()
    .keys(names.map((_, index) => index))
    .value((row, key) => row[key] ?? 0)([...rows]);
  const draw = area<readonly [number, number]>()
    .x((_, index) => (WIDTH * index) / Math.max(1, rows.length - 1))
    .y0(([from]) => HEIGHT - (HEIGHT * from) / high)
    .y1(([, to]) => HEIGHT - (HEIGHT * to) / high);
  return (
    <>
      <Frame label={label} y={marks.map((value) => ({ value, text: value.toLocaleString('ko') }))} x={x}>
        {layers.map((layer) => (
          <path
            key={layer.key}
            className={css[`fill${layer.key + 1}`]}
            d={draw(layer.map(([from, to]) => [from, to] as const)) ?? ''}
          />
        ))}
      </Frame>
      <ul className={css['legend']}>
        {names.map((name, index) => (
          <li key={name}>
            <i className={css[`fill${index + 1}`]} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
