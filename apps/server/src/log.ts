import {
  type BaseLogger,
  type DestinationStream,
  type LevelWithSilent,
  type Logger,
  type LoggerOptions,
  pino,
} from 'pino';
import { isDatabaseAway } from './lib/database-errors.js';
import { mapStack } from './lib/map-stack.js';
import { createFlood } from './log-flood.js';

/** The part of a logger that the server uses; a pino or Fastify logger fits. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/**
 * A logger that writes one JSON object a line to standard output. Nothing personal: see `describeError` and
 * plugins/access-log.ts. Failures because of the database are logged once a minute for each reason, with how often they
 * were `repeated`.
 */
export function createLog(
  { logLevel }: { readonly logLevel: LevelWithSilent },
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: { logMethod: withoutFloods() },
  };
  return destination ? pino(options, destination) : pino(options);
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

function withoutFloods(): LogMethod {
  const flood = createFlood();
  return function (args, method) {
    const [details, message] = args as [unknown, unknown];
    const error = details !== null && typeof details === 'object' && 'err' in details ? details.err : undefined;
    if (!isDatabaseAway(error)) return method.apply(this, args);
    const passed = flood(`${message}\n${reasonOf(error)}`);
    if (passed) method.apply(this, [{ ...(details as object), ...(passed.repeated > 0 && passed) }, String(message)]);
  };
}

/** The code of the innermost cause of an error: codes are the same where messages differ. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return 'code' in error ? String(error.code) : error.message;
}

/**
 * The parameters of a failed query (drizzle's `DrizzleQueryError`) are what people typed, and may have several lines.
 */
const PARAMETERS = /\nparams: [\s\S]*$/;
const withoutParameters = (text: string): string => text.replace(PARAMETERS, '');

/**
 * Describes an error for the log: kind, location and message. Other members are left out, since libraries put data into
 * them (pg: `detail` "Key (email)=(…) already exists").
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, cause } = error as Error & { code?: unknown };
  const message = withoutParameters(error.message);
  // The location of a query says nothing about why the database is down.
  const stack = isDatabaseAway(error) ? undefined : error.stack?.replace(error.message, () => message);
  return {
    type: error.name,
    message,
    ...(stack === undefined ? {} : { stack: mapStack(withoutParameters(stack)) }),
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
