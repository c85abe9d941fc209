import { expect, test } from 'vitest';
import { serverAnswered } from './server-answered.js';

// biome-ignore format: a table, to be read down
test.each([
  ['a page',                                    new Response('<html>'),                         true],
  ['a page that there is not',                  new Response('<html>', { status: 404 }),        true],
  ['trouble of the server',                     new Response('<html>', { status: 500 }),        true],
  ['a preload of Firefox without a network',    Response.error(),                               false],
  ['a proxy whose server is away',              new Response('<html>', { status: 502 }),        false],
  ['a server that is full, or being restarted', new Response('<html>', { status: 503 }),        false],
  ['a proxy whose server hangs',                new Response('<html>', { status: 504 }),        false],
])('%s', (_, response, answered) => {
  expect(serverAnswered(response)).toBe(answered);
});
