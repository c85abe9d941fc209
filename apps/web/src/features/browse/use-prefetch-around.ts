import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BrowsePageId } from './settings.js';
import { prefetchChoice } from './sources.js';

/** Safari learnt `requestIdleCallback` late. */
const whenIdle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const handle = requestIdleCallback(run, { timeout: 3000 });
        return () => cancelIdleCallback(handle);
      }
    : (run) => {
        const timer = setTimeout(run, 600);
        return () => clearTimeout(timer);
      };

/** With nothing else to do, the neighbours of a choice are asked for: pressed then, they are there in the same frame. */
export function usePrefetchAround(id: BrowsePageId, choices: readonly string[], choice: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const at = choices.indexOf(choice);
    const neighbours = [choices[at - 1], choices[at + 1]].filter((near) => near !== undefined);
    return whenIdle(() => {
      for (const near of neighbours) prefetchChoice(client, id, near);
    });
  }, [client, id, choices, choice]);
}
