/** Something in a content file that has to be put right before it can be shown to anyone. */
export type ContentProblem = { readonly file: string; readonly line: number; readonly message: string };

/** As editors and terminals understand it: `n5.tsv:12: message`. */
export const formatProblem = ({ file, line, message }: ContentProblem): string => `${file}:${line}: ${message}`;
