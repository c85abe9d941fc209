import type { Orm } from '../db/orm.js';
/** The locked member with the moment of the lock by the database's clock, in ms; null where the account is gone. */
export declare function lockMember(tx: Orm, memberId: number): Promise<{
    username: string;
    ms: number;
} | null>;
