/** The part of `NetworkInformation` that is used; the types of browsers lack it, and not all browsers have it. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Checks whether data is to be saved: the browser or the user asks for it, or the network is as slow as 2G. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
