import type { Orm } from '../db/orm.js';
import type { Write } from '../db/write-together.js';
type Key = {
    readonly memberId: number;
    readonly key: string;
};
type Stored = {
    readonly requestHash: string;
    readonly answer: unknown;
};
type Found = Stored & {
    readonly createdAt: Date;
};
/** Finds the answer to a call with this key after `since`, or null. */
export declare function findAnswer(tx: Orm, { memberId, key }: Key, since: Date): Promise<Found | null>;
/** Saves an answer, in place of one to an earlier call with this key. */
export declare function storeAnswer(tx: Orm, key: Key, stored: Stored, now: Date): Write;
/** Deletes answers of the member to other keys: of all that are stored the latest `most` stay. */
export declare function deleteOtherAnswers(tx: Orm, { memberId, key }: Key, most: number): Write;
export {};
