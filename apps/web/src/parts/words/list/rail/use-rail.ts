import { useState } from 'react';
import { useHydrated } from '../../../../lib/hydration.js';
import { useMediaQuery } from '../../../../lib/media-query.js';
import { onDevice } from '../../../../lib/storage.js';

const ROOM = '(min-width: 769px)'; // docs/product/lists.md#page-rail

const storageKey = (page: string, room: boolean) => `rail:${page}:${room ? 'wide' : 'narrow'}`;

function remembered(name: string): boolean | null {
  const text = onDevice.read(name);
  return text === null ? null : text === 'shown';
}

/** A rail that can be shown and hidden. */
export type RailChoice = {
  /**
   * `by-width`: the style sheet shows it where there is room. The server, which does not know the width, renders it so.
   */
  shown: boolean | 'by-width';
  toggle: () => void;
};

/** The state of a page's rail: at first it is hidden on small screens, then as it was left on this device. */
export function useRail(page: string): RailChoice {
  const hydrated = useHydrated();
  const room = useMediaQuery(ROOM);
  const name = storageKey(page, room);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const shown = chosen[name] ?? (hydrated ? (remembered(name) ?? room) : 'by-width');
  const toggle = () => {
    const next = shown !== true;
    setChosen({ ...chosen, [name]: next });
    onDevice.write(name, next ? 'shown' : 'hidden');
  };
  return { shown, toggle };
}
