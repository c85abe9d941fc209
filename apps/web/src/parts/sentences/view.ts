import { createStore } from '../../lib/store.js';

/** What is chosen for all sentences. Each choice is an object of its own: what was pressed before belongs to the last. */
type Choice = { readonly shown: boolean };

/** What of the sentences is to be seen beside their Japanese. */
export type SentenceView = { readonly furigana: Choice; readonly pronunciation: Choice; readonly korean: Choice };

export const allShown: SentenceView = {
  furigana: { shown: true },
  pronunciation: { shown: true },
  korean: { shown: true },
};

/** One choice for all sentences, until the page is loaded anew: what is drawn first is not to move afterwards. */
export const sentenceView = createStore(allShown);
