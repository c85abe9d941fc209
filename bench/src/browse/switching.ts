import type { Locator } from 'playwright-core';
import { openPhone, slowDown, visit } from './phone.js';

/** The plan of what is pressed, and what happened before. */
export type SwitchPlan = {
  readonly path: string;
  /** The accessible name of what is pressed, and what it is. */
  readonly press: { readonly role: 'radio' | 'button'; readonly name: RegExp };
  /** True if the pointer was near before, so that what is pressed was fetched ahead. */
  readonly ahead: boolean;
  /** The factor by which the pages are slower than this machine. */
  readonly slowdown: number;
};

export type SwitchResult = {
  /** Frames drawn without the new content after the press: 0 where it came with the next one. */
  readonly late: number;
  /** From the press until the new content had been painted. */
  readonly ms: number;
};

/** Presses what changes the list, in a fresh browser, slowed down. */
export async function switchList(origin: URL, { path, press, ahead, slowdown }: SwitchPlan): Promise<SwitchResult> {
  const phone = await openPhone();
  try {
    await visit(phone, new URL(path, origin));
    const button = phone.page.getByRole(press.role, { name: press.name });
    if (ahead) {
      await button.hover();
      await phone.page.waitForLoadState('networkidle');
    }
    await slowDown(phone, slowdown);
    await phone.page.waitForTimeout(500);
    return await watched(button);
  } finally {
    await phone.browser.close();
  }
}

/** The press comes from inside the page, at the beginning of a frame: what is measured is the page, not its remote control. */
const watched = (button: Locator): Promise<SwitchResult> =>
  button.evaluate(
    (element) =>
      new Promise((resolve) => {
        const first = () => document.querySelector('main [role=listitem]');
        const before = first()?.textContent;
        requestAnimationFrame(() => {
          const start = performance.now();
          let late = -1;
          (element as HTMLElement).click();
          const look = () => {
            late += 1;
            const card = first();
            if (!card?.querySelector('h3') || card.textContent === before) return requestAnimationFrame(look);
            // The message comes after the frame has been painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ late, ms: performance.now() - start });
            port2.postMessage(null);
          };
          // What the press changes is drawn after its listeners, in the same frame.
          queueMicrotask(look);
        });
      }),
  );
