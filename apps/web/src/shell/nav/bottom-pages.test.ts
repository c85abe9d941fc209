import { isForAdmins, type PageId, pageIds } from '@utarang/contract';
import { expect, test } from 'vitest';
import { bottomPages } from './bottom-pages.js';

const held: readonly PageId[] = Object.values(bottomPages).flat();
/** What an account, an admin or a legal text is about is no entry of the lower edge. */
const elsewhere: readonly PageId[] = ['login', 'signup', 'changePassword', 'userInfo', 'about', 'privacy', 'terms'];

test('each page that is learnt from belongs to one entry, a detail page to that of its list', () => {
  expect([...held, ...elsewhere].toSorted()).toEqual(pageIds.filter((page) => !isForAdmins(page)).toSorted());
});
