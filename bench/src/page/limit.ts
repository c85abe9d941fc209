import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The program's own tags; a page without them is words, styles and fonts alone. */
const PROGRAM = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

export const withoutProgram = (html: string): string => html.replace(PROGRAM, '');

type ServedFile = { readonly type: string; readonly body: Buffer; readonly cache: string };

/**
 * The files that a page's HTML names besides itself and its program, by their paths: the style sheet of the fonts, and
 * the fonts.
 */
const FILES = /\/(?:assets\/fonts-[^"')]+|favicon\.svg)/g;

/**
 * A bare server with the same pages as finished files, without their program: nothing that renders such pages can be
 * there sooner. Everything is compressed before it is asked for.
 */
export async function startLimit(origin: URL, paths: readonly string[]) {
  const files = new Map<string, ServedFile>();
  const fetchFile = async (path: string, change = (text: string) => text): Promise<string> => {
    const response = await fetch(new URL(path, origin));
    const type = response.headers.get('content-type') ?? '';
    const cache = response.headers.get('cache-control') ?? 'no-cache';
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = /text|svg/.test(type) ? change(bytes.toString()) : null;
    files.set(path, { type, cache, body: text === null ? bytes : brotliCompressSync(text) });
    return text ?? '';
  };
  const wanted = new Set<string>();
  for (const path of paths) {
    for (const [file] of (await fetchFile(path, withoutProgram)).matchAll(FILES)) wanted.add(file);
  }
  for (const file of wanted) {
    for (const [inside] of (await fetchFile(file)).matchAll(FILES)) if (!files.has(inside)) await fetchFile(inside);
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': file.cache,
      ...(/text|svg/.test(file.type) && { 'content-encoding': 'br' }),
    });
    response.end(file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: new URL(`http://localhost:${(server.address() as AddressInfo).port}`),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
