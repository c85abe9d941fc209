import { expect, test } from 'vitest';
import { browse } from './settings.js';

/**
 * Spec section 9, its rows one by one:
 * - "Skeleton cards | 24 (situation), 12 (completed list), 8 or 9 (guest lists)"
 * - "Search debounce | 250 ms (home, all-words), 300 ms (situation), 350 ms (JLPT)"; of words like Korean it says none
 * - "Infinite-scroll look-ahead | 280 px (home search, all-words), 600 px (my words, situation, JLPT, ko-like, completed)"
 * - "Login hint | 1.6 s (1.4 s on situation page, 1.5 s for song words)"; section 8: "Guest favourite: "Available after
 *   login" tooltip (1.6 s)"
 * - "Completed hint | 2 s (2.2 s elsewhere, 1.8 s on the all-words card)"; of the pages here it names one
 */
// biome-ignore format: a table, to be read down
test.each([
  // page    settles  ahead  bones  guest  completed
  ['jlpt',   350,     600,   9,     1600,  2000],
  ['fields', 300,     600,   24,    1400,  2200],
  ['koLike', 300,     600,   9,     1600,  2200],
  ['words',  250,     280,   9,     1600,  1800],
] as const)('%s', (id, settleMs, lookAheadPx, skeletons, guestMs, completedMs) => {
  expect(browse[id]).toMatchObject({ settleMs, lookAheadPx, skeletons, hints: { guestMs, completedMs } });
});
