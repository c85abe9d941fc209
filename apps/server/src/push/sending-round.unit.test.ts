import { expect, test } from 'vitest';
import { createSendingRound, hostOf } from './sending-round.js';
import type { Outcome } from './transport.js';

const NOW = new Date('2028-02-28T23:00:00Z');
const device = (endpoint: string) => ({ endpoint, p256dh: '', auth: '' });

/** A transport whose calls are answered by the test. */
function heldTransport() {
  const open: { endpoint: string; answer: (outcome: Outcome) => void }[] = [];
  const send = ({ endpoint }: { endpoint: string }) =>
    new Promise<Outcome>((answer) => open.push({ endpoint, answer }));
  return { open, transport: { send } };
}
const turns = () => new Promise((resolve) => setImmediate(resolve));

test('a host gets a few calls at a time, and no other host waits for it', async () => {
  const { open, transport } = heldTransport();
  const round = createSendingRound(transport, { atOneHost: 2 });
  const slow = [1, 2, 3].map((path) => round.send(device(`https://slow.example/${path}`), '', NOW));
  void round.send(device('https://fast.example/1'), '', NOW);
  await turns();
  const called = () => open.map(({ endpoint }) => endpoint.slice('https://'.length));
  expect(called()).toEqual(['slow.example/1', 'slow.example/2', 'fast.example/1']);
  open[0]!.answer('sent');
  expect(await slow[0]).toBe('sent');
  await turns();
  expect(called().slice(3)).toEqual(['slow.example/3']);
});

test('a host that did not answer in time is called no more in this round', async () => {
  const { open, transport } = heldTransport();
  const round = createSendingRound(transport, { atOneHost: 1 });
  const [first, ...others] = [1, 2, 3].map((path) => round.send(device(`https://slow.example/${path}`), '', NOW));
  await turns();
  open[0]!.answer('late');
  expect(await Promise.all([first, ...others])).toEqual(['late', 'late', 'late']);
  expect(await round.send(device('https://SLOW.example/4'), '', NOW)).toBe('late');
  expect(open).toHaveLength(1);
  void createSendingRound(transport).send(device('https://slow.example/5'), '', NOW);
  await turns();
  expect(open).toHaveLength(2);
});

test.each([
  ['https://push.example/secret', 'push.example'],
  ['https://xn--a.com/secret', ''],
  ['secret', ''],
])('of %j the host is %j', (endpoint, host) => expect(hostOf(endpoint)).toBe(host));
