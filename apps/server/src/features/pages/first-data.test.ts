import { readReference } from '@utarang/content/reference';
import {
  isBuilt,
  type OwnLyric,
  type PageId,
  pageIds,
  pages,
  pageTable,
  queryKeys,
  withQuery,
} from '@utarang/contract';
import { askedLater } from '@utarang/web/entry-server';
import { expect, test } from 'vitest';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { addressOf, SAMPLE_ID } from '../../../test/page-address.js';
import { pageCode, serve, template } from '../../../test/serve.js';
import { songsOfIds } from '../../../test/songs.js';
import { serveStudy } from '../../../test/study.js';
import { paths } from '../../paths.js';
import type { WebApp } from '../../web-app.js';

const FIELD = '식당';
let asked: readonly unknown[] = [];
const webApp: WebApp = {
  template,
  codeOf: () => pageCode,
  async draw(drawing) {
    asked = await askedLater(drawing);
    return '';
  },
};

const catalogue = memoryCatalogue(
  undefined,
  { fields: [{ name: FIELD }], fieldWords: [], koLike: [] },
  undefined,
  songsOfIds(SAMPLE_ID),
);
const guests = await serve({ webApp, catalogue, reference: await readReference(paths.reference) });
const members = await serveStudy({ webApp });
const her = await members.learner();
const TEXT = '雨が降る';
const lyric = (await (await her.post('/api/my-lyrics', { text: TEXT })).json()) as OwnLyric;

/** One that exists, where its page shows nothing else. */
const own: Partial<Record<PageId, string>> = {
  fields: withQuery(pages.fields, { value: FIELD }),
  myLyric: addressOf('myLyric', lyric.id),
};

/** What pages ask for when they are there: what stands far down, and how a text is read. */
const LATER: Partial<Record<PageId, readonly unknown[]>> = {
  userInfo: [queryKeys.sessions()],
  myLyric: [queryKeys.lookup(TEXT)],
};

const built = pageIds.filter((page) => isBuilt(page) && pageTable[page].who !== 'admins');

test.each(built)('%s brings what it shows', async (page) => {
  const who = pageTable[page].who === 'all' ? guests : her;
  const response = await who.get(own[page] ?? addressOf(page));
  expect(response.status).toBe(200);
  expect(asked, 'what its source (*.pages.ts) does not bring').toEqual(LATER[page] ?? []);
});
