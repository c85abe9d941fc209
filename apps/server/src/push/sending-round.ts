import type { Outcome, PushTransport } from './transport.js';

/** The most concurrent calls to one host. */
const AT_ONE_HOST = 16;

type Host = { calls: number; isGivenUp: boolean; readonly waiting: (() => void)[] };

/**
 * The host in the address of a push service, also for the log: with the rest anybody could push. Empty for an invalid
 * one.
 */
export const hostOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : '');

/**
 * Sends pushes so that no host delays the others: a few calls at a time go to each, and a host that once did not answer
 * in time gets no more, `late` at once. Devices supply the addresses, so a host may be slow on purpose.
 */
export function createSendingRound(
  transport: PushTransport,
  { atOneHost = AT_ONE_HOST }: { readonly atOneHost?: number } = {},
): PushTransport {
  const hosts = new Map<string, Host>();

  async function place(host: Host): Promise<void> {
    if (host.calls < atOneHost) host.calls += 1;
    // A task that ends passes its place on.
    else await new Promise<void>((turn) => host.waiting.push(turn));
  }
  function leave(host: Host): void {
    const next = host.waiting.shift();
    if (next) next();
    else host.calls -= 1;
  }

  return {
    async send(to, text, now): Promise<Outcome> {
      const name = hostOf(to.endpoint);
      const host = hosts.get(name) ?? { calls: 0, isGivenUp: false, waiting: [] };
      hosts.set(name, host);
      if (host.isGivenUp) return 'late';
      await place(host);
      try {
        if (host.isGivenUp) return 'late';
        const outcome = await transport.send(to, text, now);
        if (outcome === 'late') host.isGivenUp = true;
        return outcome;
      } finally {
        leave(host);
      }
    },
  };
}
