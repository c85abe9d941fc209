import { type BaseLogger, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
/** The part of a logger that the server uses; a pino or Fastify logger fits. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;
/**
 * A logger that writes one JSON object a line to standard output. Nothing personal: see `describeError` and
 * plugins/access-log.ts. Failures because of the database are logged once a minute for each reason, with how often they
 * were `repeated`.
 */
export declare function createLog({ logLevel }: {
    readonly logLevel: LevelWithSilent;
}, destination?: DestinationStream): Logger;
/**
 * Describes an error for the log: kind, location and message. Other members are left out, since libraries put data into
 * them (pg: `detail` "Key (email)=(…) already exists").
 */
export declare function describeError(error: unknown): object;
