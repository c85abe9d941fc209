import { openPhone, slowDown } from './phone.js';

/**
 * The plan of what is typed, one state of the box after the other, into the search of a page that filters its list at
 * each key.
 */
export type FilterPlan = {
  readonly path: string;
  readonly keys: readonly string[];
  /** The factor by which the pages are slower than this machine. */
  readonly slowdown: number;
};

/** The cost of a key. */
export type Filtered = {
  /** Frames drawn without the cards in sight that the key finds: 0 where they came with the next frame. */
  readonly late: number;
  /** From the key until they had been painted. */
  readonly ms: number;
  /** The longest time without a frame afterwards, while the rest of the list follows. */
  readonly rest: number;
};

const SETTLED_MS = 800; // the address has followed, and the whole list is there

/** Types into the list's search in a fresh browser; each key once the one before has settled. */
export async function filterList(origin: URL, { path, keys, slowdown }: FilterPlan): Promise<Filtered[]> {
  const phone = await openPhone();
  try {
    await phone.page.goto(new URL(path, origin).href);
    await phone.page.waitForLoadState('networkidle');
    await phone.page.getByRole('searchbox').focus();
    await slowDown(phone, slowdown);
    await phone.page.waitForTimeout(SETTLED_MS);
    const all: Filtered[] = [];
    for (const key of keys) all.push(await phone.page.evaluate(watched, { key, settledMs: SETTLED_MS }));
    return all;
  } finally {
    await phone.browser.close();
  }
}

/** The key comes from inside the page, at the beginning of a frame: what is measured is the page, not its remote control. */
const watched = ({ key, settledMs }: { key: string; settledMs: number }): Promise<Filtered> =>
  new Promise((resolve) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!box || !write) throw new Error('there is no search box');
    const inSight = () =>
      Array.from(document.querySelectorAll('[data-entries] li'))
        .filter((card) => card.checkVisibility() && card.getBoundingClientRect().top < innerHeight)
        .map((card) => card.textContent)
        .join('\n');
    const frames: { ms: number; shows: string }[] = [];
    requestAnimationFrame(() => {
      const start = performance.now();
      write.call(box, key);
      box.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
      const look = () => {
        // The message comes after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const ms = performance.now() - start;
          frames.push({ ms, shows: inSight() });
          if (ms < settledMs) return requestAnimationFrame(look);
          const settled = frames.at(-1)?.shows;
          const late = frames.findLastIndex((frame) => frame.shows !== settled) + 1;
          const after = frames.slice(late);
          const gaps = after.slice(1).map((frame, index) => frame.ms - (after[index]?.ms ?? 0));
          resolve({ late, ms: after[0]?.ms ?? settledMs, rest: Math.max(0, ...gaps) });
        };
        port2.postMessage(null);
      };
      // What the key changes is drawn after its listeners, in the same frame.
      queueMicrotask(look);
    });
  });
