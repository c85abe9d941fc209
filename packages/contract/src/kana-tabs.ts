/** The script that the page shows; the first is shown where none is chosen. */
export const kanaTabs = ['hiragana', 'katakana', 'both'] as const;
export type KanaTab = (typeof kanaTabs)[number];
