import type { Pattern, Rows } from './column.js';
import type { Reading } from './readings.js';

/** The result of one reading, best first; `place` is the index of the reading among those tried. */
export type Found = {
  readonly reading: Reading;
  readonly pattern: Pattern;
  readonly rows: Rows;
  readonly place: number;
  /**
   * The words with exactly the query, where the result consists of whole words in another spelling and includes some of
   * them.
   */
  readonly among?: Found;
};
