/** A half-open range `[start, end)` in UTF-16 units, as in the answer of the search. */
export type MarkRange = readonly [start: number, end: number];

type MarkedPiece = { text: string; marked: boolean };

/** Splits a text at the ends of its marked ranges; the pieces joined are the text. */
export function markedPieces(text: string, ranges: readonly MarkRange[] = []): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let index = 0;
  const cut = (end: number, marked: boolean) => {
    if (end > index) pieces.push({ text: text.slice(index, end), marked });
    index = Math.max(index, end);
  };
  for (const [start, end] of ranges) {
    cut(Math.min(start, text.length), false);
    cut(Math.min(end, text.length), true);
  }
  cut(text.length, false);
  return pieces;
}
