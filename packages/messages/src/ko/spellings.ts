/**
 * Texts about the spellings of a word; separate, since the first page has no room for texts that only found words need.
 */
export const spellings = {
  asWritten: '‘{written}’ 표기로도 써요',
} as const;
