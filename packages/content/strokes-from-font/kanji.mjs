import { readFileSync } from 'node:fs';
import { figureCount, figuresOf, numbersOf } from './figures.mjs';
import { clean, graph } from './skeleton.mjs';
import { setParams, solve } from './solve.mjs';
import { checkPath } from './sources.mjs';

/** Settings that are tried in turn, with the length of spurs: most kanji come out right by the first. */
const SETTINGS = [
  [3, [9, 30, 30, 2, 3, 2, 0.3, 10, 1.2, 4]],
  [5, [9, 30, 35, 2, 2, 2.4, 0.5, 12, 0.8, 3]],
  [3, [12, 40, 25, 3, 3, 1.6, 0, 10, 1.2, 4]],
  [8, [7, 22, 30, 2, 2, 2.4, 0, 10, 1.2, 4]],
  [3, [9, 30, 20, 1, 3, 1.2, 1, 8, 1.5, 3]],
  [3, [9, 30, 60, 2, 3, 2, 0.5, 8, 1.5, 3]],
  [3, [9, 30, 45, 4, 6, 2.8, 0, 14, 2, 3]],
  [5, [12, 40, 20, 0.5, 3, 0.8, 0.5, 12, 0.6, 2]],
  [3, [9, 30, 30, 6, 1, 1.2, 0.3, 6, 2, 4]],
  [12, [14, 40, 30, 2, 2, 2.4, 0, 10, 1.2, 4]],
];

/** The farthest that a start or an end may lie from where the check has it, in a square of 255. */
const ERROR_MAX = 40;

const check = JSON.parse(readFileSync(checkPath, 'utf8'));

/** The largest distance between the ends of strokes and those of the check, both laid over each other. */
function errorOf(ordered, ref, n) {
  const A = ordered.flatMap((p) => [p[0], p.at(-1)]),
    B = ref.flatMap((q) => [
      [q[0], q[1]],
      [q[2], q[3]],
    ]);
  const fit = (d) => {
    const m = A.length,
      sa = A.reduce((s, p) => s + p[d], 0) / m,
      sb = B.reduce((s, p) => s + p[d], 0) / m;
    let va = 0,
      ab = 0;
    for (let k = 0; k < m; k++) {
      va += (A[k][d] - sa) ** 2;
      ab += (A[k][d] - sa) * (B[k][d] - sb);
    }
    const s = n > 1 && va ? ab / va : 0.6;
    return (p) => (p[d] - sa) * s + sb;
  };
  const fx = fit(0),
    fy = fit(1);
  return Math.max(...A.map((p, k) => Math.hypot(fx(p) - B[k][0], fy(p) - B[k][1])));
}

/** The strokes of a kanji, or null where by no settings they agree with the check. */
export function kanjiStrokes(character, n) {
  const reference = check[n]?.[character];
  if (!reference) return null;
  const { ds, strokes } = figuresOf(character, figureCount(n));
  const { out: numbers } = numbersOf(ds, n);
  const lines = graph(strokes);
  for (const [spur, settings] of SETTINGS) {
    setParams(settings);
    const solved = solve(clean(structuredClone(lines), spur), numbers, n, false);
    if (solved && errorOf(solved.ordered, reference, n) < ERROR_MAX) return solved.ordered;
  }
  return null;
}
