import type { FastifyReply } from 'fastify';

/** Adds a request header to `Vary`: the answer depends on it, too. */
export function addVaryHeader(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  const names = named === '' ? [] : named.split(', ');
  if (!names.includes(header)) reply.header('vary', [...names, header].join(', '));
}
