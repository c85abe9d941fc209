import { QUERY_MAX, readLine } from '@utarang/contract';
import { type BrowseSettings, type Sort, sorts } from './settings.js';

/** What the address of a browsing page says. */
export type BrowseAddress = {
  /** The level, in capitals, or the situation; empty where the page has no choice or none is made. */
  choice: string;
  q: string;
  sort: Sort;
  /** 1-based, as people count. */
  page: number;
  /** Whether only the words of this page are shown, to be learnt. */
  study: boolean;
};

type Kind = Pick<BrowseSettings, 'path' | 'choice'>;

const choiceIn = (params: URLSearchParams, { choice }: Kind): string => {
  const text = choice ? (params.get(choice) ?? '').normalize('NFC').trim() : '';
  return choice === 'level' ? text.toUpperCase() : text;
};

/** Reads it; what is missing or wrong falls back to its default. */
export function readBrowse(query: string, kind: Kind): BrowseAddress {
  const params = new URLSearchParams(query);
  const page = params.get('page') ?? '';
  return {
    choice: choiceIn(params, kind),
    q: readLine(params.get('q') ?? '', QUERY_MAX) ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    study: params.get('study') === 'true',
  };
}

/** The address; defaults are left out. */
export function browseAddress(kind: Kind, { choice, q, sort, page, study }: BrowseAddress): string {
  const params = new URLSearchParams();
  if (kind.choice && choice) params.set(kind.choice, choice);
  if (q) params.set('q', q);
  if (sort !== sorts[0]) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (study) params.set('study', 'true');
  const query = params.toString();
  return query ? `${kind.path}?${query}` : kind.path;
}

export type Typed = { q: string; problem: null } | { q: null; problem: 'query_too_long' | 'text_unreadable' };

/** What was typed, as it is searched: inner spaces collapsed (spec section 5). */
export function readTyped(text: string): Typed {
  const q = readLine(text.replace(/\s+/g, ' '), QUERY_MAX);
  if (q !== null) return { q, problem: null };
  return { q: null, problem: [...text.trim()].length > QUERY_MAX ? 'query_too_long' : 'text_unreadable' };
}
