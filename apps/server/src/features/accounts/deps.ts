import type { CoursesExport, FavoritesExport, LyricsExport, PatternsExport, StudyExport } from '@utarang/contract';
import type { Devices } from '../../auth/devices.repo.js';
import type { Passwords } from '../../auth/passwords.js';
import type { RateLimits } from '../../auth/rate-limits.js';
import type { Sessions } from '../../auth/sessions.repo.js';
import type { Config } from '../../config.js';
import type { Clock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import type { Log } from '../../log.js';
import type { Mail } from '../../mail/queue.js';

/** Dependencies of the services of this feature. */
export type AccountDeps = {
  readonly orm: Orm;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly limits: RateLimits;
  readonly mail: Pick<Mail, 'enqueue' | 'deliverSoon' | 'forget'>;
  /** Exports the data of a member from other features. */
  readonly exportFeatures: (
    memberId: number,
  ) => Promise<StudyExport & FavoritesExport & CoursesExport & LyricsExport & PatternsExport>;
  readonly log: Log;
  readonly config: Pick<Config, 'minSignupAge' | 'publicUrl'>;
};
