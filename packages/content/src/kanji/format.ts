/** The columns of `facts.tsv`, which `npm run kanji` writes. */
export const factColumns = ['kanji', 'set', 'strokes', 'radical', 'radicalStrokes', 'oldForm', 'on', 'kun'] as const;

/** The columns of the tables that are written by hand. */
export const nameColumns = ['kanji', 'hunEum'] as const;
export const strokeColumns = ['character', 'strokes'] as const;
export const radicalColumns = ['number', 'form', 'strokes', 'name'] as const;
export const similarColumns = ['kanji', 'difference'] as const;
