import type { Stroke } from '@utarang/domain/writing';
import type { ReactNode } from 'react';
import css from './strokes.module.css';

type StrokeFigureProps = {
  strokes: readonly Stroke[];
  /** The highlighted stroke; undefined after the last. */
  current: number;
  /** The accessible name of the figure; without it, it is decoration beside a text. */
  label?: string;
  className?: string | undefined;
  children?: ReactNode;
};

/** Strokes in a square with its middle lines. */
export const StrokeFigure = ({ strokes, current, label, className, children }: StrokeFigureProps) => (
  <svg
    viewBox="0 0 100 100"
    className={className}
    role="img"
    aria-label={label ?? ''}
    aria-hidden={label === undefined}
  >
    <path className={css['middle']} d="M50 4V96M4 50H96" />
    {strokes.map((stroke, i) => (
      <StrokeLine key={stroke.join(' ')} stroke={stroke} className={i === current ? css['current'] : undefined} />
    ))}
    {children}
  </svg>
);

type StrokeLineProps = { stroke: Stroke; className?: string | undefined; delay?: string };

/** A stroke as a line; `pathLength` lets a style draw it from its start. */
export const StrokeLine = ({ stroke, className, delay }: StrokeLineProps) => (
  <polyline
    points={stroke.join(' ')}
    pathLength={1}
    className={className}
    style={delay ? { animationDelay: delay } : undefined}
  />
);
