import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Checks whether a text can be the value of a Host header. */
export const isHost = (text: string): boolean => HOST.test(text);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Checks whether a host name, in the form of URLs, means the machine itself. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.test(hostname);

/** The origin to which a request was sent; null where its Host header cannot be one. */
export function requestOrigin(request: Pick<FastifyRequest, 'host' | 'protocol'>): string | null {
  if (!isHost(request.host)) return null;
  const url = `${request.protocol}://${request.host}`;
  return URL.canParse(url) ? new URL(url).origin : null;
}

/** The operator's settings of the server's address (config.ts). */
type Settings = { readonly publicUrl: string | null; readonly host: string };

type OriginRequest = Pick<FastifyRequest, 'host' | 'protocol'> & {
  readonly raw: { readonly socket: { readonly localAddress?: string | undefined } };
};

/**
 * The origin of our own links in pages: that of PUBLIC_URL; else that of the request where it is an address of this
 * machine: a loopback one, the one on which it listens, or the one of the connection. Null for any other, since
 * everyone can send any Host, and a cache could give a page with it to others.
 */
export function ownOrigin(request: OriginRequest, { publicUrl, host }: Settings): string | null {
  const origin = publicUrl ?? requestOrigin(request);
  if (origin === null || publicUrl !== null) return origin;
  const { hostname } = new URL(origin);
  const reached = request.raw.socket.localAddress?.replace(/^::ffff:/i, '') ?? '';
  return isLoopbackHost(hostname) || hostname === host.toLowerCase() || hostname.replace(/[[\]]/g, '') === reached
    ? origin
    : null;
}
