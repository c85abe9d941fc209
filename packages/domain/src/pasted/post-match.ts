import type { Group, IsSound } from './post-groups.js';

export type MatchedRows = {
  readonly pronunciations: readonly number[];
  /** Each original with the row that is its translation. */
  readonly translations: readonly (readonly [original: number, row: number])[];
};

/** The layout of most groups of a text. */
export type Shape = {
  /** True if the first of two rows below a line is the pronunciation; null where that is unknown. */
  readonly soundFirst: boolean | null;
  /** True if a single row below a line is its pronunciation. 공유 below 共有 sounds the same but is its translation. */
  readonly oneIsSound: boolean;
};

/** The share of a block's pronunciations that must be found before the others are assigned by their position. */
const FOUND_SHARE_MIN = 0.5;
/** The most lines by which a pronunciation may be ahead of the one before. */
const AHEAD = 3;

export function usualShape(groups: readonly Group[], isSound: IsSound): Shape {
  let [first, last, alike, rows] = [0, 0, 0, 0];
  for (const { originals, below } of groups) {
    if (below.length === originals.length) {
      rows += below.length;
      alike += below.filter((row, index) => isSound(originals[index]!, row)).length;
    }
    if (originals.length !== 1 || below.length !== 2) continue;
    if (isSound(originals[0]!, below[0]!)) first += 1;
    else if (isSound(originals[0]!, below[1]!)) last += 1;
  }
  return { soundFirst: first + last === 0 ? null : first >= last, oneIsSound: alike * 2 > rows };
}

/** Assigns the rows below lines of the original. */
export function matched(group: Group, isSound: IsSound, usual: Shape): MatchedRows {
  const { originals, below } = group;
  if (below.length === 0) return { pronunciations: [], translations: [] };
  const isTranslation = below.length === originals.length && !usual.oneIsSound;
  const found = isTranslation ? [] : soundsOf(originals, below, isSound);
  const sounds = byPlace(originals, below, found, usual);
  const rest = below.filter((row) => !sounds.includes(row));
  return { pronunciations: sounds, translations: pairs(group, rest) };
}

function soundsOf(originals: readonly number[], below: readonly number[], isSound: IsSound): number[] {
  let next = 0;
  return below.filter((row) => {
    const ahead = originals.slice(next, next + AHEAD).findIndex((original) => isSound(original, row));
    if (ahead >= 0) next += ahead + 1;
    return ahead >= 0;
  });
}

/** Assigns two rows for each line: those that are not recognised by their sound, by their position. */
function byPlace(
  originals: readonly number[],
  below: readonly number[],
  sounds: readonly number[],
  usual: Shape,
): readonly number[] {
  const lines = originals.length;
  if (below.length !== lines * 2) return sounds;
  const layouts = [
    below.slice(0, lines),
    below.slice(lines),
    below.filter((_, index) => index % 2 === 0),
    below.filter((_, index) => index % 2 === 1),
  ];
  if (sounds.length === 0 && usual.soundFirst !== null) return layouts[usual.soundFirst ? 2 : 3]!;
  const best = layouts
    .map((layout) => ({ layout, hits: layout.filter((row) => sounds.includes(row)).length }))
    .sort((a, b) => b.hits - a.hits)[0]!;
  return best.hits > 0 && best.hits >= lines * FOUND_SHARE_MIN && best.hits === sounds.length ? best.layout : sounds;
}

function pairs({ originals, isApart }: Group, rest: readonly number[]): (readonly [number, number])[] {
  if (rest.length === originals.length) return originals.map((original, index) => [original, rest[index]!] as const);
  // Further rows below a line than its translation stay, and so do a block with another number of lines than the
  // original, and separate rows.
  const isOfLast = rest.length > 0 && !isApart && (rest.length === 1 || originals.length === 1);
  return isOfLast ? [[originals.at(-1)!, rest[0]!]] : [];
}
