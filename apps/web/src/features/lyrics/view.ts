import { flipPart, useSentenceView } from '../../parts/sentences/view.js';

/** Checks whether translations stand below their lines, in all texts. */
export const useTranslationShown = (): boolean => useSentenceView().korean.shown;
export const flipTranslation = (): void => flipPart('korean');
