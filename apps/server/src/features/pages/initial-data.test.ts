import { readReference } from '@utarang/content/reference';
import {
  isBuilt,
  isForMembers,
  type OwnLyric,
  type PageId,
  pageIds,
  pages,
  pageTable,
  queryKeys,
  withQuery,
} from '@utarang/contract';
import { unansweredQueries } from '@utarang/web/entry-server';
import { expect, test } from 'vitest';
import { enter, serveAccounts } from '../../../test/accounts.js';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { addressOf, SAMPLE_ID } from '../../../test/page-address.js';
import { pageCode, template } from '../../../test/serve.js';
import { songsOfIds } from '../../../test/songs.js';
import { paths } from '../../paths.js';
import type { WebApp } from '../../web-app.js';

const FIELD = '식당';
let asked: readonly unknown[] = [];
const webApp: WebApp = {
  template,
  codeOf: () => pageCode,
  async render(rendering) {
    asked = await unansweredQueries(rendering);
    return '';
  },
};

const lists = {
  fields: [{ name: FIELD }],
  fieldWords: [{ field: FIELD, position: 0, wordId: SAMPLE_ID, meaningKo: null, hidesLevel: false }],
  koLike: [{ wordId: SAMPLE_ID, position: 0, hanja: '식', caution: null }],
};
const catalogueOf = async () => memoryCatalogue(undefined, lists, undefined, songsOfIds(SAMPLE_ID));
const reference = await readReference(paths.reference);
const { browser } = await serveAccounts({ webApp, catalogueOf, reference });
const [guest, her] = [browser(), browser()];
await enter(her);
const TEXT = '雨が降る';
const lyric = (await (await her.post('/api/my-lyrics', { text: TEXT })).json()) as OwnLyric;

/** One that exists, where its page shows nothing else. */
const own: Partial<Record<PageId, string>> = {
  fields: withQuery(pages.fields, { value: FIELD }),
  myLyric: addressOf('myLyric', lyric.id),
};

/** The file with the order of strokes, which is no answer of the API. */
const STROKES = [['strokes', expect.any(String)]];

/** Calls that pages make once they are there: for what stands far down, and how a text is read. */
const LATER: Partial<Record<PageId, readonly unknown[]>> = {
  userInfo: [queryKeys.sessions()],
  particles: [queryKeys.particles()],
  endings: [queryKeys.endings()],
  kana: STROKES,
  kanji: STROKES,
  myLyric: [queryKeys.lookup(TEXT)],
};

/** Addresses at which the home page shows something else. */
const searches = ['/?page=1', '/?page=3', '/?m=meaning&q=먹', '/?m=pron&q=zzz', '/?m=pron&q=zzz&exact=true'];

const built = pageIds.filter((page) => isBuilt(page) && pageTable[page].who !== 'admins');
const visits = built.flatMap((page) => [
  { who: 'a guest', page, visitor: guest, later: isForMembers(page) ? [] : (LATER[page] ?? []) },
  { who: 'a member', page, visitor: her, later: LATER[page] ?? [] },
]);

test.each(searches)('%s brings what it shows', async (address) => {
  asked = ['nothing was rendered'];
  expect((await guest.get(address)).status).toBe(200);
  expect(asked).toEqual([]);
});

test.each(visits)('$page brings $who what it shows', async ({ page, visitor, later }) => {
  asked = ['nothing was rendered'];
  const response = await visitor.get(own[page] ?? addressOf(page));
  expect(response.status).toBe(200);
  expect(asked, 'what its sources (*.pages.ts) do not bring').toEqual(later);
});
