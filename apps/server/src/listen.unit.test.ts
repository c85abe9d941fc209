import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.js';

const hasIPv6 = Object.values(networkInterfaces()).some((entries) => entries?.some(({ address }) => address === '::1'));

/** An app that listens on a port of 127.0.0.1. */
const listening = (port: number) =>
  ({ listen: async () => {}, addHook: () => {}, server: { address: () => ({ port }) } }) as unknown as FastifyInstance;

test.runIf(hasIPv6)('a port that the system chose is named where another program has it on ::1', async () => {
  const other = createServer().listen(0, '::1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(listening(port), { host: 'localhost', port: 0 })).rejects.toThrow(
    `Port ${port} on localhost is in use`,
  );
});
