import fp from 'fastify-plugin';
import { compress, encodingFor } from '../lib/compression.js';
import { vary } from '../lib/vary.js';

const MIN_BYTES = 1024; // below, the packet on the wire is the same
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|javascript|yaml)\b)/;

/** Compresses texts that are made for each answer. Files are compressed when they are built. */
export const compression = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type'))))
      return payload;
    vary(reply, 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null || Buffer.byteLength(payload) < MIN_BYTES) return payload;
    const compressed = await compress(payload, encoding, 'swift');
    reply.headers({ 'content-encoding': encoding, 'content-length': compressed.length });
    return compressed;
  });
});
