import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.js';
import type { BrowsePageId } from './settings.js';
import { prefetchChoice } from './sources.js';

/** Prefetches the neighbours of a choice once the browser is idle, so that a press shows them in the same frame. */
export function usePrefetchAround(id: BrowsePageId, choices: readonly string[], choice: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const index = choices.indexOf(choice);
    const neighbours = [choices[index - 1], choices[index + 1]].filter((near) => near !== undefined);
    return whenIdle(() => {
      for (const near of neighbours) prefetchChoice(client, id, near);
    });
  }, [client, id, choices, choice]);
}
