import { asSearched, asStored } from '@utarang/domain/language';
import * as z from 'zod/mini';
import { areReadable, fits, isReadable, tidyLines } from './plain-text.js';
import { invalid, type ValidationCode } from './validation.js';

/**
 * One line of user text (docs/product/limits.md#text): trimmed, NFC, no control characters or lone surrogates,
 * at most `max` characters.
 */
export const line = (max: number, tooLong: ValidationCode) =>
  z.pipe(z.string(), z.transform(asStored)).check(
    z.refine(isReadable, invalid('text_unreadable')),
    z.refine((text) => fits(text, max), tooLong),
  );

/**
 * A query: a line in its normalised form, so that code with a query need not normalise it. Without one there is no
 * search.
 */
export const searchLine = (max: number, tooLong: ValidationCode) =>
  z._default(z.pipe(line(max, tooLong), z.transform(asSearched)), asSearched(''));

/** A line that is required; `required` is the error of a blank or missing one. */
export const requiredLine = (max: number, required: ValidationCode, tooLong: ValidationCode) =>
  z.pipe(z.string(required), z.transform(asStored)).check(
    z.refine((text) => text !== '', required),
    z.refine(isReadable, invalid('text_unreadable')),
    z.refine((text) => fits(text, max), tooLong),
  );

/** User text of any number of lines, at most `max` characters. */
export const paragraph = (max: number, tooLong: ValidationCode) =>
  z.pipe(z.string(), z.transform(tidyLines)).check(
    z.refine(areReadable, invalid('text_unreadable')),
    z.refine((text) => fits(text, max), tooLong),
  );
