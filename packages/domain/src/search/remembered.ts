/**
 * A function of texts that knows its latest results, `most` to twice as many: those asked for since they were last so
 * many, and those of the time before.
 */
export function remembered(read: (text: string) => string, most: number): (text: string) => string {
  let latest = new Map<string, string>();
  let earlier = new Map<string, string>();
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
