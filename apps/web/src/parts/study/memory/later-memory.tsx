import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../lib/hydration.js';
import { useWordStatus } from '../word-status.js';

const WordMemory = lazy(async () => ({ default: (await import('./word-memory.js')).WordMemory }));

/** The dots of a saved word, in lists that a page shows first: their code comes once the page is alive. */
export function LaterMemory({ wordId }: { wordId: number }) {
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
