/** The parameters by which an app passes on what it shares (`public/manifest.webmanifest`). */
const PARTS = ['shared-text', 'shared-title', 'shared-url'] as const;

/**
 * The text that another app shares with this address: its text, else its title, else its address. Null where it shares
 * nothing.
 */
export function sharedText({ searchParams }: Pick<URL, 'searchParams'>): string | null {
  const shared = PARTS.filter((part) => searchParams.has(part));
  if (shared.length === 0) return null;
  return shared.map((part) => searchParams.get(part)?.trim() ?? '').find((text) => text !== '') ?? '';
}
