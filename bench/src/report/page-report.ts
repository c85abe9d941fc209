import { mean, median } from '../measures/percentile.js';
import { deviceFont } from '../page/device-font.js';
import type { PageResult } from '../page/page.js';
import type { Place } from '../page/places.js';
import { VISIT_SLOWDOWN, type Visit } from '../page/visit.js';
import { duration, figure, table } from './format.js';
import { machine } from './machine.js';

const GOALS = { ratio: 1.3, tbtMs: 200, cls: 0.01, inpMs: 100, drawMs: 15, performance: 95 } as const;

type Figure = Exclude<keyof Visit, 'scores' | 'failed'>;
const middle = (visits: readonly Visit[], what: Figure) => median(visits.map((visit) => visit[what]));

/** Reports how soon words are on the screen of a phone, as Markdown. */
export function pageReport(results: readonly PageResult[]): string {
  const index = mean(results.flatMap(({ visits, limits }) => [...visits, ...limits]).map((one) => one.benchmarkIndex));
  const visits = results.length > 0 ? results[0]!.visits.length : 0;
  return [
    machine(),
    `Lighthouse 12, slow 4G and a processor ${VISIT_SLOWDOWN} × slower, both by the browser; the machine's benchmark index is ` +
      `${figure(index)}. The median of ${visits} visits each, nothing kept from one to the next. *limit*: the same HTML ` +
      'without its program, from a bare server. ' +
      `The device's own fonts: for Korean ${deviceFont('ko') ?? 'none'}, for Japanese ${deviceFont('ja') ?? 'none'}.`,
    table(
      ['page', 'FCP', 'limit', '×', 'LCP', 'limit', '×', 'TBT', 'CLS', 'INP of a key', 'kB', 'requests'],
      results.map(speedRow),
    ),
    table(
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'what cost a point', 'rendered in, p50', 'p99'],
      results.map(scoreRow),
    ),
    table(['goal', 'wanted', 'the worst page', ''], goals(results)),
  ].join('\n\n');
}

function speedRow({ place, visits, limits, keystrokes }: PageResult): string[] {
  const beside = (what: 'fcp' | 'lcp') => {
    const [own, limit] = [middle(visits, what), middle(limits, what)];
    return [duration(own), duration(limit), figure(own / limit)];
  };
  return [
    `\`${place.name}\``,
    ...beside('fcp'),
    ...beside('lcp'),
    duration(middle(visits, 'tbt')),
    figure(middle(visits, 'cls')),
    keystrokes.length > 0 ? duration(median(keystrokes)) : '–',
    figure(middle(visits, 'bytes') / 1000),
    String(middle(visits, 'requests')),
  ];
}

function scoreRow({ place, visits, rendered }: PageResult): string[] {
  const score = (what: keyof Visit['scores']) => String(median(visits.map(({ scores }) => scores[what])));
  const failed = [...new Set(visits.flatMap((visit) => visit.failed))];
  return [
    `\`${place.name}\``,
    score('performance'),
    score('accessibility'),
    score('bestPractices'),
    score('seo'),
    failed.join(', ') || '–',
    duration(rendered.p50),
    duration(rendered.p99),
  ];
}

/** Checks whether search engines are kept out on purpose, and nothing else cost a point. */
const isWanted = ({ unlisted }: Place, { failed }: Visit) =>
  unlisted === true && failed.length === 1 && failed[0] === 'is-crawlable';

function goals(results: readonly PageResult[]): string[][] {
  const worst = (figureOf: (result: PageResult) => number) => Math.max(...results.map(figureOf));
  const ratio = (what: 'fcp' | 'lcp') => worst(({ visits, limits }) => middle(visits, what) / middle(limits, what));
  const least = Math.min(
    ...results.flatMap(({ place, visits }) =>
      (['accessibility', 'bestPractices', 'seo'] as const).map((what) =>
        median(visits.map((visit) => (what === 'seo' && isWanted(place, visit) ? 100 : visit.scores[what]))),
      ),
    ),
  );
  const slowest = Math.min(
    ...results
      .filter(({ place }) => place.fast)
      .map(({ visits }) => median(visits.map(({ scores }) => scores.performance))),
  );
  const row = (goal: string, wanted: string, value: number, met: boolean, show: (value: number) => string) => [
    goal,
    wanted,
    show(value),
    met ? 'met' : '**missed**',
  ];
  const atMost = (goal: string, bound: number, value: number, show: (value: number) => string) =>
    row(goal, `≤ ${show(bound)}`, value, value <= bound, show);
  const times = (value: number) => `${figure(value)} ×`;
  return [
    atMost('FCP ÷ limit', GOALS.ratio, ratio('fcp'), times),
    atMost('LCP ÷ limit', GOALS.ratio, ratio('lcp'), times),
    atMost(
      'TBT',
      GOALS.tbtMs,
      worst(({ visits }) => middle(visits, 'tbt')),
      duration,
    ),
    atMost(
      'CLS',
      GOALS.cls,
      worst(({ visits }) => middle(visits, 'cls')),
      figure,
    ),
    atMost(
      'INP of a key',
      GOALS.inpMs,
      worst(({ keystrokes }) => (keystrokes.length ? median(keystrokes) : 0)),
      duration,
    ),
    atMost(
      'rendered in, p50, up to 24 cards',
      GOALS.drawMs,
      worst(({ place, rendered }) => (place.long ? 0 : rendered.p50)),
      duration,
    ),
    row(
      'performance, `/`, `/jlpt` and a song',
      `≥ ${GOALS.performance}`,
      slowest,
      slowest >= GOALS.performance,
      figure,
    ),
    row('accessibility, best practices, SEO', '100', least, least >= 100, figure),
  ];
}
