import type { LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-address.js';

test.each([
  ...['8.8.8.8', '142.250.206.202', '2607:f8b0:4004:800::200a', '2a00:1450::1'].map((ip) => [ip, true] as const),
  ...['127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', '169.254.169.254'].map(
    (ip) => [ip, false] as const,
  ),
  ...['0.0.0.0', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'].map((ip) => [ip, false] as const),
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fd00::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'].map(
    (ip) => [ip, false] as const,
  ),
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'].map((ip) => [ip, false] as const),
])('%s is public: %s', (ip, isPublic) => expect(isPublicAddress(ip)).toBe(isPublic));

type Resolver = Parameters<typeof publicLookup>[0];
const resolvesTo = (...addresses: string[]) =>
  ((_: string, __: object, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as Resolver;
const lookedUp = (resolver: Resolver, all: boolean) =>
  new Promise((resolve) =>
    publicLookup(resolver)('push.example', { all }, (error, found) => resolve(error?.message ?? found)),
  );

test('a name that leads to a public address is connected to there', async () => {
  expect(await lookedUp(resolvesTo('8.8.8.8'), false)).toBe('8.8.8.8');
  expect(await lookedUp(resolvesTo('8.8.8.8'), true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::1']], [[]]])(
  'a name that leads to %j is not connected to',
  async (addresses) => {
    for (const all of [true, false])
      expect(await lookedUp(resolvesTo(...addresses), all)).toMatch(/not public|no address/);
    const failed = new Promise((resolve) => {
      const call = request('https://push.example/x', { lookup: publicLookup(resolvesTo(...addresses)), agent: false });
      call.on('error', ({ message }) => resolve(message)).end();
    });
    expect(await failed).toMatch(/not public|no address/);
  },
);
