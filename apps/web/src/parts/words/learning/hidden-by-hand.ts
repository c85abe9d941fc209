import { useSyncExternalStore } from 'react';
import { createStore } from '../../../lib/store.js';
import type { LearningField } from './learning-mode.js';

/**
 * The texts that were hidden with the eye beside them, until a reload. They are stored outside the cards, which leave
 * the document when they are scrolled away.
 */
const hidden = createStore<ReadonlySet<string>>(new Set());

/** One text of one word on one page. */
export type FieldPlace = { page: string; wordId: number; field: LearningField };

const nameOf = ({ page, wordId, field }: FieldPlace) => `${page} ${wordId} ${field}`;

export function hideByHand(place: FieldPlace, hide: boolean): void {
  const next = new Set(hidden.get());
  if (hide) next.add(nameOf(place));
  else next.delete(nameOf(place));
  hidden.set(next);
}

export const useHiddenByHand = (place: FieldPlace): boolean =>
  useSyncExternalStore(
    hidden.subscribe,
    () => hidden.get().has(nameOf(place)),
    () => false,
  );
