import { type Row, rowOf } from './rows.js';
import { allSteps, type FormName, type Step } from './steps.js';

/**
 * A step from a row of forms to the next. The form is the stem, `piece` and, where it ends here, `ending`. Else it
 * continues after `piece` with `row`, if there is one. 書 + か + ない is negative by the piece かな and the ending い.
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
 * The steps from a row, in kana and, for suffixes that may have kanji, in kanji. Following them one after the other
 * gives the forms of `inflected` for each chain, so that no list of all forms is needed.
 */
export function formArcs(row: Row): readonly FormArc[] {
  const known = ARCS.get(row);
  if (known) return known;
  const arcs = allSteps()
    .filter(({ from }) => from.includes(row.kind))
    .flatMap((step) => arcsBy(row, step));
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
