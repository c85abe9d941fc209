import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Is this a Host header's value? */
export const isHost = (text: string): boolean => HOST.test(text);

/** The origin that a request was sent to, as far as its Host header can be one; else null. */
export function requestOrigin(request: Pick<FastifyRequest, 'host' | 'protocol'>): string | null {
  if (!isHost(request.host)) return null;
  const url = `${request.protocol}://${request.host}`;
  return URL.canParse(url) ? new URL(url).origin : null;
}
