/** "Heatmap colour bands: 0, 1-2, 3-5, 6-10, 11-20, over 20" (spec section 9): the lowest points of each. */
export const heatBands = [0, 1, 3, 6, 11, 21] as const;

/** The band of a day with these points, from 0 (none) to 5. */
export const heatBand = (points: number): number =>
  Math.max(
    heatBands.findLastIndex((from) => points >= from),
    0,
  );
