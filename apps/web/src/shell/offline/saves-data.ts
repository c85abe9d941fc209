/** Checks whether the browser or its owner asks to load little. */
export const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
