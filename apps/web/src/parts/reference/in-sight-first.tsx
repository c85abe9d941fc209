import { type ReactNode, useDeferredValue, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import css from './in-sight-first.module.css';
import { type LeastCard, useSight } from './use-sight.js';

type InSightFirstProps<Entry> = {
  /** The entries that the query has found. */
  entries: readonly Entry[];
  q: string;
  card: LeastCard;
  children: (entries: readonly Entry[]) => ReactNode;
};

/**
 * The frame after a key draws the cards that are in sight, and hides the list as it was. The whole list follows, and is
 * interrupted by the next key. So a key in a list of hundreds of cards costs as much as in one that fills the screen,
 * and no cards are taken away while somebody types.
 */
export function InSightFirst<Entry>({ entries, q, card, children }: InSightFirstProps<Entry>): ReactNode {
  const behind = useDeferredValue(q) !== q;
  const before = useDeferredValue(entries);
  const list = useRef<HTMLDivElement>(null);
  const sight = useSight(list);
  return (
    <>
      {behind && (
        <div className={cx(sight.atStart() && css['sight'])}>{children(entries.slice(0, sight.room(card)))}</div>
      )}
      <div ref={list} hidden={behind}>
        {children(behind ? before : entries)}
      </div>
    </>
  );
}
