import { expect, test } from 'vitest';
import { requestOrigin } from './origin.js';

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
