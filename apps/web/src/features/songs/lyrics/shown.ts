import { useSentenceView } from '../../../parts/sentences/view.js';
import type { ShownParts } from './stanzas.js';

/** The parts of lyrics that are shown. Where nothing else is, the Japanese is shown, whatever was chosen. */
export function useShown(): ShownParts & { readonly furigana: boolean } {
  const { furigana, japanese, pronunciation, korean } = useSentenceView();
  return {
    furigana: furigana.shown,
    japanese: japanese.shown || !(pronunciation.shown || korean.shown),
    pronunciation: pronunciation.shown,
    korean: korean.shown,
  };
}
