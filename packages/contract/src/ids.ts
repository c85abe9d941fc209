import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';

/** The most digits of an id that the database assigns. */
const ROW_ID_DIGITS = 9;

/** An id in an address: a positive integer as we write it. Anything else is refused with `code`. */
export const idInPath = (code: ErrorCode) => numbered(/^[1-9]\d*$/, code);

/** The schema of an id in a path that is a row id: at most the largest integer of the database. */
export const rowIdInPath = (code: ErrorCode) => numbered(new RegExp(`^[1-9]\\d{0,${ROW_ID_DIGITS - 1}}$`), code);

/** A row id that is refused with `code` where it is no id, and with `missing` where it is too large to exist. */
export const rowIdOrMissing = (code: ErrorCode, missing: ErrorCode) =>
  z.pipe(idInPath(code), z.number().check(z.lt(10 ** ROW_ID_DIGITS, missing)));

const numbered = (form: RegExp, code: ErrorCode) => z.pipe(z.string().check(z.regex(form, code)), z.transform(Number));
