import type { FastifyReply } from 'fastify';

/** Says that the answer depends on this request header, too. */
export function vary(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader('vary') ?? '');
  const names = named === '' ? [] : named.split(', ');
  if (!names.includes(header)) reply.header('vary', [...names, header].join(', '));
}
