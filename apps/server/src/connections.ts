import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from './config.js';
import { callerKey, namesAddress } from './lib/address.js';
import { onExchangeEnd, openAnswers } from './lib/exchange.js';

export type ConnectionLimits = Pick<Config, 'answerTimeoutMs' | 'connectionsPerAddress' | 'rateLimit' | 'trustProxy'>;

/** The interval at which it looks for answers that no client reads. */
const SWEEP_MS = 1000;

/**
 * Limits the connections of an address, and the time in which a client has to receive an answer. Where an address has
 * too many, the connection that has been idle longest gives way to the new one: those that browsers keep open for
 * later, and those that send their headers slowly. A proxy has the connections of all clients behind it, and limits
 * them itself.
 */
export function limitConnections(server: Server, config: ConnectionLimits): void {
  endSlowReaders(server, config.answerTimeoutMs);
  if (config.rateLimit === 'off') return;
  const isProxy = namesAddress(config.trustProxy ?? []);
  const byAddress = new Map<string, Set<Socket>>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const key = callerKey(address);
    const own = byAddress.get(key) ?? new Set();
    if (own.size >= config.connectionsPerAddress) {
      const idle = [...own].find((other) => openAnswers(other).size === 0);
      if (!idle) return void socket.destroy();
      own.delete(idle);
      idle.destroy();
    }
    byAddress.set(key, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) byAddress.delete(key);
    });
  });
}

/** Ends the connections on which an answer has been ready for too long: it takes memory until it is read. */
function endSlowReaders(server: Server, answerTimeoutMs: number): void {
  const open = new Map<ServerResponse, number | null>();
  server.prependListener('request', (_request, response) => {
    open.set(response, null);
    onExchangeEnd(response, () => void open.delete(response));
  });
  const sweep = () => {
    const now = performance.now();
    for (const [response, readySince] of open) {
      if (readySince === null) {
        if (response.headersSent) open.set(response, now);
      } else if (now - readySince > answerTimeoutMs) response.req.socket.destroy();
    }
  };
  const timer = setInterval(sweep, Math.min(SWEEP_MS, answerTimeoutMs)).unref();
  server.once('close', () => clearInterval(timer));
}
