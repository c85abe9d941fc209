import * as z from 'zod/mini';
import { invalid, type ValidationCode } from './validation.js';

/** Control characters (C0 but tab and line ends are included here: a one-line field has none), DEL and C1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** Text as it is compared and stored (`design/api.md`, Common). */
const tidy = (text: string): string => text.normalize('NFC').trim();
const isReadable = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text);
/** Counted in characters (code points), after normalisation. */
const fits = (text: string, max: number): boolean => [...text].length <= max;

/**
 * One line of user text as `design/api.md` (Common) wants it: trimmed, NFC, no control characters or lone surrogates,
 * at most `max` characters.
 */
export const line = (max: number, tooLong: ValidationCode) =>
  z.pipe(z.string(), z.transform(tidy)).check(
    z.refine(isReadable, invalid('text_unreadable')),
    z.refine((text) => fits(text, max), tooLong),
  );

/** A line that has to be filled in; `required` is said when it is blank or missing. */
export const requiredLine = (max: number, required: ValidationCode, tooLong: ValidationCode) =>
  z.pipe(z.string(required), z.transform(tidy)).check(
    z.refine((text) => text !== '', required),
    z.refine(isReadable, invalid('text_unreadable')),
    z.refine((text) => fits(text, max), tooLong),
  );

/** The same rule as `line` without a schema: the line, or null where it is not one. */
export function readLine(text: string, max: number): string | null {
  const tidied = tidy(text);
  return isReadable(tidied) && fits(tidied, max) ? tidied : null;
}
