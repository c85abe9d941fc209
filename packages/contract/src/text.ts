import * as z from 'zod/mini';
import { invalid, type ValidationCode } from './validation.js';

/** Control characters (C0 but tab and line ends are included here: a one-line field has none), DEL and C1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * One line of user text as `design/api.md` (Common) wants it: trimmed, NFC, no control characters or lone surrogates,
 * at most `max` characters (code points, counted after normalisation).
 */
export const line = (max: number, tooLong: ValidationCode) =>
  z
    .pipe(
      z.string(),
      z.transform((text) => text.normalize('NFC').trim()),
    )
    .check(
      z.refine((text) => text.isWellFormed() && !CONTROL.test(text), invalid('text_unreadable')),
      z.refine((text) => [...text].length <= max, tooLong),
    );
