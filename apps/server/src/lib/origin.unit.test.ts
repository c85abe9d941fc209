import { expect, test } from 'vitest';
import { ownOrigin, requestOrigin } from './origin.js';

test.each([
  ['utarang.example', 'https://utarang.example'],
  ['utarang.example:443', 'https://utarang.example'],
  ['Utarang.Example:8443', 'https://utarang.example:8443'],
  ['localhost:3000', 'https://localhost:3000'],
  ['127.0.0.1:3000', 'https://127.0.0.1:3000'],
  ['[::1]:3000', 'https://[::1]:3000'],
  ['my_service', 'https://my_service'],
  ['', null],
  ['a.example/path', null],
  ['user@a.example', null],
  ['a.example:99999', null],
  ['"><script>', null],
  ['a.example b.example', null],
  ['a.example, b.example', null],
])('Host: %s', (host, origin) => {
  expect(requestOrigin({ host, protocol: 'https' })).toBe(origin);
});

// biome-ignore format: a table, to be read down
test.each<[host: string, localAddress: string, setting: { publicUrl?: string; host?: string }, origin: string | null]>([
  ['utarang.example',      '10.0.0.5',         { publicUrl: 'https://utarang.example' }, 'https://utarang.example'],
  ['evil.example',         '10.0.0.5',         { publicUrl: 'https://utarang.example' }, 'https://utarang.example'],
  ['evil.example',         '127.0.0.1',        {},                           null],
  ['utarang.example',      '10.0.0.5',         { host: 'utarang.example' },  'http://utarang.example'],
  ['localhost:3000',       '127.0.0.1',        {},                           'http://localhost:3000'],
  ['LOCALHOST:3000',       '::1',              {},                           'http://localhost:3000'],
  ['127.0.0.1:3000',       '127.0.0.1',        {},                           'http://127.0.0.1:3000'],
  ['[::1]:3000',           '::1',              {},                           'http://[::1]:3000'],
  ['192.168.0.5:3000',     '192.168.0.5',      { host: '0.0.0.0' },          'http://192.168.0.5:3000'],
  ['192.168.0.5:3000',     '::ffff:192.168.0.5', { host: '::' },             'http://192.168.0.5:3000'],
  ['[2001:db8::5]:3000',   '2001:db8::5',      { host: '::' },               'http://[2001:db8::5]:3000'],
  ['192.168.0.6:3000',     '192.168.0.5',      { host: '0.0.0.0' },          null],
  ['localhost.evil.example', '127.0.0.1',      {},                           null],
  ['127.0.0.1.evil.example', '127.0.0.1',      {},                           null],
  ['"><script>',           '127.0.0.1',        {},                           null],
])('Host: %s at %s with %j is ours as %s', (host, localAddress, { publicUrl = null, host: listening = 'localhost' }, origin) => {
  const request = { host, protocol: 'http' as const, raw: { socket: { localAddress } } };
  expect(ownOrigin(request, { publicUrl, host: listening })).toBe(origin);
});
