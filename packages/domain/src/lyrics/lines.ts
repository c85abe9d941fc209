/** The lines of a text that are not blank, as the analyser numbers them (docs/product/lookup.md#text). */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The title of a text that has none: its first line, cut at `max` characters. */
export const titleOf = (text: string, max: number): string =>
  [...(linesOf(text)[0] ?? '').trim()].slice(0, max).join('').trim();
