import { useQuery } from '@tanstack/react-query';
import type { Marks } from '@utarang/contract';
import type { SearchHit } from '@utarang/domain/search';
import { useMemo, useState } from 'react';
import { NOTHING_SAVED, savedWordsQuery } from '../../parts/study/saved-words.js';
import { useIsMember } from '../../parts/study/word-status.js';
import { engineQuery } from './engine-query.js';
import type { BrowsePageId } from './settings.js';
import { type BrowseWord, sources, type WordsAnswer } from './sources.js';

/** What is to be listed. */
export type Ask = { id: BrowsePageId; choice: string; q: string; unsavedFirst: boolean };

export const askName = ({ id, choice, q, unsavedFirst }: Ask) =>
  `${id} ${choice} ${unsavedFirst ? 'unsaved ' : ''}${q}`;

/** A list that can be drawn. */
export type Listing = {
  ask: Ask;
  total: number;
  interpretedAs: string | null;
  /** All its words; null where they come page by page as they are needed. */
  words: readonly BrowseWord[] | null;
  /** Where the search stands in a word. */
  marksOf: ((word: BrowseWord) => Marks) | null;
};

type Engine = typeof import('./engine.js');

/**
 * The words of a level, a situation or all of them, as they are asked for. While the next search is on its way the one
 * before stays; another level or situation never stands under the name of the one before.
 */
export function useListing(ask: Ask, enabled = true) {
  const source = sources[ask.id];
  const paged = source.page !== null && !ask.unsavedFirst;
  const head = useQuery({ ...(source.page ?? sources.words.page!)(ask.choice, ask.q, 1), enabled: enabled && paged });
  const all = useQuery({ ...source.all(ask.choice), enabled: enabled && !paged });
  const searching = enabled && !paged && ask.q !== '';
  const engine = useQuery({ ...engineQuery, enabled: searching });
  const saved = useSavedThen(ask, enabled);

  const answer = head.data;
  const words = all.data;
  const index = useIndex(searching ? words : undefined, engine.data);
  const { id, choice, q, unsavedFirst } = ask;
  const listing = useMemo((): Listing | null => {
    const asked = { id, choice, q, unsavedFirst };
    if (paged) return answer ? byPages(asked, answer) : null;
    if (!words || (q && (!index || !engine.data)) || (unsavedFirst && !saved)) return null;
    const found = q ? index!.search(q, 'all', { offset: 0, limit: words.length }) : null;
    const listed = found ? found.hits.map(({ row }) => words[row]!) : words;
    return {
      ask: asked,
      total: listed.length,
      interpretedAs: found?.interpretedAs ?? null,
      words: unsavedFirst && saved ? unsavedBefore(listed, saved) : listed,
      marksOf: found && marksOf(found.hits, words, engine.data!),
    };
  }, [id, choice, q, unsavedFirst, paged, answer, words, index, engine.data, saved]);

  const [shown, setShown] = useState<Listing | null>(null);
  if (listing && shown !== listing) setShown(listing);
  const failed = listing
    ? undefined
    : (paged ? [head] : [all, engine]).find(({ isError, data }) => isError && data === undefined);
  const stays = shown && !failed && shown.ask.id === id && shown.ask.choice === choice;

  return {
    shown: listing ?? (stays ? shown : null),
    /** Whether the next one is on its way. */
    busy: !listing && !failed,
    error: failed && !failed.isFetching ? failed.error : null,
    retry: () => void failed?.refetch(),
  };
}

const byPages = (ask: Ask, { totalElements, interpretedAs = null }: WordsAnswer): Listing => ({
  ask,
  total: totalElements,
  interpretedAs,
  words: null,
  marksOf: null,
});

/** Where the search stands in a word, by the reading that found it. */
function marksOf(hits: readonly SearchHit[], words: readonly BrowseWord[], { markWord }: Engine) {
  const readings = new Map(hits.map(({ row, reading }) => [words[row]!.id, reading]));
  return (word: BrowseWord): Marks => {
    const reading = readings.get(word.id);
    return reading ? markWord(word, reading) : {};
  };
}

const useIndex = (words: readonly BrowseWord[] | undefined, engine: Engine | undefined) =>
  useMemo(() => (words && engine ? engine.createSearch(words) : null), [words, engine]);

const unsavedBefore = (words: readonly BrowseWord[], saved: ReadonlySet<number>): BrowseWord[] => [
  ...words.filter(({ id }) => !saved.has(id)),
  ...words.filter(({ id }) => saved.has(id)),
];

/**
 * What was saved when the order was asked for: a star pressed since does not move its card away. Where it cannot be
 * known it is nothing, so that the words come all the same (docs/product/study.md#word-status).
 */
function useSavedThen(ask: Ask, enabled: boolean) {
  const wanted = ask.unsavedFirst && enabled;
  const query = useQuery({ ...savedWordsQuery, enabled: useIsMember() && wanted });
  const data = query.data ?? (query.isError ? NOTHING_SAVED : undefined);
  const name = askName(ask);
  const [then, setThen] = useState<{ name: string; ids: ReadonlySet<number> } | null>(null);
  if (wanted && data && then?.name !== name) setThen({ name, ids: data.ids });
  return then?.name === name ? then.ids : null;
}
