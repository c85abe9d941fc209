import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type KnownByMember, queryKeys } from '@utarang/contract';
import { newlyKnown } from '@utarang/domain/study';
import { format, known as messages } from '@utarang/messages';
import { errorText } from '../../lib/http.js';
import { SHORT_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import { toastFailure, toastWithUndo } from '../../ui/toast/undo-toast.js';
import { editCached, invalidate } from '../study/cached.js';
import { type SavedWords, savedWordsQuery } from '../study/saved-words.js';
import { postStudyChange } from '../study/tabs.js';
import { fetchKnown, type MarkedWords, sendKnown } from './api.js';

/** The query of the number of words of each level that the member knows. */
export const knownQuery = queryOptions<KnownByMember>({
  queryKey: queryKeys.knownWords(),
  queryFn: ({ signal }) => fetchKnown({ signal }),
});

/** Updates everything that shows which words are known, in all tabs. */
async function noteKnown(client: QueryClient, answer: KnownByMember): Promise<void> {
  for (const again of [queryKeys.checkedIds(), queryKeys.knownWords(), queryKeys.lyrics()]) postStudyChange({ again });
  const knownIds = new Set(answer.knownIds);
  await editCached<SavedWords>(client, queryKeys.checkedIds(), (words) => ({ ...words, knownIds }));
  client.setQueryData(queryKeys.knownWords(), answer);
  invalidate(client, queryKeys.lyrics(), { exact: true });
}

/**
 * Marks words as known or removes their marks, and shows a toast with an undo button, which changes exactly the words
 * that this call changed (docs/product/study.md#known-words). `before` holds the marks before the first try: a call
 * whose answer was lost may have been done.
 */
export async function changeKnown(
  client: QueryClient,
  words: MarkedWords,
  known: boolean,
  before?: ReadonlySet<number>,
): Promise<boolean> {
  let earlier = before;
  try {
    earlier ??= (await client.ensureQueryData(savedWordsQuery)).knownIds;
    const answer = await sendKnown(words, known);
    await noteKnown(client, answer);
    const changed = known ? newlyKnown(earlier, answer.knownIds) : newlyKnown(new Set(answer.knownIds), earlier);
    if (changed.length === 0) toast({ text: known ? messages.already : messages.nothing, durationMs: SHORT_MS });
    else {
      const text = format(known ? messages.marked : messages.unmarked, { n: changed.length });
      toastWithUndo(text, () => takeBack(client, changed, !known));
    }
    return true;
  } catch (error) {
    toastFailure(`${messages.fail}. ${errorText(error)}`, () => void changeKnown(client, words, known, earlier));
    return false;
  }
}

/** Undoes the change, and returns whether that worked. */
async function takeBack(client: QueryClient, wordIds: readonly number[], known: boolean): Promise<boolean> {
  try {
    await noteKnown(client, await sendKnown(wordIds, known));
    return true;
  } catch (error) {
    toastFailure(`${messages.fail}. ${errorText(error)}`, () => void takeBack(client, wordIds, known));
    return false;
  }
}
