import { line } from 'd3-shape';
import css from './chart.module.css';
import { Frame, HEIGHT, type Ticks, WIDTH } from './frame.js';

type LineChartProps = {
  label: string;
  /** The values; the line has a gap where there is null. */
  values: readonly (number | null)[];
  y: Ticks;
  x: readonly string[];
  /** A coloured range of values. */
  band?: readonly [from: number, to: number];
};

/** Consecutive values as a line. */
export function LineChart({ label, values, y, x, band }: LineChartProps) {
  const [low, high] = [y[0]?.value ?? 0, y.at(-1)?.value ?? 1];
  const xOf = (index: number) => (WIDTH * index) / Math.max(1, values.length - 1);
  const yOf = (value: number) => HEIGHT - (HEIGHT * (Math.max(low, Math.min(high, value)) - low)) / (high - low);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => xOf(index))
    .y((value) => yOf(value ?? 0))([...values]);
  return (
    <Frame label={label} y={y} x={x}>
      {band && (
        <rect className={css['band']} x={0} width={WIDTH} y={yOf(band[1])} height={yOf(band[0]) - yOf(band[1])} />
      )}
      {path && <path className={css['line']} d={path} />}
      {values.map(
        (value, index) =>
          value !== null && (
            // A line without a length is a dot, which is not stretched with the drawing.
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
            <path key={index} className={css['dot']} d={`M${xOf(index)},${yOf(value)}h0`} />
          ),
      )}
    </Frame>
  );
}
