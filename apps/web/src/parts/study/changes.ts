import type { QueryClient } from '@tanstack/react-query';
import {
  type AnswerResult,
  anyHeatmap,
  anySavedList,
  type CheckedWord,
  queryKeys,
  type TestStart,
  type Viewer,
} from '@utarang/contract';
import type { SavedList } from './api.js';
import { editCached, invalidate } from './cached.js';
import { restartTicker, stabilizeEnd } from './cooldown.js';
import { cacheEarnedPoints } from './earned.js';
import { knownEnds, type SavedWords } from './saved-words.js';
import { postStudyChange, type StudyChange } from './tabs.js';

function withId(ids: ReadonlySet<number>, id: number, there: boolean): ReadonlySet<number> {
  if (ids.has(id) === there) return ids;
  const next = new Set(ids);
  if (there) next.add(id);
  else next.delete(id);
  return next;
}

function withCooldown(cooldowns: SavedWords['cooldowns'], id: number, end: number | null): SavedWords['cooldowns'] {
  if ((cooldowns.get(id) ?? null) === end) return cooldowns;
  const next = new Map(cooldowns);
  if (end === null) next.delete(id);
  else next.set(id, end);
  return next;
}

const editSaved = (client: QueryClient, change: (words: SavedWords) => SavedWords) =>
  editCached(client, queryKeys.checkedIds(), change);

const editList = (client: QueryClient, list: SavedList, change: (words: CheckedWord[]) => CheckedWord[]) =>
  editCached(client, queryKeys.checkedWords(list), change);

/** Caches a saved word, which becomes the latest of its list. */
export async function cacheSavedWord(client: QueryClient, word: CheckedWord): Promise<void> {
  postStudyChange({ wordId: word.id, became: 'saved' });
  invalidate(client, queryKeys.today());
  const completed = word.status === 'COMPLETED';
  await editSaved(client, (words) => ({
    ...words,
    ids: withId(words.ids, word.id, true),
    completedIds: withId(words.completedIds, word.id, completed),
  }));
  await editList(client, completed ? 'COMPLETED' : 'IN_PROGRESS_OR_COOLDOWN', (words) => [
    word,
    ...words.filter(({ id }) => id !== word.id),
  ]);
}

/** Caches that words left the member's lists. Their cooldowns continue (docs/product/study.md#attempts). */
export async function cacheUnsavedWords(client: QueryClient, wordIds: readonly number[]): Promise<void> {
  const gone = new Set(wordIds);
  const without = (ids: ReadonlySet<number>) => new Set([...ids].filter((id) => !gone.has(id)));
  for (const wordId of wordIds) postStudyChange({ wordId, became: 'unsaved' });
  invalidate(client, queryKeys.today());
  await editSaved(client, (words) => ({
    ...words,
    ids: without(words.ids),
    completedIds: without(words.completedIds),
  }));
  for (const list of ['IN_PROGRESS_OR_COOLDOWN', 'COMPLETED'] as const) {
    await editList(client, list, (words) => words.filter(({ id }) => !gone.has(id)));
  }
}

/** "Where an answer names no number of seconds, the whole length holds" (docs/product/study.md#cooldown). */
const cooldownMs = ({ retryInSec, cooldownSeconds }: TestStart | AnswerResult): number =>
  Math.max(0, retryInSec ?? cooldownSeconds ?? 0) * 1000;

const cooldownEnd = (client: QueryClient, wordId: number, result: TestStart | AnswerResult): number =>
  stabilizeEnd(knownEnds(client).get(wordId), Date.now() + cooldownMs(result));

/**
 * The moment from which the seconds of an answer count: so it ends together with every other countdown of the same
 * cooldown.
 */
export const countedFrom = (client: QueryClient, wordId: number, result: TestStart | AnswerResult): number =>
  result.state === 'COOLDOWN' ? cooldownEnd(client, wordId, result) - cooldownMs(result) : Date.now();

/**
 * Updates everything that shows the word after a test: stars, lists, points, the day and the heatmap
 * (docs/product/word-test.md#what-a-result-changes). Nothing is stored for a guest.
 */
export function cacheTestResult(client: QueryClient, wordId: number, result: TestStart | AnswerResult): void {
  const viewer = client.getQueryData<Viewer>(queryKeys.me());
  if (!viewer || viewer.role === 'ANONYMOUS') return;
  switch (result.state) {
    case 'WRONG':
      return;
    case 'READY':
      void editSaved(client, (words) => ({ ...words, cooldowns: withCooldown(words.cooldowns, wordId, null) }));
      return;
    case 'COOLDOWN': {
      const until = cooldownEnd(client, wordId, result);
      restartTicker();
      postStudyChange({ wordId, became: 'cooling', until });
      void cacheCooldown(client, wordId, until);
      return;
    }
    case 'PASSED':
      cacheEarnedPoints(client, 'wordPoints', result);
      break;
  }
  postStudyChange({ wordId, became: 'completed' });
  void cacheCompletedWord(client, wordId);
}

async function cacheCooldown(client: QueryClient, wordId: number, until: number): Promise<void> {
  invalidate(client, queryKeys.today());
  await editSaved(client, (words) => ({
    ...words,
    ids: withId(words.ids, wordId, true),
    cooldowns: withCooldown(words.cooldowns, wordId, until),
  }));
  const cooldownUntil = new Date(until).toISOString();
  let listed = false;
  await editList(client, 'IN_PROGRESS_OR_COOLDOWN', (words) =>
    words.map((word) => {
      if (word.id !== wordId) return word;
      listed = true;
      return { ...word, status: 'COOLDOWN', cooldownUntil };
    }),
  );
  // A word whose cooldown begins is saved thereby.
  if (!listed) invalidate(client, queryKeys.checkedWords('IN_PROGRESS_OR_COOLDOWN'));
}

/** Caches a completed word: by a test, or by the server's refusal to save it. */
export async function cacheCompletedWord(client: QueryClient, wordId: number): Promise<void> {
  invalidate(client, queryKeys.today());
  invalidate(client, queryKeys.checkedWords('COMPLETED'));
  await editSaved(client, (words) => ({
    ...words,
    ids: withId(words.ids, wordId, true),
    completedIds: withId(words.completedIds, wordId, true),
    cooldowns: withCooldown(words.cooldowns, wordId, null),
  }));
  await editList(client, 'IN_PROGRESS_OR_COOLDOWN', (words) => words.filter(({ id }) => id !== wordId));
}

/** Caches whether a word is saved, after a call has shown it: lists that show it are refetched. */
export async function cacheMembership(client: QueryClient, wordId: number, saved: boolean): Promise<void> {
  invalidate(client, queryKeys.today());
  await editSaved(client, (words) => ({
    ...words,
    ids: withId(words.ids, wordId, saved),
    completedIds: saved ? words.completedIds : withId(words.completedIds, wordId, false),
  }));
  invalidate(client, anySavedList);
}

/**
 * Applies a change from another tab to a word, or to another answer. The stars follow at once; lists and points are
 * refetched where they are shown.
 */
export async function applyTabChange(client: QueryClient, change: StudyChange): Promise<void> {
  if ('again' in change) return invalidate(client, change.again);
  const { wordId, became } = change;
  if (became === 'cooling') return cacheCooldown(client, wordId, change.until);
  if (became === 'completed') {
    invalidate(client, anyHeatmap);
    invalidate(client, queryKeys.me(), { exact: true });
    return cacheCompletedWord(client, wordId);
  }
  return cacheMembership(client, wordId, became === 'saved');
}
