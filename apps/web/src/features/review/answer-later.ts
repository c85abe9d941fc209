import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryKeys, type ReviewAnswerBody, type ReviewQuestion, type Word } from '@utarang/contract';
import { ConnectionError } from '../../lib/http.js';
import { device } from '../../parts/offline/device.js';
import { wordQuery } from '../../parts/words/queries.js';
import { fetchAhead } from './api.js';

/** The query of the next questions, with which a device goes on without a network. */
export const aheadQuery = (voice: boolean) =>
  queryOptions({ queryKey: queryKeys.reviewAhead(), queryFn: ({ signal }) => fetchAhead(voice, { signal }) });

/** An answer in the outbox, which has not been judged yet. */
export type AnsweredLater = {
  readonly question: ReviewQuestion;
  readonly said: string;
  /** The word of the question; null where the device does not have it. */
  readonly word: Word | null;
  readonly next: ReviewQuestion | null;
};

type Call = { readonly question: ReviewQuestion; readonly body: ReviewAnswerBody; readonly key: string };

/**
 * Queues an answer that could not be sent, and returns the next question (docs/product/offline.md#review). `answered`
 * are the words with queued answers. Null where the error is another one, or the device cannot store it.
 */
export async function answerLater(
  client: QueryClient,
  { question, body, key }: Call,
  { error, answered, voice }: { error: unknown; answered: Set<number>; voice: boolean },
): Promise<AnsweredLater | null> {
  const { wordId } = question;
  if (!(error instanceof ConnectionError)) return null;
  const path = `/api/review/${wordId}/answer`;
  if (!(await device.get()?.queueCall({ method: 'POST', path, body, key, does: 'review', wordId }))) return null;
  answered.add(wordId);
  const ahead = await client.fetchQuery({ ...aheadQuery(voice), retry: false }).catch(() => ({ questions: [] }));
  const { answer: word = await client.fetchQuery({ ...wordQuery(wordId), retry: false }).catch(() => null) } =
    ahead.questions.find((each) => each.wordId === wordId) ?? {};
  const next = ahead.questions.find((each) => !answered.has(each.wordId)) ?? null;
  return { question, said: body.reveal ? '' : body.answer, word, next };
}
