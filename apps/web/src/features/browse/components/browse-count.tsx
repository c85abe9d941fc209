import { format, home } from '@utarang/messages';
import { Counting } from '../../../parts/words/list/counting.js';
import type { Listing } from '../../../parts/words/list/listing.js';
import type { BrowseQuery } from '../sources.js';

type BrowseCountProps = {
  shown: Listing<BrowseQuery> | null;
  slow: boolean;
  /** The query. */
  q: string;
  all: (n: number) => string;
  className?: string | undefined;
};

/** The number of words, or that they are being searched for. */
export const BrowseCount = ({ shown, slow, q, all, className }: BrowseCountProps) => (
  <Counting slow={slow} searched={q !== ''} className={className}>
    {shown && (
      <span key={shown.ask.name}>{shown.ask.search.q ? format(home.count, { n: shown.total }) : all(shown.total)}</span>
    )}
  </Counting>
);
