import { ApiError, type ErrorCode, errorStatus } from '@utarang/contract';
import { validationMessages } from '@utarang/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../lib/database-errors.js';
import { overloadPage } from '../lib/overload-page.js';
import { PROBLEM_TYPE, problemOf, RETRY_AFTER } from '../lib/problem.js';

/** Our codes for errors of Fastify and its plugins, by code and else by status; any other 4xx is a `bad_request`. */
const byCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
};
const byStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'body_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'headers_too_large',
};

/** Any error as one of ours. An unknown one is internal. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [{ message = '' } = {}] = error.validation;
    if (error.validationContext === 'params' && isErrorCode(message)) return new ApiError(message);
    return new ApiError('validation_failed', fieldErrors(error.validation));
  }
  if (isDatabaseAway(error)) return new ApiError('unavailable');
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  return new ApiError(byCode[code] ?? byStatus[statusCode] ?? (statusCode < 500 ? 'bad_request' : 'internal'));
}

/** The Korean sentence for each field, from the errors of the contract's schemas; the first error of a field counts. */
function fieldErrors(findings: readonly { instancePath: string; message?: string | undefined }[]) {
  const errors: Record<string, string> = {};
  for (const { instancePath, message = '' } of findings) {
    const field = instancePath.slice(1).replaceAll('/', '.');
    if (field !== '')
      errors[field] ??= isValidationCode(message) ? validationMessages[message] : validationMessages.value_invalid;
  }
  return errors;
}

/** For an id in an address the schema's message is the code of an error (`idInPath` in the contract). */
const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text);

const isValidationCode = (text: string): text is keyof typeof validationMessages =>
  Object.hasOwn(validationMessages, text);

/** True if the client left in the middle of its request: nobody reads the answer, and nothing is wrong with us. */
const isGone = (error: unknown, { raw }: FastifyRequest) =>
  (error as NodeJS.ErrnoException | null)?.code === 'ECONNRESET' && raw.destroyed && !raw.complete;

/**
 * Codes that are no failure and may come in crowds: they are counted (plugins/shedding.ts,
 * plugins/analyser-metrics.ts).
 */
const COUNTED: ReadonlySet<ErrorCode> = new Set(['overloaded', 'analyser_busy', 'files_busy']);

/** True if a person opened an address, and would see the problem as it is. */
const isForPerson = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** Answers with the problem of this error. Only internal errors are logged: the others are the caller's. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, errors, extra } = isGone(error, request) ? new ApiError('bad_request') : toApiError(error);
  const { status, body } = problemOf(code, { requestId: request.id, errors, extra });
  if (status >= 500 && !COUNTED.has(code)) request.log.error({ err: error }, 'a request failed');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (status === 429) reply.header('retry-after', String(extra['retryAfterSec'] ?? RETRY_AFTER));
  reply.code(status).header('cache-control', 'no-store');
  if ((code === 'overloaded' || code === 'too_many_requests') && isForPerson(request)) {
    return reply.type('text/html; charset=utf-8').send(overloadPage(code));
  }
  return reply.type(PROBLEM_TYPE).send(body);
}

/** Answers every error of every route with problem details. */
export const errors = fp(async (app) => void app.setErrorHandler(sendProblem));
