import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useState } from 'react';
import { loadFailedStyles } from './failed-styles.js';
import { createStore } from './store.js';

/** The error of a page whose code could not be loaded: no connection, or a new release has replaced the file. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super('A page could not be loaded', { cause });
    this.name = 'PageLoadError';
  }
}

/** The number of pages whose code is being loaded. While it is not 0 the page before stays on the screen. */
export const awaitedPages = createStore(0);

async function awaited<Value>(page: Promise<Value>): Promise<Value> {
  await null; // React starts this while it renders; others may be told only after that
  awaitedPages.set(awaitedPages.get() + 1);
  try {
    return await page;
  } finally {
    awaitedPages.set(awaitedPages.get() - 1);
  }
}

/** Loads what a page's first rendering needs besides its code, by its address (`?…`). */
export type Prepare = (client: QueryClient, search: string) => Promise<void>;

/** The code of one page, or of a part of one, in a chunk. */
export type PageCode<Props = object> = {
  prepare: Prepare;
  /** Loads the code. A page that is rendered after that appears at once. */
  preload: () => Promise<ComponentType<Props>>;
  /** The component that renders the page: the code itself once it is loaded, else a lazy component. */
  component: () => ComponentType<Props>;
};

/** Callbacks, one for each page whose code could not be loaded, that make it load again. */
const failed = new Set<() => void>();

/**
 * Makes each page whose code could not be loaded load it again at its next rendering; else React would remember the
 * failure.
 */
export function retryFailedPages(): void {
  for (const forget of failed) forget();
  failed.clear();
}

export function pageCode<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  prepare: Prepare = async () => {},
): PageCode<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;

  async function start(): Promise<ComponentType<Props>> {
    try {
      await loadFailedStyles();
      loaded = await load();
      return loaded;
    } catch (cause) {
      loading = undefined; // the next attempt asks again
      failed.add(forget);
      throw new PageLoadError(cause);
    }
  }
  const preload = () => {
    loading ??= start();
    return loading;
  };
  // Prefetching may have failed because there was no connection then. It is tried again, once.
  const loadForRender = () => (loading ? preload().catch(preload) : preload());
  const waitFor = () => lazy(async () => ({ default: await awaited(loadForRender()) }));
  let late = waitFor();
  const forget = () => {
    late = waitFor();
  };
  return { prepare, preload, component: () => loaded ?? (late as unknown as ComponentType<Props>) };
}

/** Renders a page with the component that it began with: another component would lose the page's state. */
export function LazyPage({ code }: { code: PageCode }) {
  const [Code] = useState(code.component);
  return <Code />;
}
