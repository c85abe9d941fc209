import type { PageId } from '@utarang/contract';

/** Pages that show a guest nothing but the way to log in (spec section 2.1). */
export const memberPages: ReadonlySet<PageId> = new Set([
  'userInfo',
  'myWords',
  'completedWords',
  'mySongs',
  'myArtists',
  'addWord',
  'adminWords',
]);
