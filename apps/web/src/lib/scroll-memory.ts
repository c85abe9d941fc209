import { inBrowser } from './hydration.js';
import { inTab } from './storage.js';

const STORED = 'scroll';
const ENTRIES = 200; // more pages than anyone goes back

/** An entry of the browser's history. The path is part of it: the first entry of every visit has the key `default`. */
export type HistoryEntry = { key: string; pathname: string };

const nameOf = ({ key, pathname }: HistoryEntry) => `${key} ${pathname}`;

const positions = new Map(inTab.readJson<[string, number][]>(STORED, []));

/** A newly opened address begins at its top, though its history entry may have the key of one of an earlier visit. */
const [load] = inBrowser ? performance.getEntriesByType('navigation') : [];
if (load && 'type' in load && load.type === 'navigate') {
  positions.delete(nameOf({ key: history.state?.key ?? 'default', pathname: location.pathname }));
}

export function rememberScroll(entry: HistoryEntry, y: number): void {
  positions.delete(nameOf(entry));
  positions.set(nameOf(entry), Math.round(y));
  for (const oldest of positions.keys()) {
    if (positions.size <= ENTRIES) break;
    positions.delete(oldest);
  }
}

let holds = 0;

/** Stops remembering positions until the release: the page on the screen has no entry in the history yet. */
export function holdScroll(): () => void {
  holds += 1;
  return () => {
    holds -= 1;
  };
}

export const isScrollHeld = (): boolean => holds > 0;

/** The scroll position of the page of this history entry when it was last seen. */
export const rememberedScroll = (entry: HistoryEntry): number | null => positions.get(nameOf(entry)) ?? null;

/** Stores the positions, so that they survive a reload of this tab. */
export const persistScroll = (): void => inTab.writeJson(STORED, [...positions]);
