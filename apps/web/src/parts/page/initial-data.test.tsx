import { INITIAL_DATA_ID, type InitialData, queryKeys } from '@utarang/contract';
import { afterEach, expect, test } from 'vitest';
import { createQueries } from '../queries.js';
import { readInitialData } from './initial-data.js';

afterEach(() => document.getElementById(INITIAL_DATA_ID)?.remove());

const first: InitialData = {
  page: 'word',
  site: { contactEmail: 'hi@example.com', openChatUrl: null },
  viewer: { role: 'ANONYMOUS' },
  queries: [{ key: queryKeys.word(7), data: { id: 7, meaningKo: '</script>먹다' } }],
};

test('what came with the page is in the cache', () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = INITIAL_DATA_ID;
  block.textContent = JSON.stringify(first).replaceAll('<', '\\u003c');
  document.body.append(block);

  expect(readInitialData()).toEqual(first);
  expect(createQueries(readInitialData()).getQueryData(queryKeys.word(7))).toEqual(first.queries[0]?.data);
});

test('without a block the page follows from the address', () => {
  const address = location.href;
  history.replaceState(null, '', '/songs/3');
  expect(readInitialData()).toEqual({
    page: 'song',
    site: { contactEmail: null, openChatUrl: null },
    viewer: null,
    queries: [],
  });
  history.replaceState(null, '', address);
});
