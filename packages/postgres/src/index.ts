export { APP } from './app-database.js';
export { EmbeddedError, type EmbeddedErrorKind } from './embedded-error.js';
export { explain } from './failures.js';
export { findRunning, hasServer } from './find-running.js';
export type { PostgresLog } from './log.js';
export { type EmbeddedServer, startEmbedded } from './server.js';
export type { Connection } from './start-and-lock.js';
