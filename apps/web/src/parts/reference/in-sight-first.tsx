import { type ReactNode, useDeferredValue } from 'react';

/** The least that an entry's card takes of the screen, in CSS pixels. */
export type LeastCard = { readonly width: number; readonly height: number };

type InSightFirstProps<Entry> = {
  /** What the query has found. */
  entries: readonly Entry[];
  q: string;
  card: LeastCard;
  children: (entries: readonly Entry[]) => ReactNode;
};

/** How many cards there can be from the top of the list to the lower edge of the screen. */
const inSight = ({ width, height }: LeastCard) =>
  Math.max(1, Math.floor(innerWidth / width)) * Math.ceil((scrollY + innerHeight) / height);

/**
 * The frame of a key draws what is in sight, and hides the list as it was; the whole list follows, and gives way to the
 * next key. So a key in a list of hundreds of cards costs as much as in one that fills the screen, and none is taken
 * away while somebody types.
 */
export function InSightFirst<Entry>({ entries, q, card, children }: InSightFirstProps<Entry>): ReactNode {
  const behind = useDeferredValue(q) !== q;
  const before = useDeferredValue(entries);
  return (
    <>
      {behind && children(entries.slice(0, inSight(card)))}
      <div hidden={behind}>{children(behind ? before : entries)}</div>
    </>
  );
}
