/** After how long without a key a list that filters in the browser has settled. */
export const SETTLE_MS = 300; // docs/product/my-words.md#searching-saved-words
