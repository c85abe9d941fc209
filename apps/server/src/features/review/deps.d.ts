import type { KanjiBook } from '@utarang/content/kanji';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Once } from '../../learner/once.js';
import type { Turn } from '../../learner/turn.js';
/** Dependencies of the services of this feature. */
export type ReviewDeps = {
    readonly orm: Orm;
    readonly clock: Clock;
    readonly turn: Turn;
    readonly once: Once;
    readonly catalogue: Pick<Catalogue, 'word' | 'senses' | 'lists' | 'bank' | 'facts'>;
    readonly kanjiBook: Pick<KanjiBook, 'of'>;
    /** Counts the saved particles and endings that are due today. */
    readonly patternsDue: (db: Orm, memberId: number, now: Date) => Promise<number>;
    /** The member's own synonyms of a word. */
    readonly ownAnswersFor: (tx: Orm, memberId: number, wordId: number) => Promise<readonly string[]>;
};
