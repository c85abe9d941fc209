import { useQuery } from '@tanstack/react-query';
import type { HomeState, WordsPage } from '@utarang/contract';
import { useState } from 'react';
import { wordsQuery } from './queries.js';
import { sameSearch } from './search-address.js';

type Asked = {
  search: HomeState;
  /** The page of the address when the search began, 1-based; `START` on the start, which shows the first one's words. */
  page: number;
  /** Which arrival at the page it belongs to: coming back to the same search is another one. */
  arrival: number;
};

export type Shown = Asked & { head: WordsPage };

export type Results = {
  /** The search whose words are on the screen: while the next one is on its way, still the one before. */
  shown: Shown | null;
  /** Whether the next one is on its way. */
  busy: boolean;
  error: unknown;
  retry: () => void;
};

/**
 * The search asked for and the one shown. One answer, perhaps already in the page's first data, says how many words
 * there are; the pages of the list are asked for by its cells as they come near the screen.
 */
export function useResults({ search, page, arrival }: Asked): Results {
  const [asked, setAsked] = useState<Asked>({ search, page, arrival });
  if (asked.arrival !== arrival || !sameSearch(asked.search, search)) setAsked({ search, page, arrival });

  const head = useQuery(wordsQuery(asked.search, asked.page || 1));
  const [shown, setShown] = useState<(Shown & { asked: Asked }) | null>(null);
  if (head.data && (shown?.asked !== asked || shown.head !== head.data)) {
    setShown({ ...asked, asked, head: head.data });
  }
  const failed = head.isError && !head.data;
  if (failed && shown) setShown(null);

  return {
    shown,
    busy: shown?.asked !== asked && !failed,
    error: failed && !head.isFetching ? head.error : null,
    retry: () => void head.refetch(),
  };
}
