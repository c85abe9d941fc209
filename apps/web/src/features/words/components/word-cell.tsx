import type { HomeState } from '@utarang/contract';
import { cardLines } from '../../../ui/word-list/card-lines.js';
import { CardSkeleton } from '../../../ui/word-list/card-skeleton.js';
import { FailedCard } from '../../../ui/word-list/failed-card.js';
import { useListedWord } from '../../../ui/word-list/use-listed-word.js';
import { WordCard } from '../../../ui/word-list/word-card.js';
import { WordStar } from '../../../ui/word-list/word-star.js';
import { wordsQuery } from '../queries.js';

/** One place of a search's list. */
export function WordCell({ search, index }: { search: HomeState; index: number }) {
  const { word, failed, retry } = useListedWord((page) => wordsQuery(search, page), index);
  if (word) {
    const star = <WordStar wordId={word.id} name={cardLines(word).heading.text} />;
    return <WordCard word={word} marks={word.marks} star={star} />;
  }
  return failed ? <FailedCard onRetry={retry} /> : <CardSkeleton />;
}
