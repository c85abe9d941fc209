/** The kinds of additions around the Japanese of a pasted text; each can be left as it is. */
export const PASTED_KINDS = ['furigana', 'times', 'posts', 'marks'] as const;
export type PastedKind = (typeof PASTED_KINDS)[number];
