/** A problem in a content file that must be fixed before anyone sees it. */
export type ContentProblem = { readonly file: string; readonly line: number; readonly message: string };

/** A problem in the format of editors and terminals: `n5.tsv:12: message`. */
export const formatProblem = ({ file, line, message }: ContentProblem): string => `${file}:${line}: ${message}`;
