import type { Pattern, Rows } from './column.js';
import type { Reading } from './readings.js';

/** The result of one reading, best first; `place` is that of the reading among those tried. */
export type Found = {
  readonly reading: Reading;
  readonly pattern: Pattern;
  readonly rows: Rows;
  readonly place: number;
  /**
   * The words that the query finds as typed, where these are whole words in another spelling, of which some are among
   * them.
   */
  readonly among?: Found;
};
