import { createContext, use, useSyncExternalStore } from 'react';

/** True if there is a document: not while a page is rendered on the server. */
export const inBrowser = typeof document !== 'undefined';

const subscribeToNothing = () => () => {};

/**
 * False while a page is rendered on the server and while the browser hydrates it: what only the browser knows is
 * rendered after that. True from the start in a part of the page that appears later.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const InitialDataTime = createContext(0);

/**
 * The moment at which the page's initial data came, in milliseconds by the clock of the renderer, server or browser.
 * The first rendering calculates times from it.
 */
export const InitialDataTimeProvider = InitialDataTime.Provider;
export const useInitialDataTime = (): number => use(InitialDataTime);

const RenderedAt = createContext<number | undefined>(undefined);

/**
 * The moment at which the page was rendered, by the server's clock; its dates are the same while the browser hydrates
 * it.
 */
export const RenderedAtProvider = RenderedAt.Provider;

/**
 * The moment at which the page was rendered, by the server's clock; where no server rendered it, the moment of this
 * device.
 */
export function useRenderedAt(): number {
  const moment = useInitialDataTime();
  return use(RenderedAt) ?? moment;
}
