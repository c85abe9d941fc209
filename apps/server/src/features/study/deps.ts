import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Turn } from '../../learner/turn.js';
import type { WordFiles } from '../../word-files/word-files.js';

/** Dependencies of the services of this feature. */
export type StudyDeps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly turn: Turn;
  readonly wordFiles: WordFiles;
  readonly catalogue: Pick<Catalogue, 'word' | 'words' | 'senses' | 'lists' | 'bank' | 'facts'>;
};
