/**
 * Returns equal arrays as one: rows of the database have thousands of empty ones, and of word classes only some dozen
 * different ones. For the whole book and the bank of sentences that saves some 10 MB.
 */
export declare function createSharedArrays(): <Item>(array: readonly Item[]) => Item[];
