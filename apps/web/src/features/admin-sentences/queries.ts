import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type AdminSentence,
  type AdminSentences,
  anyAdminSentences,
  queryKeys,
  type SentencePreviewContent,
  shownSentences,
} from '@utarang/contract';
import { fetchHistory, fetchPreview, fetchSentences } from './api.js';

/** The query of the sentences of a choice. Others change them meanwhile, so it is refetched whenever it is shown. */
export const adminSentencesQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.adminSentences(search),
    queryFn: ({ signal }) => fetchSentences(search, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.sentenceHistory(id),
    queryFn: ({ signal }) => fetchHistory(id, { signal }),
    staleTime: 0,
  });

/** The query of the preview of the sentence that is being typed. The preview before stays until this one has come. */
export const previewQuery = (content: SentencePreviewContent) =>
  queryOptions({
    queryKey: queryKeys.sentencePreview(content),
    queryFn: ({ signal }) => fetchPreview(content, { signal }),
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** Updates a changed sentence in every list, and invalidates the pages of words and the quiz. */
export function cacheSentence(client: QueryClient, sentence: AdminSentence): void {
  client.setQueriesData<AdminSentences>(
    { queryKey: anyAdminSentences },
    (page) => page && { ...page, content: page.content.map((one) => (one.id === sentence.id ? sentence : one)) },
  );
  for (const queryKey of [anyAdminSentences, ...shownSentences]) void client.invalidateQueries({ queryKey });
}
