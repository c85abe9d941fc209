import { endingGroups, type Level, levels, particleCategories } from '@utarang/contract';

/** The two lists: the key by which an entry names its section, and all sections. */
export const LISTS = {
  particles: { section: 'category', sections: particleCategories },
  endings: { section: 'group', sections: endingGroups },
} as const;
export type ListName = keyof typeof LISTS;

/** The file of a list that holds the entries of a level: endings-n5.txt. */
export const fileOf = (list: ListName, level: Level): string => `${list}-${level.toLowerCase()}.txt`;

/** The level whose entries a file holds. */
export const levelOfFile = (file: string): Level | undefined =>
  levels.find((level) => file.endsWith(`-${level.toLowerCase()}.txt`));

/** Keys that an entry has exactly once. */
export const SINGLE = ['id', 'form', 'meaning', 'level', 'tip', 'avoid', 'korean', 'near'] as const;
/** Keys that an entry has once or more. */
export const SEVERAL = ['join', 'example'] as const;
/** Keys that may be left out, each with a list of items. */
export const OPTIONAL = ['samples', 'also'] as const;
