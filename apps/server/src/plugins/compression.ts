import fp from 'fastify-plugin';
import { addVaryHeader } from '../lib/add-vary-header.js';
import { compress, encodingFor } from '../lib/compression.js';

const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|javascript|yaml)\b)/;

/** Compresses texts that are computed for each answer. Files are compressed by the build. */
export const compression = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type'))))
      return done(null, payload);
    addVaryHeader(reply, 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding'], Buffer.byteLength(payload));
    if (encoding === null) return done(null, payload);
    compress(payload, encoding, 'swift').then((compressed) => {
      reply.headers({ 'content-encoding': encoding, 'content-length': compressed.length });
      done(null, compressed);
    }, done);
  });
});
