import { type EntryAddress, pages } from '@utarang/contract';
import { generatePath } from 'react-router';
import { withQuery } from '../../lib/with-query.js';

export const entryPath = (list: EntryAddress['list'], id: string): string =>
  generatePath(list === 'particles' ? pages.particle : pages.ending, { id });

/** Where a form is explained: its page, or the list of all that are written so (docs/product/reference.md#addresses-of-entries). */
export const explainedAt = ({ list, id }: EntryAddress, form: string): string =>
  id === null ? withQuery(list === 'particles' ? pages.particles : pages.endings, { q: form }) : entryPath(list, id);
