import { type Lighthouse, SCORED } from './lighthouse.js';

/** The factor by which the pages run slower than this machine. */
export const VISIT_SLOWDOWN = 2;

/** One visit with nothing kept from another, as Lighthouse sees it. */
export type Visit = {
  /** In milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** Without a unit: the share of the screen that moved, times how far. */
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
  /** The scores, of 100. */
  readonly scores: {
    readonly accessibility: number;
    readonly bestPractices: number;
    readonly seo: number;
    readonly performance: number;
  };
  /** The audits that cost a point of them, performance apart. */
  readonly failed: readonly string[];
  /** The speed of this machine for Lighthouse, before it is slowed down. */
  readonly benchmarkIndex: number;
};

/**
 * A visit on slow 4G, as Lighthouse has it by itself, with a slow processor, both applied by the browser itself. `port`
 * is Chromium's for its tools.
 */
export async function visit(lighthouse: Lighthouse, address: URL, port: number): Promise<Visit> {
  const result = await lighthouse(
    address.href,
    { port, logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      settings: {
        onlyCategories: ['performance', ...SCORED],
        formFactor: 'mobile',
        throttlingMethod: 'devtools',
        throttling: { cpuSlowdownMultiplier: VISIT_SLOWDOWN },
      },
    },
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse says nothing');
  const { audits, categories, environment } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: 'performance' | (typeof SCORED)[number]) =>
    Math.round((categories[category]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: details?.items?.length ?? Number.NaN,
    scores: {
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
    },
    failed: SCORED.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
