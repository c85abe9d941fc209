import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy before a database, which can be closed (nobody listens) and blocked (nobody answers). */
export async function makeProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isBlocked = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => other.write(chunk));
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
      if (isBlocked) one.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    open: () => listen(port),
    block() {
      isBlocked = true;
      for (const socket of sockets) socket.pause();
    },
    unblock() {
      isBlocked = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
