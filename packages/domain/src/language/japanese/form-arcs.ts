import { type Kind, ROWS, type Row, rowOf } from './rows.js';
import { type FormName, STEPS, type Step } from './steps.js';

/**
 * One step from a row of forms to the next, as it sounds: `piece` stands behind the stem, and `ending` behind that where the
 * form ends here. From there it goes on with `row`, or not at all. 書 + か + ない is negative by the piece か, な and the ending い.
 */
export type FormArc = {
  readonly piece: string;
  readonly ending: string;
  readonly names: readonly FormName[];
  readonly row: Row | null;
  readonly stages: readonly number[];
};

const ARCS = new Map<Row, readonly FormArc[]>();

/**
 * The steps that lead on from a row, in kana and, where their suffixes are written so too, in kanji. They say together what
 * `inflected` says of one chain: forms are walked along, not listed.
 */
export function formArcs(row: Row): readonly FormArc[] {
  const known = ARCS.get(row);
  if (known) return known;
  const arcs = STEPS.filter(({ from }) => from.includes(row.kind)).flatMap((step) => arcsBy(row, step));
  ARCS.set(row, arcs);
  return arcs;
}

const arcsBy = (row: Row, step: Step): FormArc[] =>
  (row.bases[step.base] ?? []).flatMap((base) =>
    step.suffixes.map((suffix) => {
      const text = base + suffix;
      const reached = rowOf(text, step.to);
      const ending = reached?.ending ?? '';
      return {
        piece: text.slice(0, text.length - ending.length),
        ending,
        names: step.names,
        row: reached,
        stages: step.stages,
      };
    }),
  );

/** The row of a dictionary form as it is written, and that of its reading, which differ in 来る and 有る; null where it has none. */
export function rowsOf(written: string, reading: string, kind: Kind): { written: Row; reading: Row } | null {
  const row = rowOf(written, kind);
  const read = row && reading.endsWith(row.ending) ? row : rowOf(reading, kind);
  return row && read ? { written: row, reading: read } : null;
}

/** A row by its number, and back: what an index keeps of a row. */
export const rowNumber = (row: Row): number => ROWS.indexOf(row);
export const rowNumbered = (number: number): Row => ROWS[number]!;
