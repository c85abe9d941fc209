import { type ReactNode, useDeferredValue } from 'react';

/** More than a screen holds. */
const AT_ONCE = 24;

type InSightFirstProps<Entry> = {
  /** What the query has found. */
  entries: readonly Entry[];
  q: string;
  children: (entries: readonly Entry[]) => ReactNode;
};

/**
 * The frame of a key draws what is in sight; the rest of the list follows, and gives way to the next key. So a key in a
 * list of hundreds of cards costs as much as in one of two dozen.
 */
export const InSightFirst = <Entry,>({ entries, q, children }: InSightFirstProps<Entry>): ReactNode =>
  children(useDeferredValue(q) === q ? entries : entries.slice(0, AT_ONCE));
