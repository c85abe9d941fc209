/** A text as a range of `symbols`, from `start` to before `end`. */
export type Letters = { readonly symbols: Uint16Array; readonly start: number; readonly end: number };

/** The number of letters in which keys of this length may differ: a third of them, and at most three. */
const otherLetters = (length: number): number => Math.min(3, Math.floor(length / 3));

/** The most letters of a word that can be found by similarity. */
const LONGEST = 24;

/** Two rows of the distance table, reused for each text: thousands are compared at once. */
const rows: [Uint8Array, Uint8Array] = [new Uint8Array(LONGEST + 8), new Uint8Array(LONGEST + 8)];

/**
 * The edit distance of two texts of at most `LONGEST` letters; a distance above `most` is returned as `most + 1`. Only
 * letters that can matter are compared.
 */
export function letterDistance(key: string, { symbols, start, end }: Letters, most: number): number {
  const [a, b] = [key.length, end - start];
  if (Math.abs(a - b) > most) return most + 1;
  let [before, row] = rows;
  for (let j = 0; j <= b; j++) before[j] = j;
  for (let i = 1; i <= a; i++) {
    const letter = key.charCodeAt(i - 1);
    const from = Math.max(1, i - most);
    const to = Math.min(b, i + most);
    row[from - 1] = from === 1 ? i : most + 1;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j++) {
      const changed = before[j - 1]! + (letter === symbols[start + j - 1] ? 0 : 1);
      const leftOut = j === i + most ? most + 1 : before[j]! + 1;
      const distance = Math.min(changed, row[j - 1]! + 1, leftOut);
      row[j] = distance;
      if (distance < least) least = distance;
    }
    if (least > most) return most + 1;
    [before, row] = [row, before];
  }
  return Math.min(before[b]!, most + 1);
}

/** The numbers of the texts closest to a key, the closest first, among equals the cheapest; at most `most`. */
export function nearestTo(
  key: string,
  each: (visit: (number: number, letters: Letters) => void) => void,
  costOf: (number: number) => number,
  most: number,
): number[] {
  const allowed = otherLetters(key.length);
  if (allowed === 0 || key.length > LONGEST) return [];
  const near: { number: number; distance: number }[] = [];
  each((number, letters) => {
    const distance = letterDistance(key, letters, allowed);
    if (distance <= allowed) near.push({ number, distance });
  });
  return near
    .sort((a, b) => a.distance - b.distance || costOf(a.number) - costOf(b.number))
    .slice(0, most)
    .map(({ number }) => number);
}
