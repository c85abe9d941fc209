import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@utarang/contract';
import type { Config } from './config.js';
import { type ConnectionLimits, limitConnections } from './connections.js';
import { PROBLEM_TYPE, problemOf } from './lib/problem.js';
import { createRequestId } from './lib/request-id.js';

export const MAX_HEADER_BYTES = 32 * 1024;
const KEEP_ALIVE_MS = 72_000; // longer than that of proxies, so that it is they who close
const LINGER_MS = 1000; // for a client that is still sending a body that will not be read

type Options = {
  readonly config: Pick<Config, 'requestTimeoutMs'> & ConnectionLimits;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Node's server with what Fastify cannot do from a route: limits on the speed and the size of requests, and a problem
 * as the answer to malformed HTTP.
 */
export function createHttpServer(listener: RequestListener, { config, headers }: Options): Server {
  const { requestTimeoutMs } = config;
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
      // plugins/limits.ts refuses requests without a Host; Node would do so without a reason.
      requireHostHeader: false,
    },
    listener,
  );
  limitConnections(server, config);
  const latest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  server.prependListener('request', (request, response) => latest.set(request.socket, { request, response }));

  const refused = new WeakSet<Socket>();
  const refuse = (socket: Socket, code: ErrorCode) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const exchange = latest.get(socket);
    // This answer cannot be sent in the middle of another one.
    if (!socket.writable || (exchange && !mayInterrupt(exchange))) return void socket.destroy();
    socket.end(rawProblem(code, headers));
    // Closing at once, with unread input left, would reset the connection before the answer has been read.
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };

  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    refuse(socket, codeOf(error));
  });
  for (const event of ['checkExpectation', 'connect']) {
    server.on(event, ({ socket }: IncomingMessage) => refuse(socket, 'bad_request'));
  }
  return server;
}

/** Checks whether a problem can be sent: no answer is being sent, or that of this very request has not begun. */
function mayInterrupt({ request, response }: { request: IncomingMessage; response: ServerResponse }): boolean {
  return request.complete ? response.writableFinished : !response.headersSent;
}

function codeOf({ code, rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return 'bad_request';
  const inRequestLine = /^[A-Z]+ \S+$/.test(rawPacket?.toString('latin1', 0, MAX_HEADER_BYTES) ?? '');
  return inRequestLine ? 'uri_too_long' : 'headers_too_large';
}

function rawProblem(code: ErrorCode, headers: Readonly<Record<string, string>>): string {
  const requestId = createRequestId();
  const { status, title, body } = problemOf(code, { requestId });
  const lines = Object.entries({
    ...headers,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n');
}
