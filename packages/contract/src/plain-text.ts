import { asStored, isWellFormed } from '@utarang/domain/language';

// The rules for user text are separate from the schemas that use them, since the first page loads no validator.

/** Control characters: C0, including tab and line ends, which a single line must not have; DEL; C1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** Checks whether a line is well-formed Unicode without control characters. */
export const isReadable = (text: string): boolean => isWellFormed(text) && !CONTROL.test(text);

/**
 * Normalises a text of several lines: each line end becomes `\n`. Line ends are all that Unicode counts as such: CR,
 * LF, both together, those of word processors (U+000B), of pages (U+000C), of old hosts (U+0085), and the separators of
 * lines and paragraphs.
 */
export const tidyLines = (text: string): string => asStored(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'));
/** Checks the same of a text of several lines, where line ends and tabs are allowed. */
export const areReadable = (lines: string): boolean => isReadable(lines.replace(/[\n\t]/g, ' '));

/** Checks the length of a normalised text, counted in code points. */
export const fits = (text: string, max: number): boolean => [...text].length <= max;

/** Reads a line of user text without a schema; null where it is not a valid one. */
export function readLine(text: string, max: number): string | null {
  const tidied = asStored(text);
  return isReadable(tidied) && fits(tidied, max) ? tidied : null;
}
