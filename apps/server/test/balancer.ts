import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { readonly status: number; readonly body: Buffer };

/**
 * Sends each request to the next server in turn, and, as balancers do, to the other where one takes no connection, or
 * answers a read with 503. Returns what came last.
 */
export async function startBalancer(targets: readonly { port: number }[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const ask = (port: number, { method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
      });
      asked.on('error', reject).end(body);
    });

  const underWay = new Set<Promise<void>>();
  const answerTo = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    turn += 1;
    const first = turn;
    let answer: Answer = { status: 502, body: Buffer.from('') };
    for (let tried = 0; tried < targets.length; tried += 1) {
      const { port } = targets[(first + tried) % targets.length]!;
      answer = await ask(port, incoming, Buffer.concat(parts)).catch((error: Error) => ({
        status: 502,
        body: Buffer.from(error.message),
      }));
      if (answer.status !== 502 && !(answer.status === 503 && incoming.method === 'GET')) break;
    }
    outgoing.writeHead(answer.status).end(answer.body);
  };
  const server = createServer((incoming, outgoing) => {
    const answered = answerTo(incoming, outgoing).finally(() => underWay.delete(answered));
    underWay.add(answered);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves once every request is answered that was under way: it may have chosen among the targets of before. */
    settled: async () => void (await Promise.allSettled(underWay)),
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
