import type { ReactNode } from 'react';
import css from './chart.module.css';

/** The size of a chart in its own units: it is stretched to its container, and lines keep their width. */
export const WIDTH = 100;
export const HEIGHT = 100;

export type Ticks = readonly { readonly value: number; readonly text: string }[];

type FrameProps = {
  /** The accessible name; the numbers are in the table below. */
  label: string;
  /** The ticks of the y axis, the lowest first, at equal distances. */
  y: Ticks;
  /** Some labels of the x axis, the first at its beginning and the last at its end. */
  x: readonly string[];
  children: ReactNode;
};

/** A chart with its axes. Labels of the axes are text of the page, so that they follow the reader's text size. */
export const Frame = ({ label, y, x, children }: FrameProps) => (
  <figure className={css['chart']} role="img" aria-label={label}>
    <div className={css['y']} aria-hidden="true">
      {y.map(({ value, text }) => (
        <span key={value}>{text}</span>
      ))}
    </div>
    <div className={css['plot']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {y.map(({ value }, index) => {
          const height = HEIGHT - (HEIGHT * index) / Math.max(1, y.length - 1);
          return <line key={value} className={css['rule']} x1={0} x2={WIDTH} y1={height} y2={height} />;
        })}
        {children}
      </svg>
    </div>
    <div className={css['x']} aria-hidden="true">
      {x.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  </figure>
);

/** Round ticks from 0 to at least the highest value: 0, 20, 40. */
export function ticksTo(most: number, steps = 2): number[] {
  const rough = Math.max(1, most) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
