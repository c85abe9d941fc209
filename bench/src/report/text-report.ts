import type { TextResults } from '../text/text.js';
import { duration, percent, table } from './format.js';
import { machine } from './machine.js';

/** The goals of reading texts (docs/product/lookup.md): readings right by source, a song, the first text. */
const [READINGS, SONG_MS, FIRST_MS] = [0.97, 150, 2000];

const met = (is: boolean): string => (is ? 'met' : '**missed**');

/** Reports how many words of texts are read as we wrote them, what is not, and what reading takes, as Markdown. */
export function textReport({ readings, misses, firstMs, song, longest, beside }: TextResults): string {
  const counts = new Map<string, { count: number; why: string }>();
  for (const { written, ours, theirs, why } of misses) {
    const key = `${written} | ${ours} | ${theirs}`;
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, why });
  }
  return [
    table(
      ['source', 'words', 'read as written', '', `≥ ${percent(READINGS)}`],
      readings.map(({ name, words, right }) => [
        name,
        words.toLocaleString('en'),
        right.toLocaleString('en'),
        percent(right / words),
        met(right / words >= READINGS),
      ]),
    ),
    'What is read otherwise, and why:',
    table(
      ['text', 'as we wrote it', 'as it was read', 'times', 'why'],
      [...counts].map(([key, { count, why }]) => [...key.split(' | '), String(count), why]),
    ),
    machine(),
    table(
      ['', 'wanted', 'p50', 'p99', ''],
      [
        ['the first text, 40 lines', duration(FIRST_MS), duration(firstMs), '', met(firstMs <= FIRST_MS)],
        ['40 lines of songs', duration(SONG_MS), duration(song.p50), duration(song.p99), met(song.p50 <= SONG_MS)],
        ['20,000 characters', '', duration(longest.p50), duration(longest.p99), ''],
      ],
    ),
    table(
      ['searches beside', 'texts', 'searches', 'p50', 'p99'],
      beside.map(({ name, searches, texts }) => [
        name,
        String(texts),
        searches.count.toLocaleString('en'),
        duration(searches.p50),
        duration(searches.p99),
      ]),
    ),
  ].join('\n\n');
}
