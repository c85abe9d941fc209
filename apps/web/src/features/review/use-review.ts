import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  queryKeys,
  type Review,
  type ReviewAnswerBody,
  type ReviewQuestion,
  type ReviewRated,
  type ReviewResult,
  type ReviewSettingsBody,
} from '@utarang/contract';
import { review as messages } from '@utarang/messages';
import { useRef, useState } from 'react';
import { announce } from '../../lib/announce.js';
import { errorText } from '../../lib/http.js';
import { newKey } from '../../lib/new-key.js';
import { useStore } from '../../lib/store.js';
import { device } from '../../parts/offline/device.js';
import { useJapaneseVoice } from '../../parts/speech/japanese-voice.js';
import { addSynonym } from '../../parts/study/api.js';
import { askAgain } from '../../parts/study/cached.js';
import { type AnsweredLater, aheadQuery, answerLater } from './answer-later.js';
import { fetchReview, moreReview, rateReview, saveSettings, sendReviewAnswer, undoReview } from './api.js';

/** An answer that was judged, as it is shown until the next word is asked for. */
export type Answered = {
  readonly question: ReviewQuestion;
  readonly said: string;
  readonly result: ReviewResult;
  readonly rating: number;
  /** True once the answer was added as one's own. */
  readonly owned: boolean;
};

/** Something to say about what was typed: it is blank, near, or did not arrive. */
export type Remark = { readonly is: 'blank' | 'near' | 'failed'; readonly text: string };

type Sending = { readonly wordId: number; readonly answer: string; readonly reveal: boolean; readonly key: string };

const nearText = ({ near, meant }: ReviewResult): string =>
  messages[`near.${near ?? 'homograph'}`].replace('{meant}', meant ?? '');

/** Drives a day of review: what is asked, what was answered, and what can be changed about it. */
export function useReview() {
  const client = useQueryClient();
  const speak = useJapaneseVoice();
  const hasVoice = speak !== null;
  const key = queryKeys.review();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchReview(hasVoice, { signal }),
    staleTime: 0,
    // The day may have gone on elsewhere.
    refetchOnWindowFocus: true,
  });
  const [answered, setAnswered] = useState<Answered | null>(null);
  /** Asked ahead, where the device can go on without a network. */
  useQuery({ ...aheadQuery(hasVoice), enabled: useStore(device) !== null, staleTime: 0 });
  const [later, setLater] = useState<AnsweredLater | null>(null);
  const answeredLater = useRef(new Set<number>());
  const [remark, setRemark] = useState<Remark | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef<Sending>(null);
  const underway = useRef(new Set<string>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const shownAt = useRef(0);

  const put = (part: Partial<Review>) => client.setQueryData<Review>(key, (review) => review && { ...review, ...part });
  const changed = () => {
    askAgain(client, queryKeys.today());
    askAgain(client, queryKeys.checkedIds());
    void client.invalidateQueries({ queryKey: ['me', 'statistics'], refetchType: 'none' });
  };

  /**
   * One call after another, so that an answer that is taken back was rated before; a second press of the same button
   * does nothing. A failure becomes a sentence.
   */
  function run(name: string, call: () => Promise<void>, failed: (text: string) => void = setFailure): void {
    if (underway.current.has(name)) return;
    underway.current.add(name);
    setFailure(null);
    last.current = last.current
      .then(call)
      .catch((thrown) => failed(errorText(thrown)))
      .finally(() => underway.current.delete(name));
  }

  const question = data?.next ?? null;

  /** Puts the answer aside where no network is; throws the error again where that cannot be. */
  async function wait(body: ReviewAnswerBody, error: unknown): Promise<null> {
    const call = question && sending.current && { question, body, key: sending.current.key };
    const kept = call && (await answerLater(client, call, { error, answered: answeredLater.current, voice: hasVoice }));
    if (!kept) throw error;
    setRemark(null);
    put({ next: kept.next });
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
    run(
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
        put({ doneToday: result.doneToday, totalToday: result.totalToday, next: result.next, canUndo: true });
        setAnswered({ question, said: reveal ? '' : trimmed, result, rating: result.rating, owned: false });
        changed();
      },
      (why) => setRemark({ is: 'failed', text: why }),
    );
  };

  const rated = (result: ReviewRated) =>
    put({ doneToday: result.doneToday, totalToday: result.totalToday, next: result.next });

  /** Corrects the rating: shown at once, and taken back where it did not arrive. */
  const rate = (rating: number) => {
    if (!answered || answered.rating === rating) return;
    const before = answered;
    setAnswered({ ...answered, rating });
    run(
      `rate ${rating}`,
      async () => {
        rated(await rateReview(before.question.wordId, rating, hasVoice));
        changed();
      },
      (why) => {
        setAnswered(before);
        setFailure(why);
      },
    );
  };

  return {
    review: data,
    error: data ? null : error,
    refetch: () => void refetch(),
    isFetching,
    question,
    answered,
    later,
    remark,
    failure,
    speak,
    answer,
    rate,
    /** The moment from which the time of an answer counts. */
    shown: () => {
      shownAt.current = performance.now();
    },
    typed: () => remark && setRemark(null),
    next: () => {
      setAnswered(null);
      setLater(null);
      setFailure(null);
      // The end of the day says what the day was.
      if (!question) void refetch();
    },
    undo: () => {
      run('undo', async () => {
        const undone = await undoReview(hasVoice, newKey());
        client.setQueryData<Review>(key, undone);
        setAnswered(null);
        setRemark(null);
        announce(messages.undone);
        changed();
      });
    },
    /** The answer counts as right from now on. */
    own: () => {
      if (!answered) return;
      const { wordId } = answered.question;
      run('own', async () => {
        await addSynonym(wordId, answered.said);
        rated(await rateReview(wordId, 3, hasVoice));
        setAnswered({ ...answered, rating: 3, owned: true });
        announce(messages.owned);
        changed();
      });
    },
    more: () => {
      run('more', async () => {
        client.setQueryData<Review>(key, await moreReview(hasVoice, newKey()));
        changed();
      });
    },
    settle: (body: ReviewSettingsBody) => {
      run('settle', async () => {
        put({ settings: await saveSettings(body) });
        announce(messages['set.saved']);
        await refetch();
        changed();
      });
    },
  };
}

export type ReviewRun = ReturnType<typeof useReview>;
