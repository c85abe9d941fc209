/** Debounce of the search of a list that filters in the browser. */
export const DEBOUNCE_MS = 300; // docs/product/my-words.md#searching-saved-words
