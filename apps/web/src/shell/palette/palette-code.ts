import type { ComponentType } from 'react';
import { createStore } from '../../lib/store.js';
import { whenIdle } from '../../lib/when-idle.js';
import type { NavViewer } from '../nav/nav-viewer.js';

/** Listener for the keys of the palette: code of its own, which comes once the browser is idle. */
export const paletteKeys = createStore<ComponentType<{ viewer: NavViewer }> | null>(null);

export const loadPaletteKeys = (): (() => void) =>
  whenIdle(() => {
    import('./palette-keys.js').then(
      ({ PaletteKeys }) => paletteKeys.set(PaletteKeys),
      () => {}, // the pages do without
    );
  });
