import { endingGroups, particleCategories } from '@utarang/contract';

/** The two lists: the file of each, the key by which an entry names its section, and all sections. */
export const LISTS = {
  particles: { file: 'particles.txt', section: 'category', sections: particleCategories },
  endings: { file: 'endings.txt', section: 'group', sections: endingGroups },
} as const;
export type ListName = keyof typeof LISTS;

/** Keys that an entry has exactly once. */
export const SINGLE = ['id', 'form', 'meaning', 'level', 'tip', 'avoid', 'korean', 'near'] as const;
/** Keys that an entry has once or more. */
export const SEVERAL = ['join', 'example'] as const;
/** Keys that may be left out, each with a list of items. */
export const OPTIONAL = ['samples', 'also'] as const;
