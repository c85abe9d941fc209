import { useQueryClient } from '@tanstack/react-query';
import { type PatternAnswerBody, queryKeys, type SavedPatterns } from '@utarang/contract';
import { format, patterns as messages, offline } from '@utarang/messages';
import { ConnectionError } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import type { GivenAnswer } from '../grammar-drill/use-grammar-drill.js';
import { device } from '../offline/device.js';
import { editCached, invalidate } from '../study/cached.js';
import { patternAnswerPath, sendPatternAnswer } from './api.js';
import { useSavedPatterns } from './saved-patterns.js';

/** Idempotency keys of answers, so that one that is sent again counts once. */
const keys = new WeakMap<GivenAnswer, string>();

/**
 * Sends an answer to a saved pattern to its memory, and returns the sentence that says when it is asked again
 * (docs/product/review.md#patterns). An answer to another pattern is not sent; without a network it is queued.
 */
export function useAnswerPattern(): (given: GivenAnswer) => Promise<string | null> {
  const client = useQueryClient();
  const saved = useSavedPatterns();
  return async (given) => {
    const { question, chosen, typed, elapsedMs } = given;
    const { id } = question.right;
    if (!saved?.ids.includes(id)) return null;
    const key = keys.get(given) ?? newKey();
    keys.set(given, key);
    const body: PatternAnswerBody = {
      sentenceId: question.sentence.id,
      ...(chosen !== undefined && { chosen }),
      ...(typed !== undefined && { answer: typed }),
      elapsedMs,
    };
    try {
      const { due, intervalDays, reason } = await sendPatternAnswer(id, body, key);
      await editCached(client, queryKeys.savedPatterns(), ({ ids }: SavedPatterns) => ({ ids, due }));
      invalidate(client, queryKeys.today());
      return format(messages[`reason.${reason.code}`], { days: intervalDays, times: reason.times });
    } catch (error) {
      const waits =
        error instanceof ConnectionError &&
        device.get()?.queueCall({ method: 'POST', path: patternAnswerPath(id), body, key, does: 'review' });
      if (waits && (await waits)) return offline.waits;
      throw error;
    }
  };
}
