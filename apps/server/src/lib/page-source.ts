import type { InitialData, PageId } from '@utarang/contract';
import { NoAnswerError } from './database-errors.js';
import { withTimeout } from './with-timeout.js';

/** A page by its name, for breadcrumbs and terms. */
export type PageLink = { readonly name: string; readonly path: string };

export type Term = {
  readonly name: string;
  /** Its other spellings. */
  readonly others: readonly string[];
  readonly meaning: string;
  /** The list to which it belongs. */
  readonly set: PageLink | null;
};

/** The first content of an address of a page. Fields that are left out are the same for every address of the page. */
export type PageContent = {
  readonly title?: string;
  readonly description?: string;
  /** The parameters that make it a page of its own, in search engines too: one level's words are not another's. */
  readonly ownParameters?: Readonly<Record<string, string>>;
  /** True if search engines may list it; a search is not listed. */
  readonly listed?: boolean;
  /** The picture of its link preview; the product's own by default. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** The breadcrumb from the first page, the page itself at the end: for search engines. */
  readonly crumbs?: readonly PageLink[];
  /** The word that it explains, for search engines. */
  readonly term?: Term;
  /** The artist, or a work of one, in schema.org terms: for search engines. */
  readonly music?: { readonly '@type': 'MusicGroup' | 'MusicRecording' } & Readonly<Record<string, unknown>>;
  readonly queries?: InitialData['queries'];
  /** Further queries for guests, in place of those that are a member's own. */
  readonly forGuests?: InitialData['queries'];
};

/** A redirect to another address. */
type Redirect = { readonly redirect: string };

type Address = {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The parameters that the page reads: its content depends on no others. */
  readonly search: URLSearchParams;
  /** All parameters, for a redirect. */
  readonly asked: URLSearchParams;
};

type SourceResult = PageContent | Redirect | null;

/** Returns the content of an address of a page, a redirect, or null when there is no such page. */
export type PageSource = (address: Address) => SourceResult | Promise<SourceResult>;

/** The query of the word and the line of the day, for pages that show one where there is nothing yet. */
export type SampleSource = () => InitialData['queries'][number];

/** The source of each page, given by its feature. A page without one has no content of its own. */
export type PageSources = Readonly<Partial<Record<PageId, PageSource>>>;

/** The source of a member's own data on a page. Null where there is no such page for this member. */
export type MemberPageSource = (
  memberId: number,
  address: Pick<Address, 'params'>,
) => Promise<InitialData['queries'] | null>;

export type MemberPageSources = Readonly<Partial<Record<PageId, MemberPageSource>>>;

/** Joins the sources of several features for the same pages. */
export function joinSources(...all: readonly MemberPageSources[]): MemberPageSources {
  const joined: Partial<Record<PageId, MemberPageSource>> = {};
  for (const [page, source] of all.flatMap((sources) => Object.entries(sources) as [PageId, MemberPageSource][])) {
    const earlier = joined[page];
    joined[page] = earlier ? bothOf(earlier, source) : source;
  }
  return joined;
}

const bothOf =
  (one: MemberPageSource, other: MemberPageSource): MemberPageSource =>
  async (...asked) => {
    const [first, second] = [await one(...asked), await other(...asked)];
    return first && second && [...first, ...second];
  };

/** The time for which a page waits for the viewer's own data. After that the rest of the page is shown. */
const OWN_MS = 3_000;

/** Rejects with a `NoAnswerError` when the data of a page takes too long. */
export const withPageTimeout = <Result>(asking: Promise<Result>): Promise<Result> =>
  withTimeout(asking, OWN_MS, () => new NoAnswerError('the database did not answer in time for a page'));
