import { useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../lib/store.js';

/** The ids of the words that are chosen, outside React: choosing one word of thousands renders that card only. */
export type Selection = Store<ReadonlySet<number>>;

const nothingChosen = (): Selection => createStore<ReadonlySet<number>>(new Set());

/** The selection in the list with this name: of another one nothing is chosen yet. */
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
