import type { sentences } from '../db/schema.js';
/** A stored sentence; one with `retiredAt` is not shown any more and stays for references to it. */
export type SentenceRow = Omit<typeof sentences.$inferSelect, 'editedAt' | 'version'>;
/** The bank of sentences. It has them as they are stored; how one is shown is computed on demand. */
export type Bank = {
    /** Without retired ones, id ascending. */
    readonly all: readonly SentenceRow[];
    /** The sentence with this id, even a retired one. */
    byId(id: number): SentenceRow | undefined;
    /** The sentences with a word, the simplest first. Sorted on first use. */
    ofWord(wordId: number): readonly SentenceRow[];
    /** Those whose Korean contains a query, the simplest first; all of them for a query without a letter. */
    filterByQuery(query: string): readonly SentenceRow[];
    /** The number of sentences with a word. */
    usesOf(word: {
        readonly id: number;
    }): number;
};
export declare function createBank(stored: readonly SentenceRow[]): Bank;
