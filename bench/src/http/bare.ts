import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { receive } from './measure.js';

export type BareServer = { readonly origin: URL; stop(): void };

/** Headers that each server makes again for every answer. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive']);

/**
 * A server of node:http alone that sends what the product sent to the same requests, the same headers and the same
 * bytes, from memory: the limit of what a program in Node can do.
 */
export async function startBare(
  product: URL,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<BareServer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const [n, path] of paths.entries()) {
    const asked = { ...headers, 'x-forwarded-for': `10.200.${n >> 8}.${n & 255}` };
    const { answer, body } = await receive(agent, product, { path, headers: asked });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    const sent = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name));
    answers.set(path, { headers: Object.fromEntries(sent) as Record<string, string>, body });
  }
  agent.destroy();
  const server = createServer((request, response) => {
    const { headers: sent, body } = answers.get(request.url ?? '')!;
    response.writeHead(200, sent).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
