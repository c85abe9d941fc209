import { type ReactNode, useDeferredValue, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { type MinCardSize, useViewport } from './use-viewport.js';
import css from './visible-first.module.css';

type InSightFirstProps<Entry> = {
  /** The entries that the query has found. */
  entries: readonly Entry[];
  q: string;
  card: MinCardSize;
  children: (entries: readonly Entry[]) => ReactNode;
};

/**
 * Renders the cards in view in the frame after a key, and hides the old list. The whole list follows, interrupted by
 * the next key. So a key in a list of hundreds of cards costs as much as in one that fills the screen, and no cards
 * disappear while the user types.
 */
export function VisibleFirst<Entry>({ entries, q, card, children }: InSightFirstProps<Entry>): ReactNode {
  const isStale = useDeferredValue(q) !== q;
  const before = useDeferredValue(entries);
  const list = useRef<HTMLDivElement>(null);
  const sight = useViewport(list);
  return (
    <>
      {isStale && (
        <div className={cx(sight.atStart() && css['sight'])}>{children(entries.slice(0, sight.capacity(card)))}</div>
      )}
      <div ref={list} hidden={isStale}>
        {children(isStale ? before : entries)}
      </div>
    </>
  );
}
