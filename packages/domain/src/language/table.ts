/** A table that is asked with any text: in an object something would be found under `valueOf`, too. */
export const tableOf = <Value>(rows: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(rows));
