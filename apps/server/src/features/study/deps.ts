import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Turn } from '../../learner/turn.js';

/** Dependencies of the services of this feature. */
export type StudyDeps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly turn: Turn;
  readonly catalogue: Pick<Catalogue, 'word' | 'senses' | 'lists' | 'bank' | 'facts'>;
};
