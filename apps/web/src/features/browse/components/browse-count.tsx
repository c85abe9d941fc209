import { format, home } from '@utarang/messages';
import type { Listing } from '../../../parts/words/list/listing.js';
import type { BrowseQuery } from '../sources.js';

type BrowseCountProps = {
  shown: Listing<BrowseQuery> | null;
  all: (n: number) => string;
  className?: string | undefined;
};

/**
 * How many words there are. Screen readers hear it once for each list that is there: while the next one is on its way
 * the sentence stays, and with its answer a new one comes, also where the number happens to be the same.
 */
export const BrowseCount = ({ shown, all, className }: BrowseCountProps) => (
  <p role="status" className={className}>
    {shown && (
      <span key={shown.ask.name}>{shown.ask.search.q ? format(home.count, { n: shown.total }) : all(shown.total)}</span>
    )}
  </p>
);
