import type { ReviewSettingsBody } from '@utarang/contract';
import { review as messages } from '@utarang/messages';
import { announce } from '../../lib/announce.js';
import { newKey } from '../../lib/new-key.js';
import { useJapaneseVoice } from '../../parts/speech/japanese-voice.js';
import { moreReview, saveSettings, undoReview } from './api.js';
import { useCallQueue } from './use-call-queue.js';
import { useRating } from './use-rating.js';
import { useReviewAnswer } from './use-review-answer.js';
import { useReviewDay } from './use-review-day.js';

/** Controls a day of review: the question, the answer, and its corrections. */
export function useReview() {
  const speak = useJapaneseVoice();
  const hasVoice = speak !== null;
  const day = useReviewDay(hasVoice);
  const calls = useCallQueue();
  const answer = useReviewAnswer(day, calls, hasVoice);
  const rating = useRating(day, calls, answer, hasVoice);
  const { review, question, error, isFetching } = day;
  const { answered, later, remark } = answer;

  return {
    review,
    error,
    refetch: () => void day.refetch(),
    isFetching,
    question,
    answered,
    later,
    remark,
    failure: calls.failure,
    speak,
    answer: answer.answer,
    rate: rating.rate,
    own: rating.own,
    shown: answer.shown,
    typed: () => remark && answer.clearRemark(),
    next: () => {
      answer.clear();
      calls.setFailure(null);
      // The end of the day shows the results of the day.
      if (!question) void day.refetch();
    },
    undo: () => {
      calls.enqueue('undo', async () => {
        day.replace(await undoReview(hasVoice, newKey()));
        answer.setAnswered(null);
        answer.clearRemark();
        announce(messages.undone);
        day.invalidateProgress();
      });
    },
    more: () => {
      calls.enqueue('more', async () => {
        day.replace(await moreReview(hasVoice, newKey()));
        day.invalidateProgress();
      });
    },
    saveSettings: (body: ReviewSettingsBody) => {
      calls.enqueue('settings', async () => {
        day.update({ settings: await saveSettings(body) });
        announce(messages['set.saved']);
        await day.refetch();
        day.invalidateProgress();
      });
    },
  };
}

export type ReviewRun = ReturnType<typeof useReview>;
