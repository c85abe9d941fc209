import { expect, test } from 'vitest';
import { deviceName } from './device.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

// biome-ignore format: a table, to be read down
test.each([
  ['Chrome · Windows',            `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge · Windows',              `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Whale · macOS',               `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/138.0.0.0 Whale/4.33.0.0 Safari/537.36`],
  ['Safari · iPhone',             'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'],
  ['KakaoTalk · iPhone',          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 25.6.0'],
  ['Samsung Internet · Android',  `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox · Linux',             'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  ['Linux',                       'Something (Linux)'],
  [null,                          'curl/8.5.0'],
  [null,                          ''],
])('%s', (device, userAgent) => {
  expect(deviceName(userAgent)).toBe(device);
});
