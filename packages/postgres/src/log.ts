/** The part of a logger that this package uses; a pino logger fits. */
export type PostgresLog = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
  error(details: { readonly err: unknown }, message: string): void;
};
