import { EmbeddedError } from '@utarang/postgres';
import { StartupError } from '../lib/startup-error.js';
/** Converts an error of the embedded server, which the operator can fix, to the error that ends the program. */
export declare function startupErrorOf(error: EmbeddedError): StartupError;
/** Converts an `EmbeddedError` as `startupErrorOf` does; any other error stays as it is. */
export declare const asStartupError: (error: unknown) => unknown;
/** Converts the error of a full disk of the database (SQLSTATE 53100) to a sentence for the operator. */
export declare function diskFull(error: unknown): unknown;
/**
 * Converts a lost connection to a sentence for the operator if the disk of the embedded server is full. That server has
 * ended and cannot say why. Any other error stays.
 */
export declare function lostToFullDisk(error: unknown, dataDir: string): Promise<unknown>;
