import { fail } from '@utarang/contract';
import fp from 'fastify-plugin';
import { isHost } from '../lib/origin.js';

/**
 * The longest address that is read, in ASCII with one byte a letter. A query of 10,000 letters still gets the error of
 * a long query.
 */
export const MAX_URL_BYTES = 16 * 1024;

/** Counts the Host lines of a request: Node only keeps the first. Names and values alternate. */
const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length;

/** Refuses malformed requests before anything else looks at them. */
export const limits = fp(async (app) => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.url && raw.url.length > MAX_URL_BYTES) fail('uri_too_long');
    const { host } = raw.headers; // RFC 9112, 3.2
    if (hostsIn(raw.rawHeaders) > 1) fail('bad_request'); // with two, a proxy might use the other one
    if (host === undefined ? raw.httpVersion === '1.1' : !isHost(host)) fail('bad_request');
    done();
  });
});
