import type { FastifyReply } from 'fastify';
import { addVaryHeader } from './add-vary-header.js';
import { encodingFor } from './compression.js';
import { namesTag } from './etag.js';
import type { CachedResponse, ResponseCache } from './response-cache.js';

/**
 * Answers from the cache, in the requested encoding, or with 304 where the client has it. A form that exists already is
 * sent at once.
 */
export function sendCached(
  reply: FastifyReply,
  answers: Pick<ResponseCache, 'form'>,
  key: string,
  answer: CachedResponse,
): FastifyReply {
  const { headers } = reply.request;
  addVaryHeader(reply, 'Accept-Encoding');
  reply.header('etag', answer.etag).header('cache-control', 'no-cache');
  if (namesTag(headers['if-none-match'], answer.etag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  const encoding = encodingFor(headers['accept-encoding'], answer.plain.length);
  if (encoding === null) return reply.send(answer.plain);
  reply.header('content-encoding', encoding);
  const form = answers.form(key, answer, encoding);
  if (Buffer.isBuffer(form)) return reply.send(form);
  form.then(
    (bytes) => reply.send(bytes),
    (error: unknown) => reply.removeHeader('content-encoding').send(error),
  );
  return reply;
}
