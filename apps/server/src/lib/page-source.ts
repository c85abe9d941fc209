import type { FirstData, PageId } from '@utarang/contract';
import { NoAnswerError } from './database-errors.js';
import { withTimeout } from './with-timeout.js';

/** A page by its name, as breadcrumbs and terms link to it. */
export type PageLink = { readonly name: string; readonly path: string };

export type Term = {
  readonly name: string;
  /** Its other spellings. */
  readonly others: readonly string[];
  readonly meaning: string;
  /** The list that it stands in. */
  readonly set: PageLink | null;
};

/** The content that one address of a page shows at once. What is left out is the same for every address of the page. */
export type PageContent = {
  readonly title?: string;
  readonly description?: string;
  /** The parameters that make it a page of its own, in search engines too: one level's words are not another's. */
  readonly ownParameters?: Readonly<Record<string, string>>;
  /** True if search engines may list it; a search is none of their business. */
  readonly listed?: boolean;
  /** The picture that chats show of it; the product's own without. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** The way to it from the first page, itself at the end: for search engines. */
  readonly crumbs?: readonly PageLink[];
  /** The word that it explains, for search engines. */
  readonly term?: Term;
  /** The artist, or what an artist made: a thing of schema.org, for search engines. */
  readonly music?: { readonly '@type': 'MusicGroup' | 'MusicRecording' } & Readonly<Record<string, unknown>>;
  readonly queries?: FirstData['queries'];
  /** The queries for guests besides, in the place of those that are a member's own. */
  readonly forGuests?: FirstData['queries'];
};

/** The address that stands for the one that was asked for. */
type Redirect = { readonly redirect: string };

type Address = {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The parameters that the page reads: its content follows from no other. */
  readonly search: URLSearchParams;
  /** All parameters, for an address to go to instead. */
  readonly asked: URLSearchParams;
};

type Shown = PageContent | Redirect | null;

/** Returns the content of one address of a page, with the address to go to, or null when there is no such page. */
export type PageSource = (address: Address) => Shown | Promise<Shown>;

/** The query of the word and the line of the day, for pages that show one where there is nothing yet. */
export type SampleSource = () => FirstData['queries'][number];

/** The source of each page, given by its feature. A page that is not here has no content of its own. */
export type PageSources = Readonly<Partial<Record<PageId, PageSource>>>;

/**
 * The source of what is a member's own on a page, for pages that show something of it at once. Null where there is no
 * such page for this member.
 */
export type MemberPageSource = (
  memberId: number,
  address: Pick<Address, 'params'>,
) => Promise<FirstData['queries'] | null>;

export type MemberPageSources = Readonly<Partial<Record<PageId, MemberPageSource>>>;

/** Joins what several features show of a member on the same pages. */
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

/** The time that a page waits for what is the viewer's own. After that the rest of the page is shown. */
const OWN_MS = 3_000;

/** Asks the database for a page, and rejects with a `NoAnswerError` when it takes too long. */
export const withPageTimeout = <Result>(asking: Promise<Result>): Promise<Result> =>
  withTimeout(asking, OWN_MS, () => new NoAnswerError('the database did not answer in time for a page'));
