import { useMemo } from 'react';
import { type MakeSearch, useFound } from './use-entries.js';

type ReferenceList<Entry> = {
  /** All of them; undefined while they are being loaded. */
  entries: readonly Entry[] | undefined;
  q: string;
  /** Checks whether an entry fits the choices of the address. The function stays the same as long as the choices do. */
  isChosen: (entry: Entry) => boolean;
  makeSearch: MakeSearch<Entry>;
};

/**
 * The list of the chosen entries that the query finds, the best first. Where there are none, `elsewhere` counts those
 * that the query finds among all entries.
 */
export function useReferenceList<Entry>({ entries, q, isChosen, makeSearch }: ReferenceList<Entry>) {
  const chosen = useMemo(() => entries?.filter(isChosen), [entries, isChosen]);
  const found = useFound(chosen, q, makeSearch);
  const elsewhere = useFound(found.length === 0 && q ? entries : undefined, q, makeSearch);
  return { shown: entries && found, elsewhere: elsewhere.length };
}
