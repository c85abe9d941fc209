import { useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../lib/store.js';

/** The ids of the words that are chosen, outside React: choosing one word of thousands draws that card only. */
export type Selection = Store<ReadonlySet<number>>;

export const useSelection = (): Selection => useState(() => createStore<ReadonlySet<number>>(new Set()))[0];

export const useIsChosen = (selection: Selection, wordId: number): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    () => selection.get().has(wordId),
    () => false,
  );

export function choose(selection: Selection, wordIds: Iterable<number>, chosen: boolean): void {
  const next = new Set(selection.get());
  for (const wordId of wordIds) {
    if (chosen) next.add(wordId);
    else next.delete(wordId);
  }
  selection.set(next);
}
