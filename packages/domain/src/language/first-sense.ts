/** The first of the senses of a word, with its brackets: `먹다 (밥, 빵)` of `먹다 (밥, 빵), 살아가다`. */
export const firstSense = (meaningKo: string): string => meaningKo.split(/,(?![^(]*\))/)[0]!.trim();
