import { once } from 'node:events';
import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly headers: Headers; readonly body: string };

/** Sends bytes as they are, which no HTTP client would, and reads until the server closes. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // a server that refuses may reset the connection after its answer
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

export function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers), body: text.slice(end + 4) };
}

/** One request whose target is sent as it is; the connection is closed after its answer. */
export async function rawGet(
  port: number,
  target: string | Buffer,
  headers: readonly string[] = [],
): Promise<RawAnswer> {
  const rest = [' HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
  return parseAnswer(
    await exchange(port, Buffer.concat([Buffer.from('GET '), Buffer.from(target), Buffer.from(rest)])),
  );
}
