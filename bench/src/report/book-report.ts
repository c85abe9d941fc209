import type { BookResults } from '../book/book.js';
import { median } from '../measures/percentile.js';
import { duration, table } from './format.js';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Reports the cost of the word book, beside what it may cost, as Markdown. */
export function bookReport({ catalogue, heard, bank, starts }: BookResults): string {
  const medianOf = (pick: (start: (typeof starts)[number]) => number) => median(starts.map(pick));
  const row = (name: string, wanted: string, measured: string, met: boolean) => [
    name,
    wanted,
    measured,
    met ? 'met' : '**missed**',
  ];
  const first = medianOf(({ firstMs }) => firstMs);
  const again = medianOf(({ againMs }) => againMs);
  const resident = medianOf(({ residentBytes }) => residentBytes);
  return [
    `${catalogue.words} words, ${bank.sentences} sentences; the median of ${starts.length} runs, each in processes of their own.`,
    table(
      ['', 'at most', 'measured', ''],
      [
        row('words with their indexes, in memory', '60 MB', megabytes(catalogue.bytes), catalogue.bytes <= 60e6),
        row('making the indexes, cold', '300 ms', duration(catalogue.buildMs), catalogue.buildMs <= 300),
        row(
          'forms and phrases, a form-bearing word, in memory',
          '200 B',
          `${Math.round(heard.bytes / heard.inflecting)} B`,
          heard.bytes <= 200 * heard.inflecting,
        ),
        row('making their index, cold', '300 ms', duration(heard.buildMs), heard.buildMs <= 300),
        row('a search by a form, p99', '2 ms', duration(heard.forms.p99), heard.forms.p99 <= 2),
        row('a phrase, p99', '2 ms', duration(heard.phrases.p99), heard.phrases.p99 <= 2),
        row('fifty syllables of nonsense, p99', '20 ms', duration(heard.nonsense.p99), heard.nonsense.p99 <= 20),
        row('the bank of sentences, in memory', '20 MB', megabytes(bank.bytes), bank.bytes <= 20e6),
        row('reading and indexing it, cold', '150 ms', duration(bank.buildMs), bank.buildMs <= 150),
        row('first start: PostgreSQL made, everything seeded', '8 s', duration(first), first <= 8000),
        row('the next start', '2 s', duration(again), again <= 2000),
        row('resident memory of the server at rest', '200 MB', megabytes(resident), resident <= 200e6),
      ],
    ),
  ].join('\n\n');
}
