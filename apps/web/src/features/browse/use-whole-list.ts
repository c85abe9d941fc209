import { useQuery } from '@tanstack/react-query';
import type { Marks } from '@utarang/contract';
import { asSearched } from '@utarang/domain/language';
import type { SearchHit } from '@utarang/domain/search';
import { useMemo, useState } from 'react';
import { useIsMember } from '../../parts/session/use-viewer.js';
import { NOTHING_SAVED, savedWordsQuery } from '../../parts/study/saved-words.js';
import type { Listing, ListRequest, ListWord, LoadedListing } from '../../parts/words/list/listing.js';
import { engineQuery } from './engine-query.js';
import { type BrowseQuery, sources } from './sources.js';

type Engine = typeof import('./engine.js');

/** A listing whose words are all loaded: it is searched here, and ordered by what is saved. */
export function useWholeList(ask: ListRequest<BrowseQuery>, enabled: boolean): LoadedListing<BrowseQuery> {
  const { id, choice, q, sort } = ask.search;
  const unsavedFirst = sort === 'unsaved';
  const searching = enabled && q !== '';
  const all = useQuery({ ...sources[id].all(choice), enabled });
  const engine = useQuery({ ...engineQuery, enabled: searching });
  const saved = useSavedAtFirst(ask, enabled && unsavedFirst);

  const words = all.data;
  const index = useIndex(searching ? words : undefined, engine.data);
  const listing = useMemo((): Listing<BrowseQuery> | null => {
    if (!words || (q && (!index || !engine.data)) || (unsavedFirst && !saved)) return null;
    const found = q ? index!.search(asSearched(q), 'all', { offset: 0, limit: words.length }, { inList: true }) : null;
    const listed = found ? found.hits.map(({ row }) => words[row]!) : words;
    return {
      ask,
      total: listed.length,
      interpretedAs: found?.interpretedAs ?? null,
      words: unsavedFirst && saved ? unsavedBefore(listed, saved) : listed,
      marksOf: found && marksOf(found.hits, words, engine.data!),
    };
  }, [ask, q, unsavedFirst, words, index, engine.data, saved]);

  const failed = [all, engine].find(({ isError, data }) => isError && data === undefined);
  return { listing, failed: listing ? null : (failed ?? null) };
}

/** Marks the matches of the search in a word, by the reading of the query that found the word. */
function marksOf(hits: readonly SearchHit[], words: readonly ListWord[], { marksIn }: Engine) {
  const readings = new Map(hits.map(({ row, reading }) => [words[row]!.id, reading]));
  return (word: ListWord): Marks => {
    const reading = readings.get(word.id);
    return reading ? marksIn(word, reading) : {};
  };
}

const useIndex = (words: readonly ListWord[] | undefined, engine: Engine | undefined) =>
  useMemo(() => (words && engine ? engine.createSearch(words) : null), [words, engine]);

const unsavedBefore = (words: readonly ListWord[], saved: ReadonlySet<number>): ListWord[] => [
  ...words.filter(({ id }) => !saved.has(id)),
  ...words.filter(({ id }) => saved.has(id)),
];

/**
 * The words that were saved when the order was chosen: a star that is pressed later does not move its card away. Where
 * the saved words cannot be loaded, none counts as saved, so that the list is shown anyway
 * (docs/product/study.md#word-status).
 */
function useSavedAtFirst({ name }: ListRequest<BrowseQuery>, wanted: boolean) {
  const query = useQuery({ ...savedWordsQuery, enabled: useIsMember() && wanted });
  const data = query.data ?? (query.isError ? NOTHING_SAVED : undefined);
  const [first, setFirst] = useState<{ name: string; ids: ReadonlySet<number> } | null>(null);
  if (wanted && data && first?.name !== name) setFirst({ name, ids: data.ids });
  return first?.name === name ? first.ids : null;
}
