import type { Catalogue } from '../../catalogue/catalogue.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/database.js';

/** What the services of this feature work with. */
export type StudyDeps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'word'>;
};
