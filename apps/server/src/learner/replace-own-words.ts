import type { Orm } from '../db/orm.js';
import { ownWordsInBook, replaceByBook } from './own-words.repo.js';
import type { Turn } from './turn.js';

/** So many are looked for at once. */
const ROUND = 500;

/**
 * "An own word becomes the book's when the book has it" (docs/product/take-along.md#own-words): each in its member's
 * turn. Any number of processes may do it. Answers how many there were.
 */
export async function replaceOwnWords({ orm, turn }: { readonly orm: Orm; readonly turn: Turn }): Promise<number> {
  let replaced = 0;
  for (;;) {
    const found = await ownWordsInBook(orm, ROUND);
    for (const one of found) await turn(one.memberId, (tx) => replaceByBook(tx, one));
    replaced += found.length;
    if (found.length < ROUND) return replaced;
  }
}
