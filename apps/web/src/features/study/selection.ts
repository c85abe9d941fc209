import { useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../lib/store.js';

/** The ids of the chosen words, outside React: choosing one of thousands of words renders only its card. */
export type Selection = Store<ReadonlySet<number>>;

const nothingChosen = (): Selection => createStore<ReadonlySet<number>>(new Set());

/** The selection of the list with this name: another list begins without one. */
export function useSelection(listName: string): Selection {
  const [kept, setKept] = useState(() => ({ listName, selection: nothingChosen() }));
  if (kept.listName === listName) return kept.selection;
  const next = { listName, selection: nothingChosen() };
  setKept(next);
  return next.selection;
}

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
