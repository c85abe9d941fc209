import { expect, test } from 'vitest';
import { newsIn, playerAddress, searchAddress } from './host.js';

// biome-ignore format: a table, to be read down
test.each([
  ['{"event":"onReady"}',                    'there'],
  ['{"event":"infoDelivery","info":{}}',     'there'],
  ['{"event":"onError","info":100}',         'gone'],   // taken away, or private
  ['{"event":"onError","info":150}',         'gone'],   // not to be played elsewhere
  ['{"other":1}',                            null],
  ['null',                                   null],
  ['3',                                      null],
  ['no JSON',                                null],
  [{ event: 'onError' },                     null],
  [undefined,                                null],
] as const)('%j says %s', (data, news) => {
  expect(newsIn(data)).toBe(news);
});

test('a video comes from the domain without cookies', () => {
  const player = new URL(playerAddress('abcdefghi-_', 'https://utarang.example'));
  expect(player.origin + player.pathname).toBe('https://www.youtube-nocookie.com/embed/abcdefghi-_');
  expect(player.searchParams.get('origin')).toBe('https://utarang.example');
  expect(player.searchParams.get('enablejsapi')).toBe('1');
});

test('a song is looked for by its title and its artist', () => {
  expect(searchAddress('花 & 歌')).toBe('https://www.youtube.com/results?search_query=%E8%8A%B1+%26+%E6%AD%8C');
});
