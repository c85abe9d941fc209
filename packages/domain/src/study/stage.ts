/** Points from which each stage is reached (docs/product/study.md#stage), lowest first. */
const STAGES = [
  ['N100', 0],
  ['N5', 500],
  ['N4', 1000],
  ['N3', 1500],
  ['N2', 2000],
  ['N1', 3000],
] as const;

export type Stage = {
  readonly name: (typeof STAGES)[number][0];
  /** Its number, from 0 for the lowest to 5 for the top. */
  readonly level: number;
  /** The points that are missing to the next one; "`toNext` is null at the top". */
  readonly toNext: number | null;
};

/** The stage of the heatmap that these total points have reached. It is not the level of the member: see `levelOf`. */
export function stageOf(totalPoints: number): Stage {
  const reached = STAGES.findLastIndex(([, from]) => totalPoints >= from);
  const level = Math.max(reached, 0);
  const next = STAGES[level + 1];
  return { name: STAGES[level]![0], level, toNext: next ? next[1] - totalPoints : null };
}
