/** The lowest points of each colour (docs/product/study.md#heatmap). */
export const heatBands = [0, 1, 3, 6, 11, 21] as const;

/** The band of a day with these points, from 0 (none) to 5. */
export const heatBand = (points: number): number =>
  Math.max(
    heatBands.findLastIndex((from) => points >= from),
    0,
  );
