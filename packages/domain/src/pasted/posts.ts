import type { Dictionary } from './dictionary.js';
import { splitRow } from './line-in-row.js';
import type { Row } from './pasted-row.js';
import { type Group, groupsOf, sameText, sameTimeGroups } from './post-groups.js';
import { matched, usualShape } from './post-match.js';
import { soundsAlike } from './sounds-alike.js';

export type RowsWithoutPost = { readonly rows: Row[]; readonly pronunciations: number; readonly translations: number };

/**
 * Reads a post of lyrics, in which the original is followed by its pronunciation, in Hangul or rōmaji, and its
 * translation: line by line, verse by verse or in blocks. The pronunciation is removed, the translation is added to its
 * line, and rows that are not recognised stay lines of the text.
 */
export function withoutPost(pasted: readonly Row[], dictionary: Dictionary): RowsWithoutPost {
  const rows = pasted.flatMap((row) => splitRow(row) ?? [row]);
  const gone = new Set<number>();
  let pronunciations = 0;
  const sounds = new Map<number, string>();
  const isSound = (original: number, row: number): boolean => {
    if (sameText(rows[original]!.text) === sameText(rows[row]!.text)) return false;
    const sound = sounds.get(original) ?? soundOf(rows[original]!, dictionary);
    sounds.set(original, sound);
    return soundsAlike(sound, rows[row]!.text);
  };
  const pair = (groups: readonly Group[]) => {
    const usual = usualShape(groups, isSound);
    for (const group of groups) {
      const found = matched(group, isSound, usual);
      pronunciations += found.pronunciations.length;
      for (const row of found.pronunciations) gone.add(row);
      for (const [original, row] of found.translations) {
        const [line, below] = [rows[original]!, withReadings(rows[row]!).trim()];
        if (line.translation !== null) continue;
        // A line in English is repeated in the translation.
        if (sameText(line.text) !== sameText(below)) rows[original] = { ...line, translation: below };
        gone.add(row);
      }
    }
  };
  pair(sameTimeGroups(rows));
  const left = rows.map((row, index) => ({ ...row, index })).filter(({ index }) => !gone.has(index));
  pair(groupsOf(left, isSound));
  const kept = rows.filter((_, index) => !gone.has(index));
  return { rows: kept, pronunciations, translations: kept.filter(({ translation }) => translation !== null).length };
}

/** The pronunciation of a row in Hangul, with the author's readings. */
const soundOf = ({ text, given }: Row, dictionary: Dictionary): string =>
  dictionary.soundOf(
    [...given]
      .sort((a, b) => b.start - a.start)
      .reduce((line, { start, end, reading }) => line.slice(0, start) + reading + line.slice(end), text),
  );

/** The text of a row with the author's readings in brackets: a translation may quote 窓(まど). */
const withReadings = ({ text, given }: Row): string =>
  [...given]
    .sort((a, b) => b.start - a.start)
    .reduce((line, { end, reading }) => `${line.slice(0, end)}(${reading})${line.slice(end)}`, text);
