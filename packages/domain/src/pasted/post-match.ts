import type { Group, IsSound } from './post-groups.js';

export type Matched = {
  readonly pronunciations: readonly number[];
  /** Each with the row that is its translation. */
  readonly translations: readonly (readonly [original: number, row: number])[];
};

/** The shape that most groups of a text have. */
export type Shape = {
  /** True if of two rows below each line the first is the pronunciation; null where nothing tells. */
  readonly soundFirst: boolean | null;
  /** True if a single row below a line is its pronunciation. 공유 below 共有 sounds alike and is none. */
  readonly oneIsSound: boolean;
};

/** The share of a block in which pronunciations have to be found, before the others are taken for such by their place. */
const FOUND_SHARE_MIN = 0.5;
/** A pronunciation may be so many lines further on than the last one. */
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

/** Returns what the rows below lines of the original are. */
export function matched(group: Group, isSound: IsSound, usual: Shape): Matched {
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

/** Two rows for each line: those that are not told by their sound are told by their place. */
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
  // More below one line than its translation stays, and so does a block that has not as many lines as the original, or
  // what stands apart.
  const isOfLast = rest.length > 0 && !isApart && (rest.length === 1 || originals.length === 1);
  return isOfLast ? [[originals.at(-1)!, rest[0]!]] : [];
}
