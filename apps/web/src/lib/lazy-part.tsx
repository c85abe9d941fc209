import { type ComponentType, lazy } from 'react';

/**
 * A lazy component with a fallback where its file cannot be loaded: the network is down, or the file is gone with its
 * release. Without a fallback the error would replace the whole page, and what is typed there.
 */
export const lazyOr = <Props extends object>(load: () => Promise<ComponentType<Props>>, other: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => other) }));

/**
 * A part of a page that the server renders and the browser hydrates a moment later, from a chunk of its own: the rest of
 * the page does not wait for it. Where the file cannot be loaded, nothing is shown, or `other`.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  other: ComponentType<Props> = () => null,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazyOr(preload, other);
  return {
    /** Loads the code for the server, which renders it at once. */
    preload,
    component: () => loaded ?? (Lazy as unknown as ComponentType<Props>),
  };
}
