import { useMediaQuery } from '../../../../lib/media-query.js';
import { type Columns, FOUR_COLUMNS, THREE_COLUMNS, TWO_COLUMNS } from './rows.js';

/** The number of columns at the window's width. */
export function useColumns(): Columns {
  const two = useMediaQuery(TWO_COLUMNS);
  const three = useMediaQuery(THREE_COLUMNS);
  const four = useMediaQuery(FOUR_COLUMNS);
  return four ? 4 : three ? 3 : two ? 2 : 1;
}
