import { flipPart, useSentenceView } from '../sentences/view.js';

/** The parts shown beside the words, for all texts. */
export type View = { readonly furigana: boolean; readonly pronunciation: boolean };

export function useView(): View {
  const { furigana, pronunciation } = useSentenceView();
  return { furigana: furigana.shown, pronunciation: pronunciation.shown };
}
export const changeView = (part: keyof View): void => flipPart(part);
