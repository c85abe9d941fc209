/** The parameters of an address, in their order. An empty one stands for its default, and is left out. */
type QueryParameters = Readonly<Record<string, string | false | undefined>>;

/** A path with parameters. */
export function withQuery(path: string, parameters: QueryParameters): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) params.set(name, value);
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** The number of a page as a parameter: counted from 1; the first page has none. */
export const sayPage = (page: number) => page > 1 && String(page);
