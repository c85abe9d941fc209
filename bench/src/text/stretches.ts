import { toHiragana } from '@utarang/domain/language';
import type { AuthoredText } from './authored.js';

/** A stretch of kanji that was read otherwise than we wrote. */
export type MissedStretch = { readonly written: string; readonly ours: string; readonly theirs: string };
export type ReadStretches = {
  readonly stretches: number;
  readonly right: number;
  readonly misses: readonly MissedStretch[];
};

/**
 * Counts the stretches of kanji of a text that a reading of the whole line has as we wrote them. Where the line is cut does
 * not matter, so that analysers that cut otherwise are judged alike.
 */
export function readStretches(authored: AuthoredText, heard: string): ReadStretches {
  const ours = toHiragana(authored.map(({ written, reading }) => reading ?? written).join(''));
  const theirs = toHiragana(heard);
  const places = placesIn(ours, theirs);
  const misses: MissedStretch[] = [];
  let [stretches, index] = [0, 0];
  for (const { written, reading } of authored) {
    const end = index + (reading ?? written).length;
    if (reading !== null) {
      stretches += 1;
      const found = theirs.slice(places[index]!.from, places[end]!.to);
      if (found !== toHiragana(reading)) misses.push({ written, ours: reading, theirs: found });
    }
    index = end;
  }
  return { stretches, right: stretches - misses.length, misses };
}

type Place = { readonly from: number; readonly to: number };

/**
 * For each place between two letters of one text its place in the other, by the least number of changed letters: `to` where
 * what stands before it ends, `from` where what follows it begins.
 */
function placesIn(one: string, other: string): Place[] {
  const width = other.length + 1;
  const cost = new Uint16Array((one.length + 1) * width);
  for (let i = 0; i <= one.length; i++) {
    for (let j = 0; j <= other.length; j++) {
      if (i === 0 || j === 0) cost[i * width + j] = i + j;
      else {
        const same = cost[(i - 1) * width + j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 2);
        cost[i * width + j] = Math.min(same, cost[(i - 1) * width + j]! + 1, cost[i * width + j - 1]! + 1);
      }
    }
  }
  const places: { from: number; to: number }[] = Array.from({ length: one.length + 1 }, () => ({ from: -1, to: 0 }));
  let [i, j] = [one.length, other.length];
  places[i] = { from: j, to: j };
  while (i > 0 || j > 0) {
    const here = cost[i * width + j]!;
    const isSame = i > 0 && j > 0 && one[i - 1] === other[j - 1] && here === cost[(i - 1) * width + j - 1];
    if (isSame || (i > 0 && j > 0 && here === cost[(i - 1) * width + j - 1]! + 2)) [i, j] = [i - 1, j - 1];
    else if (i > 0 && here === cost[(i - 1) * width + j]! + 1) i -= 1;
    else j -= 1;
    const place = places[i]!;
    if (place.from === -1) places[i] = { from: j, to: j };
    else place.from = j;
  }
  return places;
}
