import { type Origin, type Transitivity } from '@utarang/contract';
import type { Orm } from '../db/orm.js';
import { wordFacts, wordLinks } from '../db/schema.js';
export type StoredLink = Pick<typeof wordLinks.$inferSelect, 'wordId' | 'otherId' | 'kind' | 'note'>;
export type StoredFacts = Awaited<ReturnType<typeof loadFacts>>;
/** The facts that a dictionary says of a word besides its meaning. */
export type FactsOfWord = {
    readonly accent: number[];
    readonly band: number | null;
    readonly origin: Origin | null;
    readonly transitivity: Transitivity | null;
    readonly register: (typeof wordFacts.$inferSelect)['register'];
    readonly usage: string | null;
    readonly links: readonly StoredLink[];
};
export type FactIndex = {
    of(wordId: number): FactsOfWord;
    /** The band of a word, by how early a learner needs it: 1 first, 5 last; null where it is unknown. */
    bandOf(wordId: number): number | null;
};
/** The stored facts, by word. */
export declare function loadFacts(tx: Orm): Promise<{
    short: string;
    texts: {
        register: "격식" | "겸양" | "글말" | "낮춤" | "높임" | "속어" | "어린이 말" | "입말" | null;
        usage: string | null;
        wordId: number;
    }[];
    links: {
        wordId: number;
        otherId: number;
        kind: "antonym" | "confused" | "pair" | "synonym";
        note: string;
    }[];
}>;
/**
 * The facts in memory. Every word has an accent, so it is packed into a number: four accents at most, of six bits each,
 * and above them the origin, the transitivity and the band. The few phrases with more units are in a list.
 */
export declare function createFactIndex({ short, texts, links }: StoredFacts): FactIndex;
