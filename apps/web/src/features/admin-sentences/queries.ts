import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type AdminSentence,
  type AdminSentences,
  anyWord,
  queryKeys,
  type SentencePreviewContent,
  type WordsPage,
} from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { fetchHistory, fetchPreview, fetchSentences } from './api.js';

/** The sentences of a choice. Others change them meanwhile, so every look asks again. */
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

/** How the sentence being typed would be shown. The preview before stays until this one has come. */
export const previewQuery = (content: SentencePreviewContent) =>
  queryOptions({
    queryKey: queryKeys.sentencePreview(content),
    queryFn: ({ signal }) => fetchPreview(content, { signal }),
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const situationsQuery = queryOptions({
  queryKey: queryKeys.fields(),
  queryFn: ({ signal }) => getJson<string[]>('/api/fields', { signal }),
});

const CHOICES = 6;

/** Words of the book that are found by what was typed. */
export const choicesQuery = (q: string) =>
  queryOptions({
    queryKey: ['book-words', 'sentences', q],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ mode: 'all', q, size: String(CHOICES) });
      return (await getJson<WordsPage>(`/api/words?${query}`, { signal })).content;
    },
    enabled: q !== '',
  });

/** Puts a changed sentence into every list, and has the pages of words and the quiz ask again. */
export function sentenceChanged(client: QueryClient, sentence: AdminSentence): void {
  client.setQueriesData<AdminSentences>(
    { queryKey: ['me', 'admin', 'sentences'] },
    (page) => page && { ...page, content: page.content.map((one) => (one.id === sentence.id ? sentence : one)) },
  );
  for (const queryKey of [
    ['me', 'admin', 'sentences'],
    anyWord,
    ['examples'],
    ['sentences'],
    queryKeys.quizConditions(),
  ])
    void client.invalidateQueries({ queryKey });
}
