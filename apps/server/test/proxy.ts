import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Proxy = {
  /** The address that leads through the proxy. */
  through(url: string): string;
  /** From now on nothing passes: connections are taken and nobody answers, as of a machine that hangs. */
  freeze(): void;
  thaw(): void;
  /** The number of connections. */
  readonly connections: number;
  close(): Promise<void>;
};

/** Stands between a client and a server on this machine, and can hang. */
export async function startProxy(port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => other.write(chunk));
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      if (isFrozen) one.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${own}` }).href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    get connections() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
