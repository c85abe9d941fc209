/** The FNV-1a hash of a text: equal for equal texts, and far apart for similar ones. */
function hash(text: string): number {
  let code = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) code = Math.imul(code ^ text.charCodeAt(index), 0x01000193);
  code = Math.imul(code ^ (code >>> 15), 0x2c1b3c6d);
  return (code ^ (code >>> 13)) >>> 0;
}

/**
 * Items in an order that follows from a seed: the same options for the same word, others for the next. Equal ones are
 * kept once.
 */
export const seededOrder = <Item>(items: readonly Item[], seed: string, key: (item: Item) => string): Item[] =>
  [...new Map(items.map((item) => [key(item), item])).values()]
    .map((item) => ({ item, at: hash(`${seed} ${key(item)}`) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
