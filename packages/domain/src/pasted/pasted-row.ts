import type { GivenReading } from '../text/given-readings.js';

export type { GivenReading };

/** A row of a pasted text before it becomes a line. A blank one has no text and no time. */
export type Row = {
  readonly text: string;
  readonly given: readonly GivenReading[];
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly translation: string | null;
};

export const rowOf = (text: string, startMs: number | null = null, endMs: number | null = null): Row => ({
  ...{ text, startMs, endMs },
  ...{ given: [], translation: null },
});

export const BLANK_ROW: Row = rowOf('');

export const isBlank = ({ text }: Row): boolean => text.trim() === '';

/** The rows of a text as it was pasted, unchanged. */
export const rowsOf = (text: string): Row[] =>
  text.split('\n').map((line) => (line.trim() === '' ? BLANK_ROW : rowOf(line)));
