import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { SLOWDOWN } from '../browse/phone.js';
import { startProgram } from '../http/program.js';
import { median } from '../measures/percentile.js';
import { processorTime, slowly } from './slow.js';

const assets = new URL('../../../apps/web/dist/assets/', import.meta.url);

/** One start of the search on the device, in milliseconds from the start of its worker. */
export type Start = {
  /** The time until the first search is answered. */
  readonly first: number;
  /** The time from there until the second one is. */
  readonly second: number;
};

export type DeviceResults = {
  /** The bytes of the book and of its index as they are sent. */
  readonly bytes: number;
  readonly rows: readonly {
    readonly slowdown: number;
    /** The median factor by which a loop beside each start took longer than it takes at its best. */
    readonly measured: number;
    /** The time of a processor for both searches, all threads of the page together. */
    readonly processor: number;
    readonly starts: readonly Start[];
  }[];
};

const ROUNDS = 15;
const QUERIES = ['타베루', '먹다'];
const LOOP = 30_000_000;

const fileOf = (pattern: RegExp): string => {
  const found = readdirSync(assets).find((name) => pattern.test(name));
  if (!found) throw new Error('the web app is not built: npm run build');
  return found;
};

/** A page that loads nothing ahead, and whose device may keep the book all the same. */
async function openPage(browser: Browser, origin: URL): Promise<Page> {
  const page = await browser.newPage({ locale: 'ko-KR', serviceWorkers: 'block' });
  // What runs TypeScript here wraps functions in `__name`; a function that runs in the page looks for it there.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(new URL('/about', origin).href);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Starts the search worker of the product and tells it what to do, one after the other. */
const timed = (page: Page, wishes: readonly object[]): Promise<{ ms: number; found: number }[]> =>
  page.evaluate(
    async ({ script, wishes }) => {
      const began = performance.now();
      const worker = new Worker(script, { type: 'module' });
      const answers: { ms: number; found: number }[] = [];
      for (const [id, wish] of wishes.entries()) {
        const { data } = await new Promise<MessageEvent>((resolve) => {
          worker.onmessage = resolve;
          worker.postMessage({ ...wish, id });
        });
        answers.push({ ms: performance.now() - began, found: data.answer?.totalElements ?? 0 });
      }
      worker.terminate();
      return answers;
    },
    { script: `/assets/${fileOf(/^search-worker-.*[.]js$/)}`, wishes },
  );

const search = (q: string) => ({ do: 'search', search: { mode: 'all', q, exact: false, page: 0, size: 24 } });

async function startOnce(page: Page): Promise<Start> {
  const [first, second] = await timed(page, QUERIES.map(search));
  if (!first?.found || !second?.found) throw new Error('the device has found nothing');
  return { first: first.ms, second: second.ms - first.ms };
}

/** The time that a loop of sums takes in the page. */
const loop = (page: Page): Promise<number> =>
  page.evaluate((times) => {
    const began = performance.now();
    let sum = 0;
    for (let index = 0; index < times; index++) sum = (sum + index * 7) % 1_000_003;
    return performance.now() - began + (sum < 0 ? 1 : 0);
  }, LOOP);

/**
 * Measures how long a device that has the book takes to its first search: from the start of the worker, with book and
 * index in the store of the browser, to the answer.
 */
export async function measureDevice(quick: boolean, progress: (line: string) => void): Promise<DeviceResults> {
  const program = await startProgram();
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const open = () => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const browser = await open();
  try {
    const book = await fetch(new URL('/api/words/book', program.origin), { headers: { 'Accept-Encoding': 'br' } });
    const index = statSync(fileURLToPath(new URL(fileOf(/^word-index-.*[.]bin[.]br$/), assets)));
    const page = await openPage(browser, program.origin);
    await timed(page, [{ do: 'check' }]);
    await startOnce(page);
    const rows: DeviceResults['rows'][number][] = [];
    const usual = Math.min(await loop(page), await loop(page), await loop(page));
    for (const slowdown of [1, SLOWDOWN]) {
      progress(`${slowdown} × slower`);
      const starts: Start[] = [];
      const loops: number[] = [];
      let processor = 0;
      for (let round = 0; round < (quick ? 3 : ROUNDS); round++) {
        await slowly(browser, slowdown, async () => {
          loops.push((await loop(page)) / usual);
          const before = await processorTime(browser);
          starts.push(await startOnce(page));
          processor += (await processorTime(browser)) - before;
        });
      }
      rows.push({ slowdown, measured: median(loops), processor: processor / starts.length, starts });
    }
    return { bytes: Number(book.headers.get('content-length')) + index.size, rows };
  } finally {
    await browser.close();
    await program.stop();
  }
}
