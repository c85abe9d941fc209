import { parseArgs } from 'node:util';

const WHATS = [
  'search',
  'http',
  'book',
  'study',
  'logins',
  'overload',
  'browse',
  'faults',
  'balancers',
  'cluster',
  'device',
  'edge',
  'page',
  'quiz',
  'review',
  'sizes',
  'text',
] as const;
const TABLES = ['scrolls', 'switches', 'filters', 'stars'] as const;
const MEMBERS = 200_000;

export type Options = {
  readonly what: (typeof WHATS)[number];
  /** A look in seconds: fewer words, queries and rounds. */
  readonly quick: boolean;
  /** The number of members who learn, in `study`. */
  readonly members: number;
  /** The one table that is made, in `browse`; all where none is named. */
  readonly only: (typeof TABLES)[number] | undefined;
  /** Puts the tables into the README. */
  readonly write: boolean;
};

/** Throws with what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      members: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { quick, write, members: given, only: named } = values;
  const [asked = 'search', ...others] = positionals;
  const what = WHATS.find((one) => one === asked);
  if (!what || others.length > 0) throw new Error(`unknown: ${positionals.join(' ')}`);
  const only = TABLES.find((one) => one === named);
  if (named !== undefined && (what !== 'browse' || !only)) throw new Error(`no table of ${what}: ${named}`);
  if (write && (quick || given !== undefined || only)) throw new Error('--write keeps figures of full runs only');
  const members = given === undefined ? MEMBERS / (quick ? 100 : 1) : Number(given);
  if (!Number.isInteger(members) || members < 1) throw new Error(`so many members there cannot be: ${given}`);
  return { what, quick, write, members, only };
}
