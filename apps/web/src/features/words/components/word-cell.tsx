import { useQuery } from '@tanstack/react-query';
import { type HomeState, PAGE_SIZE } from '@utarang/contract';
import { cardLines } from '../../../ui/word-list/card-lines.js';
import { CardSkeleton } from '../../../ui/word-list/card-skeleton.js';
import { FailedCard } from '../../../ui/word-list/failed-card.js';
import { pageOf } from '../../../ui/word-list/rows.js';
import { GuestStar } from '../../../ui/word-list/save-star.js';
import { WordCard } from '../../../ui/word-list/word-card.js';
import { wordsQuery } from '../queries.js';

/** One place of a search's list. The cells of a page share its query: it runs once, and only while one is near the screen. */
export function WordCell({ search, index }: { search: HomeState; index: number }) {
  const { data, isError, isFetching, refetch } = useQuery(wordsQuery(search, pageOf(index)));
  const word = data?.content[index % PAGE_SIZE];
  if (word) return <WordCard word={word} marks={word.marks} star={<GuestStar name={cardLines(word).heading.text} />} />;
  return isError && !isFetching ? <FailedCard onRetry={() => void refetch()} /> : <CardSkeleton />;
}
