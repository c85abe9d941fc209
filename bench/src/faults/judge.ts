import type pg from 'pg';

/** The verdict of the ledger on the writes that were acknowledged. */
export type Verdict = { readonly acknowledged: number; readonly lost: number; readonly double: number };

export async function judgeLedger(client: pg.Client, acknowledged: ReadonlySet<string>): Promise<Verdict> {
  const { rows } = await client.query<{ award: string; times: number }>(
    `select member_id || ':' || source_id as award, count(*)::int as times from point_awards
     where kind = 'word' group by member_id, source_id`,
  );
  const kept = new Set(rows.map(({ award }) => award));
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((award) => !kept.has(award)).length,
    double: rows.filter(({ times }) => times > 1).length,
  };
}
