import { useQueryClient } from '@tanstack/react-query';
import type { ReviewAnswerBody, ReviewQuestion, ReviewResult } from '@utarang/contract';
import { review as messages } from '@utarang/messages';
import { useRef, useState } from 'react';
import { newKey } from '../../lib/new-key.js';
import { type AnsweredLater, answerLater } from './answer-later.js';
import { sendReviewAnswer } from './api.js';
import type { CallQueue } from './use-call-queue.js';
import type { DayOfReview } from './use-review-day.js';

/** A judged answer, which is shown until the next question. */
export type AnsweredReview = {
  readonly question: ReviewQuestion;
  readonly said: string;
  readonly result: ReviewResult;
  readonly rating: number;
  /** True once the answer was added as an own synonym. */
  readonly owned: boolean;
};

/** A note on what was typed: it is blank, near, or did not arrive. */
type Remark = { readonly is: 'blank' | 'near' | 'failed'; readonly text: string };

type SendingAnswer = {
  readonly wordId: number;
  readonly answer: string;
  readonly reveal: boolean;
  readonly key: string;
};

const nearText = ({ near, meant }: ReviewResult): string =>
  messages[`near.${near ?? 'homograph'}`].replace('{meant}', meant ?? '');

/** Sends the answer to the current question, and holds its result until the next one. */
export function useReviewAnswer(day: DayOfReview, { enqueue }: CallQueue, hasVoice: boolean) {
  const client = useQueryClient();
  const [answered, setAnswered] = useState<AnsweredReview | null>(null);
  const [later, setLater] = useState<AnsweredLater | null>(null);
  const [remark, setRemark] = useState<Remark | null>(null);
  const answeredLater = useRef(new Set<number>());
  const sending = useRef<SendingAnswer>(null);
  const shownAt = useRef(0);
  const { question } = day;

  /** Queues the answer where there is no network; throws the error again where that is not possible. */
  async function wait(body: ReviewAnswerBody, error: unknown): Promise<null> {
    const call = question && sending.current && { question, body, key: sending.current.key };
    const kept = call && (await answerLater(client, call, { error, answered: answeredLater.current, voice: hasVoice }));
    if (!kept) throw error;
    setRemark(null);
    day.update({ next: kept.next });
    setLater(kept);
    return null;
  }

  const answer = (text: string, reveal = false) => {
    if (!question || answered || later) return;
    const trimmed = text.trim();
    if (trimmed === '' && !reveal) return setRemark({ is: 'blank', text: messages.blank });
    const before = sending.current;
    const isSame = before?.wordId === question.wordId && before.answer === trimmed && before.reveal === reveal;
    const sent = isSame ? before : { wordId: question.wordId, answer: trimmed, reveal, key: newKey() };
    sending.current = sent;
    const elapsedMs = Math.round(performance.now() - shownAt.current);
    enqueue(
      'answer',
      async () => {
        const body = { kind: question.kind, answer: trimmed, elapsedMs, voice: hasVoice, ...(reveal && { reveal }) };
        const result = await sendReviewAnswer(question.wordId, body, sent.key).catch((error: unknown) =>
          wait(body, error),
        );
        sending.current = null;
        if (result === null) return;
        if (result.rating === null) return setRemark({ is: 'near', text: nearText(result) });
        setRemark(null);
        day.update({ doneToday: result.doneToday, totalToday: result.totalToday, next: result.next, canUndo: true });
        setAnswered({ question, said: reveal ? '' : trimmed, result, rating: result.rating, owned: false });
        day.invalidateProgress();
      },
      (why) => setRemark({ is: 'failed', text: why }),
    );
  };

  return {
    answered,
    setAnswered,
    later,
    remark,
    answer,
    clearRemark: () => setRemark(null),
    clear: () => {
      setAnswered(null);
      setLater(null);
    },
    /** The moment from which the time of an answer counts. */
    shown: () => {
      shownAt.current = performance.now();
    },
  };
}

export type AnswerOfReview = ReturnType<typeof useReviewAnswer>;
