import { type ComponentType, lazy } from 'react';

/**
 * A component in a file of its own, with another in its place where the file cannot be loaded: the network is away, or
 * the file is gone with its release. Without one, the whole page would give way to the error, and what is typed there.
 */
export const lazyOr = <Props extends object>(load: () => Promise<ComponentType<Props>>, other: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => other) }));

/**
 * A part of a page that the server renders and the browser hydrates a moment later, its code in a file of its own: the
 * rest of the page does not wait for it. Where it cannot be loaded, there is nothing, or `other`.
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
    /** For the server, which renders it at once. */
    preload,
    component: () => loaded ?? (Lazy as unknown as ComponentType<Props>),
  };
}
