import { type Origin, origins, type Transitivity, transitivities } from '@utarang/contract';
import { asc, isNotNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { wordFacts, wordLinks } from '../db/schema.js';

export type StoredLink = Pick<typeof wordLinks.$inferSelect, 'wordId' | 'otherId' | 'kind' | 'note'>;
export type StoredFacts = Awaited<ReturnType<typeof loadFacts>>;

/** The facts that a dictionary says of a word besides its meaning. */
export type FactsOfWord = {
  readonly accent: number[];
  readonly band: number | null;
  readonly origin: Origin | null;
  readonly transitivity: Transitivity | null;
  readonly register: (typeof wordFacts.$inferSelect)['register'];
  readonly usage: string | null;
  readonly links: readonly StoredLink[];
};

export type FactIndex = {
  of(wordId: number): FactsOfWord;
  /** The band of a word, by how early a learner needs it: 1 first, 5 last; null where it is unknown. */
  bandOf(wordId: number): number | null;
};

/**
 * A line for each word: `id accents origin transitivity band`. As rows they would be an object for each word of the
 * book, most of which is dropped at once.
 */
const SHORT = sql<
  string | null
>`string_agg(concat_ws(' ', ${wordFacts.wordId}, array_to_string(${wordFacts.accent}, ','),
  coalesce(${wordFacts.origin}, '-'), coalesce(${wordFacts.transitivity}, '-'), coalesce(${wordFacts.band}, 0)), E'\n' order by ${wordFacts.wordId})`;

/** The facts that few words have: they are read as rows. */
const TEXTS = { register: wordFacts.register, usage: wordFacts.usage };

/** The stored facts, by word. */
export async function loadFacts(tx: Orm) {
  const [row] = await tx.select({ short: SHORT }).from(wordFacts);
  const { wordId, otherId, kind, note } = wordLinks;
  return {
    short: row?.short ?? '',
    texts: await tx
      .select({ wordId: wordFacts.wordId, ...TEXTS })
      .from(wordFacts)
      .where(or(...Object.values(TEXTS).map(isNotNull)))
      .orderBy(asc(wordFacts.wordId)),
    links: await tx
      .select({ wordId, otherId, kind, note })
      .from(wordLinks)
      .orderBy(asc(wordId), asc(wordLinks.position)),
  };
}

/**
 * The facts in memory. Every word has an accent, so it is packed into a number: four accents at most, of six bits each,
 * and above them the origin, the transitivity and the band. The few phrases with more units are in a list.
 */
export function createFactIndex({ short, texts, links }: StoredFacts): FactIndex {
  const lines = short === '' ? [] : short.split('\n');
  const ids = new Uint32Array(lines.length);
  const packed = new Uint32Array(lines.length);
  const long = new Map<number, number[]>();
  for (const [i, line] of lines.entries()) {
    const [id, accents = '', origin, transitivity, band = 0] = line.split(' ');
    ids[i] = Number(id);
    const all = accents.split(',');
    if (all.length > ACCENTS_MAX) long.set(Number(id), all.map(Number));
    const codes = [codeIn(origins, origin), codeIn(transitivities, transitivity), Number(band)] as const;
    packed[i] = packedOf(accents, ...codes);
  }
  const textsOf = new Map(texts.map((row) => [row.wordId, row]));
  const linksOf = new Map<number, StoredLink[]>();
  for (const link of links) {
    const listed = linksOf.get(link.wordId);
    if (listed) listed.push(link);
    else linksOf.set(link.wordId, [link]);
  }
  return {
    bandOf: (wordId) => bandIn(packed[placeOf(ids, wordId)] ?? 0),
    of(wordId) {
      const row = packed[placeOf(ids, wordId)] ?? 0;
      const text = textsOf.get(wordId);
      return {
        accent: long.get(wordId) ?? accentsIn(row),
        band: bandIn(row),
        origin: origins[((row >>> 24) & 7) - 1] ?? null,
        transitivity: transitivities[((row >>> 27) & 3) - 1] ?? null,
        register: text?.register ?? null,
        usage: text?.usage ?? null,
        links: linksOf.get(wordId) ?? [],
      };
    },
  };
}

/** The code of a value: its index counted from 1, or 0 where there is none. */
const codeIn = (values: readonly string[], value: string | undefined): number => values.indexOf(value ?? '') + 1;

const ACCENTS_MAX = 4;
const BITS = 6;
const ALL = (1 << BITS) - 1;

/** The packed accents, each increased by one, so that 0 means none. */
function packedOf(accents: string, origin: number, transitivity: number, band: number): number {
  const given = accents === '' ? [] : accents.split(',').slice(0, ACCENTS_MAX);
  const low = given.reduce((bits, accent, i) => bits | (((Number(accent) + 1) & ALL) << (BITS * i)), 0);
  return (low | (origin << 24) | (transitivity << 27) | (band << 29)) >>> 0;
}

function accentsIn(row: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < ACCENTS_MAX; i++) {
    const accent = (row >>> (BITS * i)) & ALL;
    if (accent > 0) found.push(accent - 1);
  }
  return found;
}

const bandIn = (row: number): number | null => row >>> 29 || null;

/** The index of a number in ascending numbers; -1 where it is missing. */
function placeOf(rising: Uint32Array, wanted: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rising[middle]!;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
