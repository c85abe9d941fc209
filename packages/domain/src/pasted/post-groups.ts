import type { Row } from './pasted-row.js';
import { languageOfRow, type RowLanguage } from './row-language.js';

/** Rows of the original, by their indexes, and the rows below them that may be their pronunciation and translation. */
export type Group = {
  readonly originals: readonly number[];
  readonly below: readonly number[];
  /** True if a blank row separates the two. */
  readonly isApart: boolean;
};

export type IsSound = (original: number, row: number) => boolean;

/** Groups rows with the same time: in files the translation of a line has the line's time. */
export function sameTimeGroups(rows: readonly Row[]): Group[] {
  const byTime = new Map<number, number[]>();
  for (const [index, { startMs }] of rows.entries()) {
    if (startMs === null) continue;
    const same = byTime.get(startMs);
    if (same) same.push(index);
    else byTime.set(startMs, [index]);
  }
  return [...byTime.values()].flatMap((same) => {
    const languages = same.map((index) => languageOfRow(rows[index]!.text));
    const below = same.filter((_, i) => languages[i] === 'korean');
    const hasJapanese = languages.includes('japanese');
    const originals = same.filter((_, i) => languages[i] === (hasJapanese ? 'japanese' : 'other'));
    return below.length > 0 && originals.length > 0 ? [{ originals, below, isApart: false }] : [];
  });
}

type IndexedRow = Row & { readonly index: number };

/** Groups consecutive rows: of the original, then of its pronunciation and translation. */
export function groupsOf(rows: readonly IndexedRow[], isSound: IsSound): Group[] {
  const filled: FilledRow[] = [];
  let isApart = false;
  for (const row of rows) {
    const language = languageOfRow(row.text);
    if (language !== 'blank') filled.push({ ...row, language, isApart });
    isApart = language === 'blank';
  }
  const texts = new Map(filled.map(({ index, text }) => [index, sameText(text)]));
  const groups: Open[] = [];
  /** Rows above the line whose pronunciation they are. */
  let above: number[] = [];
  for (const [place, row] of filled.entries()) {
    const open = groups.at(-1);
    if (row.language === 'korean') {
      const next = filled[place + 1];
      const isOf = (original: number) => isSound(original, row.index);
      if (next?.language === 'japanese' && isOf(next.index) && !open?.originals.some(isOf)) above.push(row.index);
      else if (open) addBelow(open, row);
    } else if (open && row.language === 'other' && isBelow(open, row, texts, isSound)) addBelow(open, row);
    else if (!open || open.below.length > 0 || above.length > 0) {
      groups.push({ originals: [row.index], below: above, isApart: false });
      above = [];
    } else open.originals.push(row.index);
  }
  return translationFirst(filled, groups);
}

type FilledRow = IndexedRow & { readonly language: RowLanguage; readonly isApart: boolean };
type Open = { readonly originals: number[]; readonly below: number[]; isApart: boolean };

function addBelow(open: Open, { index, isApart }: FilledRow): void {
  if (open.below.length === 0) open.isApart = isApart;
  open.below.push(index);
}

export const sameText = (text: string): string => text.trim().toLowerCase();

/** Checks whether a row in Latin letters is no line of its own: rōmaji, or a repeated line in English. */
function isBelow(
  { originals, below }: Open,
  { index }: FilledRow,
  texts: ReadonlyMap<number, string>,
  isSound: IsSound,
): boolean {
  if (below.length > 0 && originals.some((each) => texts.get(each) === texts.get(index))) return true;
  return isSound(originals.at(-1)!, index) || isSound(originals[below.length % originals.length]!, index);
}

/**
 * Groups rows where the translation is above each line: the text begins with Korean and ends with a line of the
 * original.
 */
function translationFirst(filled: readonly FilledRow[], groups: readonly Group[]): Group[] {
  const each = [...groups];
  const isOneByOne =
    each.length >= 2 &&
    each.every(
      ({ originals, below }, index) => originals.length === 1 && below.length === (index < each.length - 1 ? 1 : 0),
    );
  const isAbove = isOneByOne && filled.length === each.length * 2 && filled[0]!.language === 'korean';
  if (!isAbove) return each;
  return each.map(({ originals }) => ({
    originals,
    below: [filled[filled.findIndex(({ index }) => index === originals[0]) - 1]!.index],
    isApart: false,
  }));
}
