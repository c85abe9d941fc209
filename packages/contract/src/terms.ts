/** Levels, search modes and limits as plain values: the browser has them without the schemas and their validator. */

export const levels = ['N5', 'N4', 'N3', 'N2', 'N1'] as const;
export type Level = (typeof levels)[number];

export const searchModes = ['pronunciation', 'meaning', 'all'] as const;
export type SearchMode = (typeof searchModes)[number];

/** The longest query in characters (`design/api.md`, Common). */
export const QUERY_MAX = 100;

/** The longest answer in characters (`design/api.md`, Common), and the longest note of a report. */
export const ANSWER_MAX = 100;
export const REPORT_MAX = 500;

/** Where a saved word stands (spec section 4). */
export const wordStatuses = ['IN_PROGRESS', 'COOLDOWN', 'COMPLETED'] as const;
export type WordStatus = (typeof wordStatuses)[number];

/** What points are for: a passed word test, a sentence of the quiz by JLPT level, one by situation. */
export const pointKinds = ['word', 'sentence', 'field'] as const;

/** Words shown at once in every list (spec section 9). */
export const PAGE_SIZE = 24;
