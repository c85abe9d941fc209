import { openPhone, type Phone, SLOWDOWN, slowDown, visit } from './phone.js';
import { mainThreadTasks, type TraceEvent } from './tasks.js';

/** The plan of how a list is scrolled, in CSS pixels. */
export type ScrollPlan = { readonly path: string; readonly distance: number; readonly pixelsPerSecond: number };

/**
 * The length of each task of the main thread meanwhile, in milliseconds: on the way down, with fonts and words
 * arriving, and back up with all there.
 */
export type Scrolled = { readonly down: readonly number[]; readonly up: readonly number[] };

/** Scrolls a list in a fresh browser, slowed down, with a trace of Chromium's. */
export async function scrollList(origin: URL, { path, distance, pixelsPerSecond }: ScrollPlan): Promise<Scrolled> {
  const phone = await openPhone();
  try {
    await visit(phone, new URL(path, origin));
    await slowDown(phone, SLOWDOWN);
    const down = await traced(phone, () => scroll(phone, distance, pixelsPerSecond));
    const y = await phone.page.evaluate('scrollY');
    if (typeof y !== 'number' || y < distance * 0.9) throw new Error(`${path} scrolled to ${y} instead of ${distance}`);
    return { down, up: await traced(phone, () => scroll(phone, -distance, pixelsPerSecond)) };
  } finally {
    await phone.browser.close();
  }
}

async function scroll({ devtools }: Phone, distance: number, speed: number): Promise<void> {
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: 195, y: 600, yDistance: -distance, speed },
    // Touches are not delivered without a screen; the page sees the same scroll events.
    gestureSourceType: 'mouse',
  });
}

async function traced({ browser, page }: Phone, run: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'disabled-by-default-devtools.timeline'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return mainThreadTasks(traceEvents);
}
