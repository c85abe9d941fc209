/** What an address says, in the order in which it says it. What is empty is a default, and left out. */
type Says = Readonly<Record<string, string | false | undefined>>;

/** The address of a page that says this. */
export function withQuery(path: string, says: Says): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(says)) if (value) params.set(name, value);
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** A page as addresses say it: 1-based, the first one unsaid. */
export const sayPage = (page: number) => page > 1 && String(page);
