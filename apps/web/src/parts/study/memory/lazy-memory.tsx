import { Suspense } from 'react';
import { useHydrated } from '../../../lib/hydration.js';
import { lazyOr } from '../../../lib/lazy-part.js';
import { useWordStatus } from '../word-status.js';

const WordMemory = lazyOr(
  async () => (await import('./word-memory.js')).WordMemory,
  () => null,
);

/** The dots of a saved word, in the first lists of a page: their code is loaded once the page is hydrated. */
export function LazyMemory({ wordId }: { wordId: number }) {
  const { saved } = useWordStatus(wordId);
  return (
    useHydrated() &&
    saved && (
      <Suspense>
        <WordMemory wordId={wordId} />
      </Suspense>
    )
  );
}
