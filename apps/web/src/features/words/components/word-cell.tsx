import { useQuery } from '@tanstack/react-query';
import { type HomeState, PAGE_SIZE } from '@utarang/contract';
import { cardLines } from '../../../ui/word-list/card-lines.js';
import { CardSkeleton } from '../../../ui/word-list/card-skeleton.js';
import { FailedCard } from '../../../ui/word-list/failed-card.js';
import { pageOf } from '../../../ui/word-list/rows.js';
import { WordCard } from '../../../ui/word-list/word-card.js';
import { WordStar } from '../../../ui/word-list/word-star.js';
import { wordsQuery } from '../queries.js';

/** One place of a search's list. The cells of a page share its query: it runs once, and only while one is near the screen. */
export function WordCell({ search, index }: { search: HomeState; index: number }) {
  const { data, isError, isFetching, refetch } = useQuery(wordsQuery(search, pageOf(index)));
  const word = data?.content[index % PAGE_SIZE];
  if (word) {
    const star = <WordStar wordId={word.id} name={cardLines(word).heading.text} />;
    return <WordCard word={word} marks={word.marks} star={star} />;
  }
  return isError && !isFetching ? <FailedCard onRetry={() => void refetch()} /> : <CardSkeleton />;
}
