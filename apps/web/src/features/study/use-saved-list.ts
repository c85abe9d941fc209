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
  const selection = useSelection();
  const choice = useChoice(selection, words.shown);
  const above = useRef<HTMLDivElement>(null);
  /** Names what is listed. */
  const listed = `${search.q} ${sort}`;
  const { bar, stuck, start } = useListStart(above, page, listed);
  return { name, search, mode, cycleMode, words, selection, choice, listed, above, bar, stuck, start };
}

export type SavedListState = ReturnType<typeof useSavedList>;
