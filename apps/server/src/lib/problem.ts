import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorStatus } from '@utarang/contract';
import { errorMessages } from '@utarang/messages';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Seconds after which another try makes sense. */
export const RETRY_AFTER = '5';

type Details = {
  readonly requestId: string;
  /** Field name → Korean sentence. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Members beside the standard ones. */
  readonly extra?: Readonly<Record<string, unknown>>;
};

/**
 * An error in the form in which it is sent: RFC 9457 problem details. An internal error tells nothing but where to find
 * it.
 */
export function problemOf(code: ErrorCode, { requestId, errors = {}, extra = {} }: Details) {
  const status = errorStatus[code];
  const title = STATUS_CODES[status] ?? code;
  const standard = { type: 'about:blank', title, status, code, detail: errorMessages[code] };
  if (status === 500) return { status, title, body: JSON.stringify({ ...standard, requestId }) };
  if (status > 500) return { status, title, body: JSON.stringify({ ...extra, ...standard, requestId }) };
  const listed = Object.keys(errors).length > 0 ? { errors } : {};
  return { status, title, body: JSON.stringify({ ...extra, ...standard, ...listed }) };
}
