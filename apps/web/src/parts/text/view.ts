import { flipPart, useSentenceView } from '../sentences/view.js';

/** The parts shown beside the words and below the lines, for all texts. */
export type View = { readonly furigana: boolean; readonly pronunciation: boolean; readonly korean: boolean };

export function useView(): View {
  const { furigana, pronunciation, korean } = useSentenceView();
  return { furigana: furigana.shown, pronunciation: pronunciation.shown, korean: korean.shown };
}
export const changeView = (part: keyof View): void => flipPart(part);
