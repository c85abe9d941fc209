/**
 * The kinds of additions around the Japanese of a pasted text; each can be left as it is. `posts` are the rows of
 * pronunciation and translation, and the other debris, of posts on the web.
 */
export const PASTED_KINDS = ['furigana', 'times', 'posts', 'marks'] as const;
export type PastedKind = (typeof PASTED_KINDS)[number];
