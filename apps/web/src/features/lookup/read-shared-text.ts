/**
 * The text in the fragment of an address, which no browser sends to the server; null where there is none, or an
 * unreadable one.
 */
export function readSharedText(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}
