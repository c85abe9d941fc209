import type pg from 'pg';

/** The end of one query, with its error where it failed. */
type End = (error?: unknown) => void;
type Query = (...args: unknown[]) => unknown;

const textOf = (what: unknown): string | null => {
  if (typeof what === 'string') return what;
  // A query with a `submit` is a stream of its own (pg-copy-streams), which ends in another way.
  const isQuery = typeof what === 'object' && what !== null && 'text' in what && !('submit' in what);
  return isQuery ? String(what.text) : null;
};

const traced =
  (query: Query, begin: (text: string) => End | null): Query =>
  (...args) => {
    const text = textOf(args[0]);
    const end = text === null ? null : begin(text);
    if (!end) return query(...args);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...rest: unknown[]) => {
        end(error);
        callback(error, ...rest);
      };
      return query(...args.slice(0, -1), ended);
    }
    const answer = query(...args) as Promise<unknown>;
    answer.then(() => end(), end);
    return answer;
  };

/**
 * Reports each query of a pool from now on when it begins and ends. `begin` gets the statement without its values, and
 * returns null for one that is not traced.
 */
export function traceQueries(pool: pg.Pool, begin: (text: string) => End | null): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    Object.assign(client, { query: traced(client.query.bind(client) as Query, begin) });
  });
}
