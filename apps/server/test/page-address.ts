import { levelPath, type PageId, pathOf } from '@utarang/contract';

/** Of pages whose path has an id, one that exists where tests have sample words, songs of this id and the reference. */
export const SAMPLE_ID = 50_412;
const ids: Partial<Record<PageId, string>> = { particle: 'wa', ending: 'desu' };

/** An address of a page at which it shows something. */
export const addressOf = (page: PageId, id: string | number = ids[page] ?? SAMPLE_ID): string =>
  page === 'jlpt' ? levelPath('N4') : pathOf(page, { id });
