import type { ComponentType } from 'react';
import { createStore } from '../../lib/store.js';
import { whenIdle } from '../../lib/when-idle.js';
import type { NavViewer } from '../nav/nav-viewer.js';

/** The key listener of the palette, with code of its own, which is loaded once the browser is idle. */
export const paletteKeys = createStore<ComponentType<{ viewer: NavViewer }> | null>(null);

export const loadPaletteKeys = (): (() => void) =>
  whenIdle(() => {
    import('./palette-keys.js').then(
      ({ PaletteKeys }) => paletteKeys.set(PaletteKeys),
      () => {}, // the pages work without it
    );
  });
