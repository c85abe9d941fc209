import { withQuery } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { type ListAddress, listParameters, readList } from '../../parts/search/list-address.js';
import { type BrowseSettings, type BrowseSort, sorts } from './settings.js';

/** The state in the address of a browsing page. */
export type BrowseAddress = ListAddress<BrowseSort> & {
  /** The level, in capitals, or the situation; empty where the page has no choice or none is made. */
  choice: string;
  /** True if only the words of this page are shown, to be studied. */
  study: boolean;
};

type Kind = Pick<BrowseSettings, 'path' | 'choice'>;

const choiceIn = (params: URLSearchParams, { choice }: Kind): string => {
  const text = choice ? asStored(params.get(choice) ?? '') : '';
  return choice === 'level' ? text.toUpperCase() : text;
};

/** Reads the query of the address; what is missing or wrong gets its default. */
export function readBrowse(query: string, kind: Kind): BrowseAddress {
  const params = new URLSearchParams(query);
  return { choice: choiceIn(params, kind), ...readList(params, sorts), study: params.get('study') === 'true' };
}

/** The address of a state; defaults are left out. */
export const browseAddress = (kind: Kind, { choice, study, ...list }: BrowseAddress): string =>
  withQuery(kind.path, {
    ...(kind.choice && { [kind.choice]: choice }),
    ...listParameters(list, sorts),
    study: study && 'true',
  });
