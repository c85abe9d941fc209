import { CardSkeleton } from '../../../parts/words/list/card-skeleton.js';
import { FailedCard } from '../../../parts/words/list/failed-card.js';
import { useListedWord } from '../../../parts/words/list/use-listed-word.js';
import { type BrowseQuery, sources } from '../sources.js';
import { BrowseCard } from './browse-card.js';

/** The cell at an index of a list that is loaded page by page. */
export function BrowseCell({ search: { id, choice, q, sort }, index }: { search: BrowseQuery; index: number }) {
  const { word, failed } = useListedWord((page) => sources[id].page!(choice, q, page, sort), index);
  if (word) return <BrowseCard word={word} marks={word.marks} page={id} />;
  return failed ? <FailedCard /> : <CardSkeleton rows />;
}
