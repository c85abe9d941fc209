import { useRef } from 'react';
import { useListSearch } from '../../parts/search/use-list-search.js';
import type { SavedList } from '../../parts/study/api.js';
import { useLearningMode } from '../../parts/words/learning/use-learning-mode.js';
import { sorts } from './saved-index.js';
import { useSelection } from './selection.js';
import { useChoice } from './use-choice.js';
import { useListStart } from './use-list-start.js';
import { useSavedWords } from './use-saved-words.js';

/** What a page of saved words works with: the search, the words found, the chosen ones and how they are learnt. */
export function useSavedList(name: string, path: string, list: SavedList) {
  const search = useListSearch(path, sorts);
  const { sort, page } = search.address;
  const [mode, cycleMode] = useLearningMode(name);
  const words = useSavedWords(list, search.q, sort);
  /** Names what is listed. */
  const listed = `${search.q} ${sort}`;
  // "Changing the search or the order resets the page and what was chosen" (docs/product/my-words.md#completed-words)
  const selection = useSelection(list === 'COMPLETED' ? listed : list);
  const choice = useChoice(selection, words.shown);
  const above = useRef<HTMLDivElement>(null);
  const { bar, stuck, start } = useListStart(above, page, listed);
  return { name, search, mode, cycleMode, words, selection, choice, listed, above, bar, stuck, start };
}

export type SavedListState = ReturnType<typeof useSavedList>;
