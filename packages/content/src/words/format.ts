import type { Level } from '@utarang/contract';

/** A file of the word book: the level of its words, and the ids that they may have. */
type WordFile = { readonly name: string; readonly level: Level | null; readonly ids: readonly [number, number] };

/**
 * The files of the word book, the most basic words first: one for each level, and three for words without a level. The
 * higher id comes last in a search and in lists (docs/product/words.md#order), so common words without a level (東京, 検索)
 * have ids between those of N3 and N2, less frequent ones between N2 and N1.
 */
const FILES: readonly WordFile[] = [
  { name: 'n5.tsv', level: 'N5', ids: [50_001, 59_999] },
  { name: 'n4.tsv', level: 'N4', ids: [40_001, 49_999] },
  { name: 'n3.tsv', level: 'N3', ids: [30_001, 39_999] },
  { name: 'common.tsv', level: null, ids: [24_001, 29_999] },
  { name: 'n2.tsv', level: 'N2', ids: [20_001, 23_999] },
  { name: 'further.tsv', level: null, ids: [14_001, 19_999] },
  { name: 'n1.tsv', level: 'N1', ids: [10_001, 13_999] },
  { name: 'rarer.tsv', level: null, ids: [2_001, 9_999] },
  { name: 'other.tsv', level: null, ids: [1, 2_000] },
];

const fileNamed = (name: string): WordFile | undefined => FILES.find((file) => file.name === name);

/** The first and the last id of the words of a file; undefined for any other file. */
export const idsOfWordFile = (name: string): WordFile['ids'] | undefined => fileNamed(name)?.ids;

/** The level of the words of a file, null for those without one; undefined for any other file. */
export const levelOfWordFile = (name: string): Level | null | undefined => fileNamed(name)?.level;

/** The names of the files, the most basic words first. */
export const fileNames: readonly string[] = FILES.map(({ name }) => name);
