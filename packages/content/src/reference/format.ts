import { endingGroups, particleCategories } from '@utarang/contract';

/** The two lists: their file, what their entries are in, and how that is called in the file. */
export const LISTS = {
  particles: { file: 'particles.txt', section: 'category', sections: particleCategories },
  endings: { file: 'endings.txt', section: 'group', sections: endingGroups },
} as const;
export type ListName = keyof typeof LISTS;

/** Where the value of a key is one, and has to be there. */
export const SINGLE = ['id', 'form', 'meaning', 'level', 'tip', 'avoid', 'korean', 'near'] as const;
/** Several lines, one at least. */
export const SEVERAL = ['join', 'example'] as const;
/** Items that may be left out. */
export const OPTIONAL = ['samples', 'also'] as const;
