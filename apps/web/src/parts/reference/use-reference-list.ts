import type { EntryTexts } from '@utarang/domain/search';
import { useMemo } from 'react';
import { useFound } from './use-entries.js';

type ReferenceList<Entry> = {
  /** All of them; undefined while they are on their way. */
  entries: readonly Entry[] | undefined;
  q: string;
  /** Whether the choices of the address have it; the same function as long as they are the same. */
  isChosen: (entry: Entry) => boolean;
  /** The same function each time. */
  textsOf: (entry: Entry) => EntryTexts;
};

/** What a list shows: those chosen that the query finds, the best first; and how many of all where that is none. */
export function useReferenceList<Entry>({ entries, q, isChosen, textsOf }: ReferenceList<Entry>) {
  const chosen = useMemo(() => entries?.filter(isChosen), [entries, isChosen]);
  const found = useFound(chosen, q, textsOf);
  const elsewhere = useFound(found.length === 0 && q ? entries : undefined, q, textsOf);
  return { shown: entries && found, elsewhere: elsewhere.length };
}
