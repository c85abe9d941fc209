import { createECDH, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readVapidKey } from '../lib/vapid-key.js';
import { createPushTransport } from './transport.js';

const NOW = new Date('2028-02-28T23:00:00Z');
const key = readVapidKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d!)!;

/** A browser that has subscribed. */
const curve = createECDH('prime256v1');
curve.generateKeys();
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';
const device = (path = '/abc') => ({
  ...{ endpoint: `https://push.example${path}`, p256dh: curve.getPublicKey('base64url'), auth: AUTH },
});

/** A push service on this machine. */
let calls: { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer }[];
let answer: (response: ServerResponse) => void;
const service = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  calls.push({ method, path: url, headers, body: await buffer(request) });
  answer(response);
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  calls = [];
  answer = (response) => void response.writeHead(201).end();
});
const { port } = service.address() as AddressInfo;
/** Leads a call to the service, whatever its host. */
const toService = ((url: URL, { lookup: _, ...options }: object & { lookup?: unknown }, done: () => void) =>
  httpRequest(`http://127.0.0.1:${port}${url.pathname}`, options, done)) as unknown as typeof httpsRequest;
const transport = (more: Partial<Parameters<typeof createPushTransport>[0]> = {}) =>
  createPushTransport({ key, contact: 'mailto:help@utarang.example', request: toService, ...more });

test('a text arrives sealed for the device, signed by the operator', async () => {
  expect(await transport().send(device(), '{"left":3}', NOW)).toBe('sent');
  const [{ method, path, headers, body }] = calls as [(typeof calls)[number]];
  expect([method, path, headers['ttl'], headers['content-encoding']]).toEqual(['POST', '/abc', '14400', 'aes128gcm']);
  expect(body.toString('latin1')).not.toContain('left');
  const open = ece.decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: AUTH });
  expect(open.toString()).toBe('{"left":3}');

  const [, said, claims, signature, publicKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization!) ?? [];
  expect(publicKey).toBe(key.publicKey);
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
    aud: 'https://push.example',
    exp: NOW.getTime() / 1000 + 12 * 3_600,
    sub: 'mailto:help@utarang.example',
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${said}.${claims}`),
    { key: createPublicKey(key.signingKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  expect(signed).toBe(true);
});

test.each([
  [200, 'sent'],
  [202, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [301, 'failed'],
  [307, 'failed'],
  [400, 'failed'],
  [403, 'gone'],
  [413, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('a push service that answers %i: %s, and no redirect is followed', async (status, outcome) => {
  answer = (response) => void response.writeHead(status, { Location: '/elsewhere' }).end('x'.repeat(100_000));
  expect(await transport().send(device(), '{}', NOW)).toBe(outcome);
  expect(calls.map(({ path }) => path)).toEqual(['/abc']);
});

test('a push service that never answers is given up, as is one that hangs up', async () => {
  answer = () => {};
  expect(await transport({ timeoutMs: 50 }).send(device(), '{}', NOW)).toBe('late');
  answer = (response) => void response.destroy();
  expect(await transport().send(device(), '{}', NOW)).toBe('failed');
});

test('nothing is sent to this machine, whatever name it has, nor without https', async () => {
  const real = createPushTransport({ key, contact: 'mailto:help@utarang.example' });
  expect(await real.send({ ...device(), endpoint: `https://localhost:${port}/abc` }, '{}', NOW)).toBe('failed');
  expect(await real.send({ ...device(), endpoint: `http://127.0.0.1:${port}/abc` }, '{}', NOW)).toBe('gone');
  expect(calls).toEqual([]);
});

test('to a key that is no point of the curve nothing can be sent', async () => {
  expect(await transport().send({ ...device(), p256dh: 'B'.repeat(87) }, '{}', NOW)).toBe('gone');
  expect(calls).toEqual([]);
});

test.each(['https://xn--a.com/x', 'https://xn--.example/x', 'no address', ''])(
  'to %j, which is no address, nothing can be sent',
  async (endpoint) => {
    expect(await transport().send({ ...device(), endpoint }, '{}', NOW)).toBe('gone');
    expect(calls).toEqual([]);
  },
);
