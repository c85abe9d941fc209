import { useQueryClient } from '@tanstack/react-query';
import { ApiError, anyChanges, type ErrorCode, pages, queryKeys } from '@utarang/contract';
import { adminQueue, format } from '@utarang/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../../lib/announce.js';
import { errorText } from '../../lib/http.js';
import { toast } from '../../ui/toast/toasts.js';
import type { Item, Verdict } from './items.js';
import { queueQuery, sendVerdict } from './queries.js';

const TOLD_MS = 8000; // docs/product/messages.md#which-component-says-it

/** The entry is decided or gone: there is nothing to go back to. */
const OVER: ReadonlySet<ErrorCode> = new Set([
  'already_decided',
  'report_not_found',
  'synonym_not_found',
  'word_not_found',
]);

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key) =>
  new Map([...map].filter(([one]) => one !== key));

/** The sentence about the field where there is one: that of the whole says only that something is wrong. */
const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.errors)[0]) || errorText(error);

/** What the address of the list of words finds the word by. */
export const wordAddress = ({ word }: Item): string => `${pages.adminWords}?q=${encodeURIComponent(word.japaneseWord)}`;

/** Decides over entries: they leave the list at once, and come back with the reason where that failed. */
export function useDecisions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const tell = (item: Item, verdict: Verdict) => {
    const said = verdict === 'accept' ? 'accepted' : 'refused';
    const answer = item.kind === 'synonym' ? item.answerKo : '';
    const text = format(adminQueue[`${said}.${item.kind}`], { word: item.word.japaneseWord, answer });
    // What was wrong is mended in the word: the way there outlives the row.
    if (item.kind === 'report' && verdict === 'accept') {
      const run = () => void navigate(wordAddress(item));
      toast({ text, action: { label: adminQueue.edit, run }, lasts: TOLD_MS });
    } else announce(text);
  };

  const decide = async (item: Item, verdict: Verdict): Promise<void> => {
    setAway((keys) => new Set(keys).add(item.key));
    setFailures((told) => without(told, item.key));
    try {
      await sendVerdict(item, verdict);
      tell(item, verdict);
      void client.invalidateQueries({ queryKey: queryKeys.adminWords() });
      void client.invalidateQueries({ queryKey: anyChanges });
    } catch (error) {
      if (error instanceof ApiError && OVER.has(error.code)) {
        const text = error.code === 'already_decided' ? adminQueue.decidedElsewhere : adminQueue.gone;
        toast({ kind: 'problem', text: format(text, { word: item.word.japaneseWord }), lasts: TOLD_MS });
      } else {
        setAway((keys) => new Set([...keys].filter((key) => key !== item.key)));
        setFailures((told) => new Map(told).set(item.key, reasonOf(error)));
        return;
      }
    }
    // Gone from the list that is shown again later, and what waits behind the last one comes in sight.
    client.setQueryData(queueQuery.queryKey, (queue) => {
      if (!queue) return queue;
      const list = `${item.kind}s` as const;
      return { ...queue, [list]: queue[list].filter(({ id }) => id !== item.id) };
    });
    void client.invalidateQueries({ queryKey: queueQuery.queryKey });
  };

  return { away, failures, decide: (item: Item, verdict: Verdict) => void decide(item, verdict) };
}
