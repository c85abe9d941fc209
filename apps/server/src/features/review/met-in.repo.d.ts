import { type SQL } from 'drizzle-orm';
/** A song whose course a member began, or a text of the member's own. */
export type MetIn = {
    readonly id: string;
    readonly title: string;
};
/**
 * The query for the song or the text in which each of some words of a member was met, by `word_id`: of several the one
 * that was studied, or added, last. A word in none of them has no row. `asked` is an array of words.
 */
export declare const metIn: (memberId: number, asked: SQL) => SQL;
