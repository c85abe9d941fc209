import { CardSkeleton } from '../../../parts/words/list/card-skeleton.js';
import { FailedCard } from '../../../parts/words/list/failed-card.js';
import { useListedWord } from '../../../parts/words/list/use-listed-word.js';
import { sources } from '../sources.js';
import type { Ask } from '../use-listing.js';
import { BrowseCard } from './browse-card.js';

/** One place of a list that comes page by page. */
export function BrowseCell({ ask, index }: { ask: Ask; index: number }) {
  const { word, failed, retry } = useListedWord((page) => sources[ask.id].page!(ask.choice, ask.q, page), index);
  if (word) return <BrowseCard word={word} marks={word.marks} page={ask.id} />;
  return failed ? <FailedCard onRetry={retry} /> : <CardSkeleton rows />;
}
