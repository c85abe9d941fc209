/** Levels, search modes and limits as plain values: the browser has them without the schemas and their validator. */

export const levels = ['N5', 'N4', 'N3', 'N2', 'N1'] as const;
export type Level = (typeof levels)[number];

export const searchModes = ['pronunciation', 'meaning', 'all'] as const;
export type SearchMode = (typeof searchModes)[number];

/** The longest query in characters (`design/api.md`, Common). */
export const QUERY_MAX = 100;

/** Words shown at once in every list (spec section 9). */
export const PAGE_SIZE = 24;
