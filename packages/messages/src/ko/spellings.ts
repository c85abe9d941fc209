/**
 * Texts about the ways to write a word; on their own, since the first page has no room for what only found words say.
 */
export const spellings = {
  asWritten: '‘{written}’ 표기로도 써요',
} as const;
