/** Keys of PostgreSQL's advisory locks in the product's database, all here so that none is used twice. */
export declare const lockKeys: {
    /** Held while migrations run. */
    readonly migrate: 7351002;
    /** Held by the one process that makes the scheduled backups. */
    readonly backup: 7351003;
};
