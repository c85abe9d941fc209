import { PAGE_SIZE } from '@utarang/contract';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../../../lib/hydration.js';
import { clampPage, firstOfPage, pageCount } from './rows.js';
import type { RenderedCards } from './use-row-window.js';

/**
 * The cards of a list that the server has rendered, with their heights, which are measured when the browser hydrates
 * the list. `served` is null for a list that the browser has rendered by itself.
 */
export function useServerCards(list: RefObject<HTMLElement | null>, page: number, total: number) {
  const hydrated = useHydrated();
  const [rendered] = useState(() => {
    const first = firstOfPage(clampPage(page, pageCount(total)));
    return hydrated ? null : { first, last: Math.min(first + PAGE_SIZE, total) - 1 };
  });
  const heights = useRef(new Map<number, number>());
  useLayoutEffect(() => {
    if (hydrated) return;
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      heights.current.set(Number(card.dataset['card']), card.offsetHeight);
    }
  }, [hydrated, list]);
  const served = useMemo((): RenderedCards | null => rendered && { ...rendered, heights: heights.current }, [rendered]);
  return { hydrated, served };
}
