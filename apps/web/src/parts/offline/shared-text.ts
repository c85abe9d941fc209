/** The names by which an app that shares hands over its parts (`public/manifest.webmanifest`). */
const PARTS = ['shared-text', 'shared-title', 'shared-url'] as const;

/** The text that another app shares with this address: what it calls its text, else a title, else an address. Null where it shares nothing. */
export function sharedText({ searchParams }: Pick<URL, 'searchParams'>): string | null {
  const shared = PARTS.filter((part) => searchParams.has(part));
  if (shared.length === 0) return null;
  return shared.map((part) => searchParams.get(part)?.trim() ?? '').find((text) => text !== '') ?? '';
}
