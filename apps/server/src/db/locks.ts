/** Keys of PostgreSQL's advisory locks, all of them here so that no two mean different things. */
export const lockKeys = {
  /** Held by the one process that uses an embedded server, on a connection of its own to the database `postgres`. */
  instance: 7_351_001,
  /** Held while migrations run. */
  migrate: 7_351_002,
} as const;
