import { createStore } from '../../lib/store.js';

/**
 * What is chosen for all sentences. A new choice is a new object: what was pressed under an earlier one no longer
 * holds.
 */
type Choice = { readonly shown: boolean };

/** What is shown of the sentences beside their Japanese. */
export type SentenceView = { readonly furigana: Choice; readonly pronunciation: Choice; readonly korean: Choice };

export const allShown: SentenceView = {
  furigana: { shown: true },
  pronunciation: { shown: true },
  korean: { shown: true },
};

/** One choice for all sentences. It is not kept over a reload: what the server has drawn would move afterwards. */
export const sentenceView = createStore(allShown);
