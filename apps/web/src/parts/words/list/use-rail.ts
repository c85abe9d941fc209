import { useState } from 'react';
import { useMediaQuery } from '../../../lib/media-query.js';

const ROOM = '(min-width: 769px)'; // spec section 9: page rail or navigator hidden at 768 px or less

const stored = (page: string, room: boolean) => `rail:${page}:${room ? 'wide' : 'narrow'}`;

function remembered(name: string): boolean | null {
  try {
    const value = localStorage.getItem(name);
    return value === null ? null : value === 'shown';
  } catch {
    return null; // storage may be denied; what is chosen then lasts until the page is left
  }
}

/** Whether the rail of a page is shown: hidden on small screens at first, then as it was left on this device. */
export function useRail(page: string): { shown: boolean; toggle: () => void } {
  const room = useMediaQuery(ROOM);
  const name = stored(page, room);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const shown = chosen[name] ?? remembered(name) ?? room;
  const toggle = () => {
    setChosen({ ...chosen, [name]: !shown });
    try {
      localStorage.setItem(name, shown ? 'hidden' : 'shown');
    } catch {
      // as above
    }
  };
  return { shown, toggle };
}
