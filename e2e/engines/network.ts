import { connect, createServer, type Server, type Socket } from 'node:net';
import { test as base } from './test.js';

/** The way to the product, which can be cut as on the underground: no engine is needed for that. */
export type Network = { readonly origin: string; cut: () => Promise<void>; restore: () => Promise<void> };

const HOST = '127.0.0.1';

/** Opens a port that hands everything on to the product. */
async function networkTo(product: string): Promise<Network & { stop: () => Promise<void> }> {
  const { hostname, port: to } = new URL(product);
  const open = new Set<Socket>();
  const carry = (visitor: Socket) => {
    const server = connect(Number(to), hostname);
    for (const [one, other] of [
      [visitor, server],
      [server, visitor],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
      one.pipe(other);
    }
  };
  const listen = (port: number) =>
    new Promise<Server>((resolve, reject) => {
      const server: Server = createServer(carry).once('error', reject);
      server.listen(port, HOST, () => resolve(server));
    });
  let server: Server | null = await listen(0);
  const { port } = server.address() as { port: number };
  const cut = async () => {
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    server = null;
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    origin: `http://${HOST}:${port}`,
    cut,
    restore: async () => {
      server ??= await listen(port);
    },
    stop: cut,
  };
}

/** A journey on whose way the network goes away. */
export const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
  network: async ({}, use) => {
    const { stop, ...network } = await networkTo(process.env.BASE_URL!);
    await use(network);
    await stop();
  },
  baseURL: ({ network }, use) => use(network.origin),
});
