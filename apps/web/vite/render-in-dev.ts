import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** The parts of the server's page beside the page itself: who looks at it, its head, its data. */
const PARTS = {
  html: /<html[^>]*>/,
  head: /<title>.*?(?=<style>)/s,
  data: /<script type="application\/json" id="initial-data">(.*?)<\/script>/s,
} as const;

const wantsPage = ({ method, headers, url = '' }: IncomingMessage) =>
  method === 'GET' && /text\/html/.test(headers.accept ?? '') && !/^\/(?:api|@|src\/|node_modules\/)/.test(url);

/** A page with the server's data, rendered by the components as they are now. */
async function render(server: ViteDevServer, path: string, served: string): Promise<string> {
  const template = readFileSync(join(server.config.root, 'index.html'), 'utf8');
  const shell = await server.transformIndexHtml(path, template);
  const data = PARTS.data.exec(served);
  const { renderPage } = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('../src/entry-server.js');
  const page = await renderPage({ path, initialData: JSON.parse(data?.[1] ?? 'null') }).catch((error: Error) => {
    server.ssrFixStacktrace(error);
    server.config.logger.error(`${path} could not be rendered on the server:\n${error.stack}`);
    return ''; // the browser renders it
  });
  return shell
    .replace(PARTS.html, () => PARTS.html.exec(served)?.[0] ?? '<html lang="ko">')
    .replace('<!--head-->', () => PARTS.head.exec(served)?.[0] ?? '')
    .replace('<!--page-->', () => page)
    .replace('<!--initial-data-->', () => data?.[0] ?? '');
}

/**
 * Renders pages under development as the product serves them: the data comes from the running server, and the current
 * components render it, here and in the browser. Without a server there is the empty shell.
 */
export function renderInDev(api: string): Plugin {
  return {
    name: 'render-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!wantsPage(request)) return next();
        const path = request.url ?? '/';
        const { cookie = '', 'accept-language': language = 'ko' } = request.headers;
        const headers = { cookie, 'accept-language': language };
        const served = await fetch(api + path, { headers, redirect: 'manual' }).catch(() => null);
        if (!served) return next();
        const location = served.headers.get('location');
        if (location) return void response.writeHead(served.status, { location }).end();
        if (!/text\/html/.test(served.headers.get('content-type') ?? '')) return next();
        const html = await render(server, path, await served.text());
        response.writeHead(served.status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      });
    },
  };
}
