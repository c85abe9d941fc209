import { useQueryClient } from '@tanstack/react-query';
import { ApiError, anyChanges, type ErrorCode, pages, queryKeys } from '@utarang/contract';
import { adminQueue, format } from '@utarang/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../../lib/announce.js';
import { errorText } from '../../lib/http.js';
import { LONG_MS } from '../../ui/toast/times.js';
import { toast } from '../../ui/toast/toasts.js';
import type { Item, Verdict } from './items.js';
import { listOf, queueQuery, sendVerdict } from './queries.js';

/** Errors that mean that the entry is already decided or gone: it does not return to the list. */
const OVER: ReadonlySet<ErrorCode> = new Set([
  'already_decided',
  'report_not_found',
  'synonym_not_found',
  'wish_not_found',
  'word_not_found',
]);

const withoutKey = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key) =>
  new Map([...map].filter(([one]) => one !== key));

/** The sentence for a field where there is one; the general sentence says only that something is wrong. */
const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.errors)[0]) || errorText(error);

/** The admins' list of words, searched for this word. */
export const wordAddress = ({ word }: Item): string => `${pages.adminWords}?q=${encodeURIComponent(word.japaneseWord)}`;

/** Decides entries: they leave the list at once, and return with the reason where the call failed. */
export function useDecisions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const toastDecision = (item: Item, verdict: Verdict) => {
    const messageKey = verdict === 'accept' ? 'accepted' : 'refused';
    const answer = item.kind === 'synonym' ? item.answerKo : '';
    const text = format(adminQueue[`${messageKey}.${item.kind}`], { word: item.word.japaneseWord, answer });
    // An accepted report means that the word has to be corrected: the toast leads there once the row is removed.
    if (item.kind === 'report' && verdict === 'accept') {
      const run = () => void navigate(wordAddress(item));
      toast({ text, action: { label: adminQueue.edit, run }, durationMs: LONG_MS });
    } else announce(text);
  };

  const decide = async (item: Item, verdict: Verdict): Promise<void> => {
    setAway((keys) => new Set(keys).add(item.key));
    setFailures((others) => withoutKey(others, item.key));
    try {
      await sendVerdict(item, verdict);
      toastDecision(item, verdict);
      void client.invalidateQueries({ queryKey: queryKeys.adminWords() });
      void client.invalidateQueries({ queryKey: anyChanges });
    } catch (error) {
      if (error instanceof ApiError && OVER.has(error.code)) {
        const text = error.code === 'already_decided' ? adminQueue.decidedElsewhere : adminQueue.gone;
        toast({ kind: 'problem', text: format(text, { word: item.word.japaneseWord }), durationMs: LONG_MS });
      } else {
        setAway((keys) => new Set([...keys].filter((key) => key !== item.key)));
        setFailures((others) => new Map(others).set(item.key, reasonOf(error)));
        return;
      }
    }
    // The entry leaves the cached list, too, so that it is gone when the page is opened again. The refetch brings the
    // entries after the last one.
    client.setQueryData(queueQuery.queryKey, (queue) => {
      if (!queue) return queue;
      const list = listOf[item.kind];
      return { ...queue, [list]: queue[list].filter((one: { readonly id: number }) => one.id !== item.id) };
    });
    void client.invalidateQueries({ queryKey: queueQuery.queryKey });
  };

  return { away, failures, decide: (item: Item, verdict: Verdict) => void decide(item, verdict) };
}
