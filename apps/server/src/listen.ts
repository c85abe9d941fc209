import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.js';
import { exitCodes, StartupError } from './lib/startup-error.js';

type Address = Pick<Config, 'host' | 'port'>;

/** The reasons for which the server cannot listen, by the error of the system. */
const reasons: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is in use; stop the program that uses it, or set PORT to another port.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user; set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}; set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is not known here; set HOST to an address of this machine.`,
};

/** Listens, and returns the address to open in a browser. Throws `StartupError` for what the operator can fix. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<string> {
  const ipv6Loopback = host === 'localhost' ? createIpv6Loopback(app) : null;
  // The system chooses the port where it is 0: ::1 then needs the same one, and a sentence names it.
  let bound = port;
  try {
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
    bound = (app.server.address() as AddressInfo).port;
    await ipv6Loopback?.listen(bound);
    const everywhere = host === '0.0.0.0' || host === '::';
    return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${bound}`;
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new StartupError(reason({ host, port: bound }), exitCodes.unavailable) : error;
  }
}

/**
 * Listens on ::1 for the same server: some programs resolve `localhost` to ::1, others to 127.0.0.1. A machine without
 * IPv6 has only 127.0.0.1.
 */
function createIpv6Loopback(app: FastifyInstance) {
  const server = createServer({ noDelay: true }, (socket) => void app.server.emit('connection', socket));
  let closed: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    closed = new Promise((resolve) => server.close(() => resolve()));
  });
  app.addHook('onClose', () => closed);
  return {
    listen: (port: number) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve();
          else reject(error);
        });
        server.listen({ host: '::1', port }, resolve);
      }),
  };
}
