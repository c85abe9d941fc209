import fp from 'fastify-plugin';
import type { Config } from '../config.js';
import { namesAddress, type Range, rangeOf } from '../lib/address.js';
import { isLoopbackHost } from '../lib/origin.js';

const EFFECT = 'everybody behind it counts as one caller, and one of them can use up the limits of all';

/** The hint about a proxy in this range; null for any other range, where it may be a client that made the header up. */
const hintFor = (range: Range | null) =>
  range === null
    ? `X-Forwarded-For comes from an address that TRUST_PROXY does not name. If that is a proxy of yours, name it there: ${EFFECT}.`
    : `X-Forwarded-For comes from a proxy that TRUST_PROXY does not name: ${EFFECT}. If it is yours, set TRUST_PROXY=${range}.`;

type Settings = Pick<Config, 'trustProxy' | 'publicUrl' | 'host'>;

/**
 * True if the server listens only on this machine and was reached from elsewhere: something on this machine forwards
 * requests.
 */
const hidesBehindProxy = ({ trustProxy, publicUrl, host }: Settings) =>
  trustProxy === null && publicUrl !== null && isLoopbackHost(host) && !isLoopbackHost(new URL(publicUrl).hostname);

/**
 * Tells an operator, once, that a proxy in front is not trusted. It is trusted only where TRUST_PROXY says so, since
 * anyone can send such headers. The log has no address, which may be a person's.
 */
export const proxyHint = fp<Settings>(async (app, settings) => {
  if (hidesBehindProxy(settings)) {
    app.log.warn(
      `PUBLIC_URL is not on this machine, to which alone the server listens. If a proxy here passes requests on, set TRUST_PROXY=loopback: else ${EFFECT}.`,
    );
  }
  const isTrusted = namesAddress(settings.trustProxy ?? []);
  const seen = new Set<Range | null>();
  let latest = ''; // a proxy asks again and again
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const address = raw.socket.remoteAddress ?? '';
    if (raw.headers['x-forwarded-for'] !== undefined && address !== latest) {
      latest = address;
      const range = rangeOf(address);
      if (!isTrusted(address) && !seen.has(range)) {
        seen.add(range);
        app.log.warn(hintFor(range));
      }
    }
    done();
  });
});
