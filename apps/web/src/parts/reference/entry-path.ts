import { type EntryAddress, pages, pathOf, withQuery } from '@utarang/contract';

export const entryPath = (list: EntryAddress['list'], id: string): string =>
  pathOf(list === 'particles' ? 'particle' : 'ending', { id });

/**
 * The address at which a form is explained: its page, or the list of all that are spelt like it
 * (docs/product/reference.md#addresses-of-entries).
 */
export const explainedAt = ({ list, id }: EntryAddress, form: string): string =>
  id === null ? withQuery(list === 'particles' ? pages.particles : pages.endings, { q: form }) : entryPath(list, id);
