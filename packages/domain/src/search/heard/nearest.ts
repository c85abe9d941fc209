/** How many letters of a key may be other ones, by how many it has: a third, and no more than three. */
const otherLetters = (length: number): number => Math.min(3, Math.floor(length / 3));

/** What is longer is no word that somebody misheard. */
const LONGEST = 24;

/**
 * How many letters have to be changed, put in or left out to come from one text to the other; more than `most` counts as
 * `most + 1`. Only the letters that can matter are compared, so that a text takes few steps.
 */
export function letterDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    const row = new Array<number>(b.length + 1).fill(most + 1);
    row[0] = i;
    let least = from === 1 ? i : most + 1;
    for (let j = from; j <= to; j++) {
      const changed = before[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      row[j] = Math.min(changed, row[j - 1]! + 1, before[j]! + 1);
      least = Math.min(least, row[j]!);
    }
    if (least > most) return most + 1;
    before = row;
  }
  return Math.min(before[b.length]!, most + 1);
}

/** The numbers of the texts nearest to a key, the nearest first and of those the cheapest; at most `most`. */
export function nearestTo(
  key: string,
  each: (visit: (number: number, text: string) => void) => void,
  costOf: (number: number) => number,
  most: number,
): number[] {
  const allowed = otherLetters(key.length);
  if (allowed === 0 || key.length > LONGEST) return [];
  const near: { number: number; distance: number }[] = [];
  each((number, text) => {
    const distance = letterDistance(key, text, allowed);
    if (distance <= allowed) near.push({ number, distance });
  });
  return near
    .sort((a, b) => a.distance - b.distance || costOf(a.number) - costOf(b.number))
    .slice(0, most)
    .map(({ number }) => number);
}
