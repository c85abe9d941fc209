import type { ReviewRated } from '@utarang/contract';
import { review as messages } from '@utarang/messages';
import { announce } from '../../lib/announce.js';
import { addSynonym } from '../../parts/study/api.js';
import { rateReview } from './api.js';
import type { CallQueue } from './use-call-queue.js';
import type { AnswerOfReview } from './use-review-answer.js';
import type { DayOfReview } from './use-review-day.js';

/** Corrects the rating of the shown answer. */
export function useRating(
  day: DayOfReview,
  { enqueue, setFailure }: CallQueue,
  { answered, setAnswered }: AnswerOfReview,
  hasVoice: boolean,
) {
  const updateRated = ({ doneToday, totalToday, next }: ReviewRated) => day.update({ doneToday, totalToday, next });

  return {
    /** Shows a rating at once, and rolls it back where the call fails. */
    rate: (rating: number) => {
      if (!answered || answered.rating === rating) return;
      const before = answered;
      setAnswered({ ...answered, rating });
      enqueue(
        `rate ${rating}`,
        async () => {
          updateRated(await rateReview(before.question.wordId, rating, hasVoice));
          day.invalidateProgress();
        },
        (why) => {
          setAnswered(before);
          setFailure(why);
        },
      );
    },
    /** Makes the answer count as right from now on. */
    own: () => {
      if (!answered) return;
      const { wordId } = answered.question;
      enqueue('own', async () => {
        await addSynonym(wordId, answered.said);
        updateRated(await rateReview(wordId, 3, hasVoice));
        setAnswered({ ...answered, rating: 3, owned: true });
        announce(messages.owned);
        day.invalidateProgress();
      });
    },
  };
}
