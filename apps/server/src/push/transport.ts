import { createECDH, randomBytes, sign } from 'node:crypto';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import ece from 'http_ece';
import type { VapidKey } from '../lib/vapid-key.js';
import { publicLookup } from './public-address.js';

/** A device's subscription at a push service, as its browser gives it. */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * The outcome of a push: `gone` where the push service has no such subscription any more, or not for our key; `late`
 * where it did not answer in time.
 */
export type Outcome = 'sent' | 'gone' | 'failed' | 'late';

export type PushTransport = {
  /** Sends a text, encrypted for the device. Never throws. */
  send(to: Subscription, text: string, now: Date): Promise<Outcome>;
};

/** The timeout of a push service. */
const TIMEOUT_MS = 3_000;
/** The time for which a push service stores a push for a device that is off: after that the day is over. */
const TTL_S = 4 * 3_600;
/** The validity of a signature; push services refuse more than a day. */
const SIGNED_FOR_S = 12 * 3_600;
/**
 * Statuses with which a push service says that there is no such subscription any more (RFC 8030), or that it belongs to
 * another key than the signing one (RFC 8292).
 */
const GONE: ReadonlySet<number | undefined> = new Set([403, 404, 410]);
/** The value in place of a status where there was no answer in time. */
const LATE = -1;

type Options = {
  readonly key: VapidKey;
  /** An address at which push services reach the operator: `mailto:` or https. */
  readonly contact: string;
  readonly request?: typeof httpsRequest;
  readonly lookup?: RequestOptions['lookup'];
  readonly timeoutMs?: number;
};

/**
 * Web Push: VAPID (RFC 8292), encrypted by `http_ece` (RFC 8291). Devices supply the address, so requests only go by
 * https to a host on the open internet, no redirect is followed, and only the status of the answer is read.
 */
export function createPushTransport({
  key,
  contact,
  request = httpsRequest,
  lookup = publicLookup(),
  timeoutMs = TIMEOUT_MS,
}: Options): PushTransport {
  const signature = (endpoint: URL, now: Date): string => {
    const exp = Math.floor(now.getTime() / 1000) + SIGNED_FOR_S;
    const jwtParts = [
      { typ: 'JWT', alg: 'ES256' },
      { aud: endpoint.origin, exp, sub: contact },
    ];
    const text = jwtParts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const signed = sign('sha256', Buffer.from(text), { key: key.signingKey, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signed.toString('base64url')}, k=${key.publicKey}`;
  };

  const statusOf = (endpoint: URL, headers: Record<string, string | number>, body: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const call = request(endpoint, { method: 'POST', headers, lookup, agent: false, signal }, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      call.on('error', (error) => (signal.aborted ? resolve(LATE) : reject(error)));
      call.end(body);
    });

  return {
    async send({ endpoint, p256dh, auth }, text, now) {
      let sealed: Buffer;
      let url: URL;
      try {
        sealed = seal(text, p256dh, auth);
        url = new URL(endpoint);
      } catch {
        return 'gone'; // invalid keys or an invalid address: nothing can be sent there
      }
      if (url.protocol !== 'https:') return 'gone';
      const headers = {
        Authorization: signature(url, now),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': sealed.length,
        TTL: TTL_S,
        Topic: 'review',
        Urgency: 'normal',
      };
      const status = await statusOf(url, headers, sealed).catch(() => 0);
      if (status >= 200 && status < 300) return 'sent';
      if (status === LATE) return 'late';
      return GONE.has(status) ? 'gone' : 'failed';
    },
  };
}

function seal(text: string, p256dh: string, auth: string): Buffer {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const salt = randomBytes(16).toString('base64url');
  return ece.encrypt(Buffer.from(text), {
    version: 'aes128gcm',
    dh: p256dh,
    privateKey: curve,
    salt,
    authSecret: auth,
  });
}
