import { createStore, useStore } from '../../../lib/store.js';
import { sentenceView } from '../../../parts/sentences/view.js';
import type { Shown } from './stanzas.js';

/** Whether the Japanese of lyrics is shown; the rest is chosen for all sentences (`sentenceView`). */
const japaneseChosen = createStore(true);

export const chooseJapanese = (chosen: boolean): void => japaneseChosen.set(chosen);

/** What is shown of lyrics. Where nothing else is, the Japanese is shown, whatever was chosen. */
export function useShown(): Shown & { readonly furigana: boolean } {
  const chosen = useStore(japaneseChosen);
  const { furigana, pronunciation, korean } = useStore(sentenceView);
  return {
    furigana: furigana.shown,
    japanese: chosen || !(pronunciation.shown || korean.shown),
    pronunciation: pronunciation.shown,
    korean: korean.shown,
  };
}
