/** A lookup table for arbitrary texts: a plain object would find something under `valueOf`, too. */
export const tableOf = <Value>(rows: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(rows));
