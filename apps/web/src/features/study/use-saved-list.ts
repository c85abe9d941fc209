import { useRef } from 'react';
import { useListSearch } from '../../parts/search/use-list-search.js';
import type { SavedList } from '../../parts/study/api.js';
import { useLearningMode } from '../../parts/words/learning/use-learning-mode.js';
import { type Sort, sorts } from './saved-index.js';
import { useSelection } from './selection.js';
import { useChoice } from './use-choice.js';
import { useGuestWords } from './use-guest-words.js';
import { useListStart } from './use-list-start.js';
import { useSavedWords } from './use-saved-words.js';

/** A list of words, or the content in its place. */
type Words = Omit<ReturnType<typeof useSavedWords>, 'retry'> & { retry: () => void };
type UseWords = (list: SavedList, q: string, sort: Sort) => Words;

/** The state of a page of saved words: the search, the words found, the chosen ones and the learning mode. */
function useList(name: string, path: string, list: SavedList, useWords: UseWords) {
  const search = useListSearch(path, sorts);
  const { sort, page } = search.address;
  const [mode, cycleMode] = useLearningMode(name);
  const words = useWords(list, search.q, sort);
  /** The name of what is listed. */
  const listed = `${search.q} ${sort}`;
  // "Changing the search or the order resets the page and what was chosen" (docs/product/my-words.md#completed-words)
  const selection = useSelection(list === 'COMPLETED' ? listed : list);
  const choice = useChoice(selection, words.shown);
  const above = useRef<HTMLDivElement>(null);
  const { bar, stuck, start } = useListStart(above, page, listed);
  return { name, search, mode, cycleMode, words, selection, choice, listed, above, bar, stuck, start };
}

/** The words that a member saved. */
export const useSavedList = (name: string, path: string, list: SavedList) => useList(name, path, list, useSavedWords);

/** The words that a guest put aside on this device. */
export const useGuestList = (name: string, path: string) =>
  useList(name, path, 'IN_PROGRESS_OR_COOLDOWN', useGuestWords);

export type SavedListState = ReturnType<typeof useSavedList>;
