import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { wordLists } from '@utarang/contract';
import { common, list } from '@utarang/messages';
import { CircleX } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button/button.js';
import { Strip } from '../../../ui/notice/strip.js';
import css from './failed-pages.module.css';

/** Checks whether a page of words could not be loaded, and is not being loaded again. */
const hasFailed = ({ queryKey, state }: Query) =>
  state.status === 'error' && state.fetchStatus === 'idle' && wordLists.byPages.some(([list]) => list === queryKey[0]);

const FAILED = { type: 'active', predicate: hasFailed } as const;

/**
 * A notice that some cards near the screen could not be loaded, with a button that loads all of them again. The button
 * stays until they are loaded: then the focus, if it is on it, goes to the first of them (`onDone`).
 */
export function FailedPages({ onDone }: { onDone: (card: number) => void }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cache = client.getQueryCache();
  const failed = useSyncExternalStore(
    // A card starts the query of its page while it is rendered. The cache reports that at once, when React allows no
    // other update.
    useCallback((changed) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]),
    () => cache.findAll(FAILED).length > 0,
    () => false,
  );
  if (!failed && !asking) return null;

  const onRetry = async (button: HTMLButtonElement) => {
    const first = document.querySelector('[data-failed]')?.closest<HTMLElement>('[data-card]')?.dataset['card'];
    setAsking(true);
    await client.refetchQueries(FAILED);
    const focused = document.activeElement === button;
    setAsking(false);
    if (focused && first !== undefined && cache.findAll(FAILED).length === 0) onDone(Number(first));
  };
  return (
    <Strip
      variant="bad"
      icon={CircleX}
      role="alert"
      className={css['strip']}
      action={
        <Button variant="txt" onClick={({ currentTarget }) => void onRetry(currentTarget)}>
          {common.retry}
        </Button>
      }
    >
      {list.pagesFail}
    </Strip>
  );
}
