import { inBrowser } from './drawn.js';
import { inTab } from './storage.js';

const STORED = 'scroll';
const ENTRIES = 200; // more pages than anyone goes back

/** An entry of the browser's history. The path is part of it: the first entry of every visit has the key `default`. */
export type Entry = { key: string; pathname: string };

const name = ({ key, pathname }: Entry) => `${key} ${pathname}`;

const positions = new Map(inTab.readJson<[string, number][]>(STORED, []));

/** An address opened anew begins at its top, though its history entry may be called like one of an earlier visit. */
const [load] = inBrowser ? performance.getEntriesByType('navigation') : [];
if (load && 'type' in load && load.type === 'navigate') {
  positions.delete(name({ key: history.state?.key ?? 'default', pathname: location.pathname }));
}

export function rememberScroll(entry: Entry, y: number): void {
  positions.delete(name(entry));
  positions.set(name(entry), Math.round(y));
  for (const oldest of positions.keys()) {
    if (positions.size <= ENTRIES) break;
    positions.delete(oldest);
  }
}

let holds = 0;

/** While a step that has been seen is not yet in the history, where the page is scrolled to belongs to no entry. */
export function holdScroll(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
  };
}

export const isScrollHeld = (): boolean => holds > 0;

/** Where the page of this history entry was scrolled to when it was last seen. */
export const rememberedScroll = (entry: Entry): number | null => positions.get(name(entry)) ?? null;

/** Keeps the positions over a reload of this tab. */
export const persistScroll = (): void => inTab.writeJson(STORED, [...positions]);
