import { type ComponentType, lazy } from 'react';

/**
 * The code of a part of a page that the server draws and the browser takes over a moment later, in a file of its own:
 * what else is on the page does not wait for it. Where it cannot be loaded, the part does nothing.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => {
    loaded = await load();
    return loaded;
  };
  const Late = lazy(async () => ({ default: await preload().catch((): ComponentType<Props> => () => null) }));
  return {
    /** For the server, which draws it at once. */
    preload,
    component: () => loaded ?? (Late as unknown as ComponentType<Props>),
  };
}
