/** The length of the common prefix of two texts, in UTF-16 units: 3 for 食べた and 食べたい. */
export function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
