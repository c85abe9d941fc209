import { expect, test } from 'vitest';
import { parsePlayerEvent, playerAddress, playerInfo, searchAddress } from './host.js';

// biome-ignore format: a table, to be read down
test.each([
  ['{"event":"onReady"}',                    'ready'],
  ['{"event":"infoDelivery","info":{}}',     'ready'],
  ['{"event":"onError","info":100}',         'failed'],   // taken away, or private
  ['{"event":"onError","info":150}',         'failed'],   // not to be played elsewhere
  ['{"other":1}',                            null],
  ['null',                                   null],
  ['3',                                      null],
  ['no JSON',                                null],
  [{ event: 'onError' },                     null],
  [undefined,                                null],
] as const)('%j says %s', (data, news) => {
  expect(parsePlayerEvent(data)).toBe(news);
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

// biome-ignore format: a table, to be read down
test.each([
  ['{"event":"infoDelivery","info":{"currentTime":1.5,"duration":90,"playerState":1}}', [1.5, 90, 1]],
  ['{"event":"infoDelivery","info":{"currentTime":2}}',                                 [2, null, null]],
  ['{"event":"initialDelivery","info":{"playerState":5,"currentTime":"x"}}',            [null, null, 5]],
  ['{"event":"onStateChange","info":2}',                                                [null, null, 2]],
  ['{"event":"onReady","info":null}',                                                   [null, null, null]],
  ['null',                                                                              [null, null, null]],
  ['no JSON',                                                                           [null, null, null]],
] as const)('of %s the place of the player is %j', (data, [seconds, duration, state]) => {
  expect(playerInfo(data)).toEqual({ seconds, duration, state });
});
