import type { EntryAddress, Sentence } from '@utarang/contract';
import { phraseUnits } from '@utarang/domain/language';

/** A stretch of a sentence: a word, a particle or ending after one, or the text in between. */
export type DrawnPiece = {
  readonly start: number;
  readonly wordId: number | null;
  readonly entry: EntryAddress | null;
  readonly marked: boolean;
  /** The written text, with the reading above it where there is one. */
  readonly parts: readonly (readonly [text: string, reading: string | null])[];
};

type Range = { readonly start: number; readonly end: number };
type Rendered = Pick<Sentence, 'japanese' | 'furigana' | 'words' | 'entries'>;

/**
 * The units of a sentence, which are not broken across lines, each made of pieces. Where two words share one reading,
 * as 電話 and 番号 can, one word gets all of it: the marked one, or else the first. A target that is no word, as a particle
 * with the word before it, is marked as a whole.
 */
export function unitsOf(
  { japanese, furigana, words, entries }: Rendered,
  target: readonly [number, number] | null,
): DrawnPiece[][] {
  const parts = withRanges(furigana);
  const readings = parts.filter(({ reading }) => reading !== null);
  const isTarget = ({ start, end }: Range) => start === target?.[0] && end === target[1];
  const claims: (Range & { id: number | null; entry: EntryAddress | null; marked: boolean })[] = [];
  if (target && target[0] < target[1] && !words.some(isTarget)) {
    claims.push({
      id: null,
      entry: null,
      marked: true,
      ...overReadings({ start: target[0], end: target[1] }, readings),
    });
  }
  for (const word of [...words.filter(isTarget), ...words.filter((each) => !isTarget(each))]) {
    const claim = { id: word.id, entry: null, marked: isTarget(word), ...overReadings(word, readings) };
    if (!claims.some((other) => overlap(other, claim))) claims.push(claim);
  }
  for (const place of entries) {
    if (!claims.some((other) => overlap(other, place))) claims.push({ id: null, marked: false, ...place });
  }
  const breaks = breaksOf(japanese).filter(
    (index) => ![...claims, ...readings].some((each) => each.start < index && index < each.end),
  );
  const cuts = [...new Set([0, ...breaks, ...claims.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const units: DrawnPiece[][] = [];
  for (const [n, start] of cuts.entries()) {
    const end = cuts[n + 1] ?? japanese.length;
    if (start >= end) continue;
    const claim = claims.find((each) => each.start === start);
    const piece = {
      start,
      wordId: claim?.id ?? null,
      entry: claim?.entry ?? null,
      marked: claim?.marked ?? false,
      parts: partsWithin(parts, start, end),
    };
    if (start === 0 || breaks.includes(start)) units.push([piece]);
    else units.at(-1)!.push(piece);
  }
  return units;
}

type PlacedPart = Range & { readonly text: string; readonly reading: string | null };

function withRanges(furigana: Rendered['furigana']): PlacedPart[] {
  let index = 0;
  return furigana.map(([text, reading]) => {
    const start = index;
    index += text.length;
    return { start, end: index, text, reading };
  });
}

/** The indexes at which a line may break: where a word certainly begins, and after a comma. */
function breaksOf(japanese: string): number[] {
  let index = 0;
  return phraseUnits(japanese)
    .flatMap((unit) => unit.split(/(?<=、)/))
    .map((unit) => {
      const start = index;
      index += unit.length;
      return start;
    });
}

const overlap = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

/** The range of a word, extended to the whole of each reading that it overlaps. */
function overReadings(word: Range, readings: readonly Range[]): Range {
  const touched = [word, ...readings.filter((each) => overlap(each, word))];
  return {
    start: Math.min(...touched.map(({ start }) => start)),
    end: Math.max(...touched.map(({ end }) => end)),
  };
}

const partsWithin = (parts: readonly PlacedPart[], start: number, end: number): DrawnPiece['parts'] =>
  parts
    .filter((part) => overlap(part, { start, end }))
    .map((part) => [part.text.slice(Math.max(start - part.start, 0), end - part.start), part.reading] as const);
