import { createStore, useStore } from '../../lib/store.js';

const translationShown = createStore(true);

/** Whether translations stand below their lines, in all texts, until the page is loaded anew. */
export const useTranslationShown = (): boolean => useStore(translationShown);
export const flipTranslation = (): void => translationShown.set(!translationShown.get());
