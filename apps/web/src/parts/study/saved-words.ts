import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { anySavedList, type CheckedWord, type CheckedWordIds, queryKeys } from '@utarang/contract';
import { fetchCheckedIds, fetchCheckedWords, type SavedList } from './api.js';
import { stabilizeEnd } from './cooldown.js';

type Cooldowns = ReadonlyMap<number, number>;

/** The saved words of a member, as every star and every test needs them. */
export type SavedWords = {
  /** All saved words, completed ones too. */
  readonly ids: ReadonlySet<number>;
  readonly completedIds: ReadonlySet<number>;
  /** Words marked as known, whether they are saved or not. */
  readonly knownIds: ReadonlySet<number>;
  /** Word id → when it can be tested again, in milliseconds by the clock of this device. */
  readonly cooldowns: Cooldowns;
  /** The dots of each saved word that was answered. */
  readonly strengths: ReadonlyMap<number, number>;
};

export const NOTHING_SAVED: SavedWords = {
  ids: new Set(),
  completedIds: new Set(),
  knownIds: new Set(),
  cooldowns: new Map(),
  strengths: new Map(),
};

/**
 * Converts an answer to the clock of this device. The server sends how long a cooldown still lasts. The moment of its
 * end is stored instead, so that it is right after the tab has slept. The clock of this device may be wrong by hours,
 * but it measures a few minutes well.
 */
export const savedFrom = (
  { ids, completedIds, knownIds, cooldowns, strengths = '' }: CheckedWordIds,
  now: number,
  known: Cooldowns = new Map(),
): SavedWords => ({
  ids: new Set(ids),
  completedIds: new Set(completedIds),
  knownIds: new Set(knownIds),
  strengths: new Map(ids.map((id, index) => [id, Number(strengths[index] ?? 0)])),
  cooldowns: new Map(
    Object.entries(cooldowns).map(([id, seconds]) => [
      Number(id),
      stabilizeEnd(known.get(Number(id)), now + seconds * 1000),
    ]),
  ),
});

/** The words of a list, with `cooldownUntil` by the clock of this device. */
export const onThisClock = (words: readonly CheckedWord[], now: number, known: Cooldowns = new Map()): CheckedWord[] =>
  words.map((word) => {
    if (word.cooldownUntil === null) return word;
    const end = stabilizeEnd(known.get(word.id), now + word.cooldownRemainingSec * 1000);
    return { ...word, cooldownUntil: new Date(end).toISOString() };
  });

/** The ends that are known already: everything that shows a word counts down to them. */
export const knownEnds = (client: QueryClient): Cooldowns =>
  client.getQueryData<SavedWords>(queryKeys.checkedIds())?.cooldowns ?? new Map();

/** The query of saved words, enabled only for members: a guest has saved nothing. */
export const savedWordsQuery = queryOptions<SavedWords>({
  queryKey: queryKeys.checkedIds(),
  queryFn: async ({ signal, client }) => {
    const words = await fetchCheckedIds({ signal });
    return savedFrom(words, Date.now(), knownEnds(client));
  },
});

export const savedListQuery = (list: SavedList) =>
  queryOptions<CheckedWord[]>({
    queryKey: queryKeys.checkedWords(list),
    queryFn: async ({ signal, client }) => {
      const words = await fetchCheckedWords(list, { signal });
      return onThisClock(words, Date.now(), knownEnds(client));
    },
  });

const isKey = (key: readonly unknown[], other: readonly unknown[]) => JSON.stringify(key) === JSON.stringify(other);

/** Converts an answer that came with the page at the moment `now` into the form in which the queries above cache it. */
export function cachedForm(key: readonly unknown[], data: unknown, now: number): unknown {
  if (isKey(key, queryKeys.checkedIds())) return savedFrom(data as CheckedWordIds, now);
  if (isKey(key.slice(0, anySavedList.length), anySavedList)) return onThisClock(data as CheckedWord[], now);
  return data;
}
