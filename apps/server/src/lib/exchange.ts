import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The end of an exchange of a request and its answer: `sent` if the whole answer was written, `lost` if the connection
 * closed before.
 */
export type Ending = 'sent' | 'lost';

type Exchange = { ending: Ending | null; readonly onEnd: Set<(ending: Ending) => void> };

const exchanges = new WeakMap<ServerResponse, Exchange>();
const openOn = new WeakMap<Socket, Set<ServerResponse>>();

/** The pending answers of a connection, the first requested first. */
export const openAnswers = (socket: Socket): ReadonlySet<ServerResponse> => openOn.get(socket) ?? NONE;
const NONE: ReadonlySet<ServerResponse> = new Set();

/**
 * Calls back once, when an exchange has ended. The event `close` of the response is not enough: Node 20 and 22 emit
 * none for a pipelined response whose connection closes. So `close` of the socket counts as well. That of the request
 * is of no use, since it is emitted as soon as the body has been read.
 */
export function onExchangeEnd(response: ServerResponse, callback: (ending: Ending) => void): void {
  const exchange = exchanges.get(response) ?? begin(response);
  if (exchange.ending === null) exchange.onEnd.add(callback);
  else callback(exchange.ending);
}

function begin(response: ServerResponse): Exchange {
  const exchange: Exchange = { ending: null, onEnd: new Set() };
  exchanges.set(response, exchange);
  const { socket } = response.req;
  const others = openOn.get(socket) ?? watch(socket);
  others.add(response);
  const end = (ending: Ending) => {
    if (exchange.ending !== null) return;
    exchange.ending = ending;
    others.delete(response);
    for (const callback of exchange.onEnd) callback(ending);
    exchange.onEnd.clear();
  };
  response.once('finish', () => end('sent'));
  response.once('close', () => end(response.writableFinished ? 'sent' : 'lost'));
  lose.set(response, () => end('lost'));
  if (socket.destroyed) end('lost');
  return exchange;
}

const lose = new WeakMap<ServerResponse, () => void>();

/** One listener for each connection, however many requests are sent on it at once. */
function watch(socket: Socket): Set<ServerResponse> {
  const open = new Set<ServerResponse>();
  openOn.set(socket, open);
  socket.once('close', () => {
    for (const response of open) lose.get(response)?.();
  });
  return open;
}
