import type { TextResults } from '../text/text.js';
import { duration, percent, table } from './format.js';
import { machine } from './machine.js';

/** The goals of reading texts (docs/product/lookup.md): readings right by source, a song, the first text. */
const [READINGS, SONG_MS, FIRST_MS] = [0.97, 60, 600];
/**
 * Part of the stretches of kanji that is read right, of lyrics and of prose. It is never less than the analyser alone
 * reads.
 */
const [OF_LYRICS, OF_PROSE] = [0.99, 0.98];
/** Part of the cases of a class that is right, at least. */
const OF_CLASS = 0.9;

const reached = (is: boolean): string => (is ? 'met' : '**missed**');

/** Reports how many words of texts are read as we wrote them, what is not, and what reading takes, as Markdown. */
export function textReport({
  readings,
  misses,
  besideBare,
  sung,
  firstMs,
  song,
  longest,
  beside,
}: TextResults): string {
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
        reached(right / words >= READINGS),
      ]),
    ),
    'What is read otherwise, and why:',
    table(
      ['text', 'as we wrote it', 'as it was read', 'times', 'why'],
      [...counts].map(([key, { count, why }]) => [...key.split(' | '), String(count), why]),
    ),
    'Stretches of kanji, beside what the morphological analyser reads without our words and rules:',
    table(
      ['source', 'stretches', 'ours', 'the analyser alone', 'wanted', ''],
      besideBare.map(({ name, stretches, ours, bare }) => {
        const wanted = name.startsWith('song') ? OF_LYRICS : OF_PROSE;
        return [
          name,
          stretches.toLocaleString('en'),
          percent(ours / stretches),
          percent(bare / stretches),
          `≥ ${percent(wanted)}, and not below`,
          reached(ours / stretches >= wanted && ours >= bare),
        ];
      }),
    ),
    ...(sung.length === 0
      ? []
      : [
          'Text as people write it, by the cases of the reference:',
          table(
            ['class', 'cases', 'right', `≥ ${percent(OF_CLASS)}`],
            sung.map(({ name, cases, right }) => [
              name,
              String(cases),
              String(right),
              reached(right / cases >= OF_CLASS),
            ]),
          ),
        ]),
    machine(),
    table(
      ['', 'wanted', 'p50', 'p99', ''],
      [
        ['the first text, 40 lines', duration(FIRST_MS), duration(firstMs), '', reached(firstMs <= FIRST_MS)],
        ['40 lines of songs', duration(SONG_MS), duration(song.p50), duration(song.p99), reached(song.p99 <= SONG_MS)],
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
