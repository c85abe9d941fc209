/** Which script the page shows; the first is the one without a choice. */
export const kanaTabs = ['hiragana', 'katakana', 'both'] as const;
export type KanaTab = (typeof kanaTabs)[number];
