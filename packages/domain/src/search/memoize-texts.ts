/**
 * A function of texts that remembers its results: those of the latest `most` texts at least, of twice as many at most.
 * Once there are `most` latest results, they become the earlier ones, and what was earlier before is forgotten.
 */
export function memoizeTexts<T extends string | object>(read: (text: string) => T, most: number): (text: string) => T {
  let latest = new Map<string, T>();
  let earlier = new Map<string, T>();
  return (text) => {
    const known = latest.get(text);
    if (known !== undefined) return known;
    const result = earlier.get(text) ?? read(text);
    if (latest.size >= most) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(text, result);
    return result;
  };
}
