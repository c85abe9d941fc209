import type { Page } from '@playwright/test';

/** Notes, from the next page on, every animation and transition of more than 1 ms. Returns what reads the notes. */
export async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { motionSeen: seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        const duration = Number(effect?.getComputedTiming().duration ?? 0);
        const name =
          animation instanceof CSSTransition ? animation.transitionProperty : (animation as CSSAnimation).animationName;
        if (duration > 1) seen.add(`${name}: ${duration} ms`);
      }
    };
    for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, look, true);
  });
  return () => page.evaluate(() => [...(window as unknown as { motionSeen: Set<string> }).motionSeen]);
}
