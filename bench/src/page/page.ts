import { chromium } from 'playwright-core';
import { freePort } from '../free-port.js';
import { startProgram } from '../http/program.js';
import type { Spread } from '../measures/percentile.js';
import { keystroke } from './keystroke.js';
import { installedLighthouse } from './lighthouse.js';
import { startLimit } from './limit.js';
import { type Place, places } from './places.js';
import { measureRendering } from './rendering.js';
import { type Visit, visit } from './visit.js';

export type PageResult = {
  readonly place: Place;
  readonly visits: readonly Visit[];
  /** The HTML of the page without its program, from a bare server. */
  readonly limits: readonly Visit[];
  /** The times of each round, in milliseconds; none where there is no box. */
  readonly keystrokes: readonly number[];
  /** The time for which the server renders it, in milliseconds. */
  readonly rendered: Spread;
};

const ROUNDS = 3;
const RENDERINGS = 200;

/** Measures the first visit to each page on a phone on slow 4G, in turns with the limit: the same HTML without a program. */
export async function measurePage(quick: boolean, progress: (line: string) => void): Promise<PageResult[]> {
  const rounds = quick ? 1 : ROUNDS;
  const lighthouse = await installedLighthouse();
  const program = await startProgram();
  const limit = await startLimit(
    program.origin,
    places.map(({ path }) => path),
  );
  const results: PageResult[] = [];
  try {
    for (const place of places) {
      progress(place.name);
      const addressAt = (origin: URL) => new URL(place.path, origin);
      const visits: Visit[] = [];
      const limits: Visit[] = [];
      const keystrokes: number[] = [];
      for (let round = 0; round < rounds; round++) {
        visits.push(await inFreshBrowser((port) => visit(lighthouse, addressAt(program.origin), port)));
        limits.push(await inFreshBrowser((port) => visit(lighthouse, addressAt(limit.origin), port)));
        if (place.box) keystrokes.push(await keystroke(addressAt(program.origin)));
      }
      const rendered = await measureRendering(program.origin, place.path, quick ? RENDERINGS / 10 : RENDERINGS);
      results.push({ place, visits, limits, keystrokes, rendered });
    }
    return results;
  } finally {
    await limit.stop();
    await program.stop();
  }
}

async function inFreshBrowser<Result>(run: (port: number) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    return await run(port);
  } finally {
    await browser.close();
  }
}
