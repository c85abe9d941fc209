import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@utarang/contract';
import { CardSkeleton } from '../../../ui/word-list/card-skeleton.js';
import { FailedCard } from '../../../ui/word-list/failed-card.js';
import { pageOf } from '../../../ui/word-list/rows.js';
import { sources } from '../sources.js';
import type { Ask } from '../use-listing.js';
import { BrowseCard } from './browse-card.js';

/** One place of a list that comes page by page. The cells of a page share its query: it runs once, and only while one is near the screen. */
export function BrowseCell({ ask, index }: { ask: Ask; index: number }) {
  const { data, isError, isFetching, refetch } = useQuery(sources[ask.id].page!(ask.choice, ask.q, pageOf(index)));
  const word = data?.content[index % PAGE_SIZE];
  if (word) return <BrowseCard word={word} marks={word.marks} page={ask.id} />;
  return isError && !isFetching ? <FailedCard onRetry={() => void refetch()} /> : <CardSkeleton rows />;
}
