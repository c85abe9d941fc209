import type pg from 'pg';

export type Recorded = { readonly text: string; readonly params: readonly unknown[] };

/** Records the statements that go through a pool from now on, each text once, with the parameters of the first time. */
export function recordQueries(pool: pg.Pool): readonly Recorded[] {
  const recorded: Recorded[] = [];
  const known = new Set<string>();
  pool.on('acquire', (client) => {
    const query = client.query as (...args: unknown[]) => unknown;
    if (Object.hasOwn(client, 'query')) return;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const [what, values] = args as [string | { text: string; values?: unknown[] }, unknown];
        const text = typeof what === 'string' ? what : what.text;
        const params = Array.isArray(values) ? values : typeof what === 'string' ? [] : (what.values ?? []);
        if (!known.has(text)) {
          known.add(text);
          recorded.push({ text, params });
        }
        return query.apply(client, args);
      },
    });
  });
  return recorded;
}
