import type { BaseLogger } from 'pino';

/** What this folder and the catalogue need of a logger; a pino or Fastify logger fits. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;
