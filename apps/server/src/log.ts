import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.js';

export type Log = Logger;

/** One JSON object a line on standard output. Nothing personal: see `describeError` and plugins/access-log.ts. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query's parameters (drizzle's `DrizzleQueryError`) are what people typed. */
const PARAMETERS = /\nparams: .*/;
const withoutParameters = (text: string | undefined) => text?.replace(PARAMETERS, '');

/**
 * What of an error is logged: what kind, where, and why. Other members are left out, since libraries put the data at
 * hand into them (pg: `detail` "Key (email)=(…) already exists").
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack),
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
