/**
 * Returns equal arrays as one: rows of the database have thousands of empty ones, and of word classes only some dozen
 * different ones. For the whole book and the bank of sentences that saves some 10 MB.
 */
export function createSharedArrays(): <Item>(array: readonly Item[]) => Item[] {
  const known = new Map<string, readonly unknown[]>();
  return <Item>(array: readonly Item[]) => {
    const key = array.length === 0 ? '' : JSON.stringify(array);
    const shared = known.get(key) ?? array;
    if (shared === array) known.set(key, array);
    return shared as Item[];
  };
}
