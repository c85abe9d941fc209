import type { Build } from './engine.js';

/** An engine in the race. What it needs is loaded only where it runs. */
export type Contender = {
  readonly name: string;
  /** The set-up, for the reader of the table. */
  readonly setup: string;
  /** The modules that a program imports of it, to measure the size of its code; null where that says nothing. */
  readonly code: string | null;
  readonly load: () => Promise<Build>;
};

const contenders = {
  exact: {
    name: '**ours, exact**',
    setup: '`createSearchIndex` asked with `exactOnly`: the work that the others do',
    code: null,
    load: async () => (await import('./ours.js')).exactTier,
  },
  ours: {
    name: '**ours, all tiers**',
    setup: '`createSearchIndex` as the product asks it: other spellings, too, while exact hits are few',
    code: "export { createSearchIndex } from '@utarang/domain/search'",
    load: async () => (await import('./ours.js')).allTiers,
  },
  memchr: {
    name: 'memchr',
    setup:
      'one pass of `Buffer.indexOf` over the joined fields in UTF-8 for a byte that is not there: the limit of a scan; finds nothing',
    code: null,
    load: async () => (await import('./scans.js')).memchr,
  },
  places: {
    name: 'indexOf, every place',
    setup: 'all matches of `String.indexOf` in the joined fields, counted, not ranked',
    code: null,
    load: async () => (await import('./scans.js')).places,
  },
  naive: {
    name: 'filter + includes + sort',
    setup: 'the ranking of the product, fields normalised beforehand',
    code: null,
    load: async () => (await import('./naive.js')).naive,
  },
  flexsearch: {
    name: 'FlexSearch',
    setup: '`tokenize: forward`, its default encoder',
    code: "export { Index } from 'flexsearch'",
    load: async () => (await import('./flexsearch.js')).asItComes,
  },
  flexsearchFull: {
    name: 'FlexSearch full + own ranking',
    setup: '`tokenize: full` over words as they are, then sorted as the product ranks',
    code: "export { Index } from 'flexsearch'",
    load: async () => (await import('./flexsearch.js')).fullWithOwnRanking,
  },
  minisearch: {
    name: 'MiniSearch',
    setup: '`prefix: true`, all words of the query',
    code: "export { default } from 'minisearch'",
    load: async () => (await import('./minisearch.js')).asItComes,
  },
  minisearchSuffixes: {
    name: 'MiniSearch, suffix tokens',
    setup: 'the same, each word indexed with all its endings',
    code: "export { default } from 'minisearch'",
    load: async () => (await import('./minisearch.js')).withSuffixes,
  },
  orama: {
    name: 'Orama',
    setup: 'defaults, `threshold: 0` (all words of the query), a tokenizer that knows Hangul',
    code: "export { create, insertMultiple, search } from '@orama/orama'",
    load: async () => (await import('./orama.js')).asItComes,
  },
  oramaSuffixes: {
    name: 'Orama, suffix tokens',
    setup: 'the same, each word indexed with all its endings',
    code: "export { create, insertMultiple, search } from '@orama/orama'",
    load: async () => (await import('./orama.js')).withSuffixes,
  },
  ufuzzy: {
    name: 'uFuzzy',
    setup: 'its settings for scripts other than Latin',
    code: "export { default } from '@leeoniya/ufuzzy'",
    load: async () => (await import('./ufuzzy.js')).ufuzzy,
  },
  fuse: {
    name: 'Fuse.js',
    setup: 'defaults',
    code: "export { default } from 'fuse.js'",
    load: async () => (await import('./fuse.js')).fuse,
  },
  pgTrgm: {
    name: 'PostgreSQL pg_trgm',
    setup: 'a trigram index on each column, the ranking of the product in SQL, over loopback; bytes are those on disk',
    code: null,
    load: async () => (await import('./pg-trgm.js')).pgTrgm,
  },
} as const satisfies Record<string, Contender>;

export type ContenderId = keyof typeof contenders;
export const CONTENDERS: Readonly<Record<ContenderId, Contender>> = contenders;
export const ALL = Object.keys(contenders) as ContenderId[];
/** The engines that are measured at every size. */
export const SCANS = ['exact', 'ours', 'memchr', 'places', 'naive'] as const satisfies readonly ContenderId[];
