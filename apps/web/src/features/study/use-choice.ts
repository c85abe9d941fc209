import type { CheckedWord } from '@utarang/contract';
import { useStore } from '../../lib/store.js';
import type { IndexedWord } from './saved-index.js';
import { choose, type Selection } from './selection.js';
import { isCooling } from './use-saved-words.js';

export type ChosenWords = {
  /** The chosen words among those that are shown: hidden ones are not touched. */
  chosen: CheckedWord[];
  ids: number[];
  /** The number of words that can be chosen. */
  choosable: number;
  /**
   * The number of cooling words among those that were meant. Where everything that can be chosen is, all cooling ones
   * were meant, too.
   */
  excluded: number;
  chooseAll: (on: boolean) => void;
};

/**
 * The chosen words of a list. Cooling words cannot be chosen; a word whose cooldown has begun since is not chosen any
 * more.
 */
export function useChoice(selection: Selection, shown: readonly IndexedWord[] = []): ChosenWords {
  const chosenIds = useStore(selection);
  const choosable = shown.filter(({ word }) => !isCooling(word));
  const chosen = choosable.filter(({ word }) => chosenIds.has(word.id)).map(({ word }) => word);
  const all = chosen.length === choosable.length;
  return {
    chosen,
    ids: chosen.map(({ id }) => id),
    choosable: choosable.length,
    excluded: shown.filter(({ word }) => isCooling(word) && (all || chosenIds.has(word.id))).length,
    chooseAll: (on) =>
      choose(
        selection,
        choosable.map(({ word }) => word.id),
        on,
      ),
  };
}
