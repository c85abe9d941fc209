import { useQuery } from '@tanstack/react-query';
import type { CheckedWord } from '@utarang/contract';
import { useMemo } from 'react';
import { isNotAllowed } from '../../lib/http.js';
import { useStore } from '../../lib/store.js';
import type { SavedList } from '../../parts/study/api.js';
import { useIsOver } from '../../parts/study/cooldown.js';
import { optimisticSaves } from '../../parts/study/optimistic-saves.js';
import { savedListQuery } from '../../parts/study/saved-words.js';
import { listed, matching, type Sort, sorted } from './saved-index.js';

export const cooldownEnd = ({ cooldownUntil }: CheckedWord): number | null =>
  cooldownUntil === null ? null : Date.parse(cooldownUntil);

/** "A cooling word can neither be tested nor chosen nor deleted" (docs/product/study.md#cooldown). */
export const isCooling = (word: CheckedWord): boolean => (cooldownEnd(word) ?? 0) > Date.now();

/** The moment at which the next cooldown of the list ends: then one more word can be chosen. */
function nextEnd(words: readonly CheckedWord[]): number | null {
  const ends = words.flatMap((word) => (isCooling(word) ? [cooldownEnd(word)!] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** A list of saved words: how many it has, and those that `q` finds, in order. Words being removed are left out. */
export function useSavedWords(list: SavedList, q: string, sort: Sort) {
  const { data, error, isFetching, refetch } = useQuery(savedListQuery(list));
  const leaving = useStore(optimisticSaves);
  const index = useMemo(() => data?.map(listed), [data]);
  const ordered = useMemo(() => index && sorted(index, sort), [index, sort]);
  const staying = useMemo(
    () => (leaving.size === 0 ? ordered : ordered?.filter(({ word }) => leaving.get(word.id) !== false)),
    [ordered, leaving],
  );
  const shown = useMemo(() => staying && matching(staying, q), [staying, q]);
  useIsOver(useMemo(() => nextEnd(data ?? []), [data]));

  return {
    /** Undefined while the words load. */
    shown,
    total: staying?.length ?? 0,
    error: data || isFetching ? null : error,
    refused: isNotAllowed(error),
    retry: () => void refetch(),
  };
}
