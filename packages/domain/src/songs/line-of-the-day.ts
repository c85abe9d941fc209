import { dayNumber } from '../calendar/day-number.js';

/** The most characters of a line that fits into its card on the home page. */
const LINE_MAX = 18;

type Line = { readonly id: number };

/**
 * Lines by the number of the day, the highest first; of equal ones the higher id
 * (docs/product/search.md#line-of-the-day).
 */
export const inOrderOfDay = <Item extends Line>(day: string, lines: readonly Item[]): Item[] =>
  lines
    .map((line) => ({ line, number: dayNumber(day, line.id) }))
    .sort((a, b) => b.number - a.number || b.line.id - a.line.id)
    .map(({ line }) => line);

/** Checks whether a line is short, has a meaning and two words or more (docs/product/search.md#line-of-the-day). */
export const mayOpen = (text: string, meaningKo: string, wordIds: readonly number[]): boolean =>
  text.length <= LINE_MAX && meaningKo !== '' && new Set(wordIds).size >= 2;
