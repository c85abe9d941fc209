import { cx } from '../../../lib/cx.js';
import css from './chart.module.css';
import { Frame, HEIGHT, ticksTo, WIDTH } from './frame.js';

type BarChartProps = {
  label: string;
  values: readonly number[];
  x: readonly string[];
};

/** Bars side by side; the highest is highlighted. */
export function BarChart({ label, values, x }: BarChartProps) {
  const highest = Math.max(...values);
  const marks = ticksTo(highest);
  const high = marks.at(-1) ?? 1;
  const width = WIDTH / values.length;
  return (
    <Frame label={label} y={marks.map((value) => ({ value, text: value.toLocaleString('ko') }))} x={x}>
      {values.map((value, index) => {
        const height = (HEIGHT * value) / high;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is its identity
            key={index}
            className={cx(css['bar'], value === highest && value > 0 && css['most'])}
            x={index * width + width * 0.15}
            width={width * 0.7}
            y={HEIGHT - height}
            height={height}
          />
        );
      })}
    </Frame>
  );
}
