import type { Orm } from '../db/orm.js';
import type { Log } from '../log.js';
import { ownWordsInBook, replaceByBook } from './own-words.repo.js';
import type { Turn } from './turn.js';

type Deps = { readonly orm: Orm; readonly turn: Turn; readonly log: Pick<Log, 'warn'> };

/** The most words of one round. */
const ROUND = 500;

/**
 * "An own word becomes the book's when the book has it" (docs/product/take-along.md#own-words): each in its member's
 * turn. Any number of processes may do it. A failure, as when the account is deleted meanwhile, does not stop the
 * others. Returns how many were replaced.
 */
export async function replaceOwnWords({ orm, turn, log }: Deps): Promise<number> {
  let replaced = 0;
  for (let after = { memberId: 0, ownId: 0 }; ; ) {
    const found = await ownWordsInBook(orm, after, ROUND);
    for (const one of found) {
      try {
        await turn(one.memberId, (tx) => replaceByBook(tx, one));
        replaced += 1;
      } catch (err) {
        log.warn({ err, ownWord: one.ownId }, 'an own word could not be replaced');
      }
    }
    const last = found.at(-1);
    if (!last || found.length < ROUND) return replaced;
    after = last;
  }
}
