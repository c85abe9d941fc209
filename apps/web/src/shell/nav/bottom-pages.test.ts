import { isForAdmins, type PageId, pageIds } from '@utarang/contract';
import { expect, test } from 'vitest';
import { bottomPages } from './bottom-pages.js';

const held: readonly PageId[] = Object.values(bottomPages).flat();
/** Pages about an account and legal texts, which belong to no entry of the lower edge. */
const elsewhere: readonly PageId[] = ['login', 'signup', 'changePassword', 'userInfo', 'about', 'privacy', 'terms'];

test('each page that is learnt from belongs to one entry, a detail page to that of its list', () => {
  expect([...held, ...elsewhere].toSorted()).toEqual(pageIds.filter((page) => !isForAdmins(page)).toSorted());
});
