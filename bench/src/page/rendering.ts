import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Spread, spreadOf } from '../measures/percentile.js';

const entry = fileURLToPath(new URL('../../../apps/web/dist-server/entry-server.js', import.meta.url));

type RenderPage = (page: { path: string; initialData: unknown }) => Promise<string>;

/** Measures how long the server takes to render a page that is not cached, without the reading of its data. */
export async function measureRendering(origin: URL, path: string, rounds: number): Promise<Spread> {
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage };
  const html = await (await fetch(new URL(path, origin))).text();
  const initialData: unknown = JSON.parse(/id="initial-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  for (let warm = 0; warm < rounds / 4; warm++) await renderPage({ path, initialData });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await renderPage({ path, initialData });
    times.push(performance.now() - start);
  }
  return spreadOf(times);
}
