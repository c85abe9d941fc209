import { type Agent, request as httpRequest } from 'node:http';

export type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** `cookie` is what the answer set, as the next request sends it. */
export type Answer = { readonly status: number; readonly body: string; readonly cookie: string };

/** Asks once and reads the answer to its end. */
export function call(agent: Agent, origin: URL, { method, path, headers, body }: Call) {
  return new Promise<Answer>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = httpRequest(new URL(path, origin), { agent, method, headers: { ...headers, ...length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.replace(/;.*/, '')).join('; '),
          }),
        )
        .on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}
