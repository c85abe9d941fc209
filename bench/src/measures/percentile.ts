/**
 * The percentile by nearest rank: the smallest value that this share of the values does not exceed. NaN without values.
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The spread of times: how long most take and how long the slow ones take. */
export type Spread = { readonly count: number; readonly p50: number; readonly p99: number };

export const spreadOf = (values: readonly number[]): Spread => ({
  count: values.length,
  p50: percentile(values, 50),
  p99: percentile(values, 99),
});
