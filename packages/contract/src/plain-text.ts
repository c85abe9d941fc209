import { asStored, isWellFormed } from '@utarang/domain/language';

/** The rules for a line of user text, separate from the schemas that use them: the first page needs no validator. */

/** Control characters: C0 with tab and line ends, which a line must not have either, DEL and C1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

export const isReadable = (text: string): boolean => isWellFormed(text) && !CONTROL.test(text);
/**
 * Text of several lines: its line ends as one character, which like a tab is no control character there. Line ends are
 * all that Unicode counts as such: those of word processors (U+000B), of pages (U+000C), of old hosts (U+0085), and the
 * separators of lines and paragraphs.
 */
export const tidyLines = (text: string): string => asStored(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'));
export const areReadable = (lines: string): boolean => isReadable(lines.replace(/[\n\t]/g, ' '));
/** Counted in characters (code points), after normalisation. */
export const fits = (text: string, max: number): boolean => [...text].length <= max;

/** Applies the rule of `line` without a schema: returns the line, or null where it is not one. */
export function readLine(text: string, max: number): string | null {
  const tidied = asStored(text);
  return isReadable(tidied) && fits(tidied, max) ? tidied : null;
}
