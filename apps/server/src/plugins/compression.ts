import fp from 'fastify-plugin';
import { compress, encodingFor } from '../lib/compression.js';
import { vary } from '../lib/vary.js';

const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|javascript|yaml)\b)/;

/** Compresses texts that are made for each answer. Files are compressed when they are built. */
export const compression = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type'))))
      return payload;
    vary(reply, 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding'], Buffer.byteLength(payload));
    if (encoding === null) return payload;
    const compressed = await compress(payload, encoding, 'swift');
    reply.headers({ 'content-encoding': encoding, 'content-length': compressed.length });
    return compressed;
  });
});
