import { createStore, useStore } from '../../lib/store.js';

/** What is shown beside the words, for all texts, until the page is loaded anew. */
export type View = { readonly furigana: boolean; readonly pronunciation: boolean };

const view = createStore<View>({ furigana: true, pronunciation: true });

export const useView = (): View => useStore(view);
export const changeView = (part: keyof View): void => view.set({ ...view.get(), [part]: !view.get()[part] });
