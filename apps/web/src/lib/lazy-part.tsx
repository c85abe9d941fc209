import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that the server renders and the browser hydrates a moment later, its code in a file of its own: the
 * rest of the page does not wait for it. Where it cannot be loaded, the part does nothing.
 */
export function createLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => {
    loaded = await load();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: await preload().catch((): ComponentType<Props> => () => null) }));
  return {
    /** For the server, which renders it at once. */
    preload,
    component: () => loaded ?? (Lazy as unknown as ComponentType<Props>),
  };
}
