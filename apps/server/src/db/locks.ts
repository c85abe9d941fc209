/** Keys of PostgreSQL's advisory locks in the product's database, all here so that none is used twice. */
export const lockKeys = {
  /** Held while migrations run. */
  migrate: 7_351_002,
  /** Held by the one process that makes the scheduled backups. */
  backup: 7_351_003,
} as const;
