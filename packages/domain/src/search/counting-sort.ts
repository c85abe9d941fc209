/** Sorts `order` (indexes into `keys`) by key; indexes with equal keys keep their order. */
export function countingSort(order: Uint32Array, keys: Uint16Array): Uint32Array {
  let highest = 0;
  for (let i = 0; i < keys.length; i++) if (keys[i]! > highest) highest = keys[i]!;

  const next = new Uint32Array(highest + 2);
  for (let i = 0; i < order.length; i++) next[keys[order[i]!]! + 1]!++;
  for (let key = 0; key <= highest; key++) next[key + 1]! += next[key]!;

  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const index = order[i]!;
    sorted[next[keys[index]!]!++] = index;
  }
  return sorted;
}
