import type { Stroke, StrokePoint } from './strokes.js';

/**
 * `reversed` is the right stroke from its end; `tap` is no stroke; `other` is another stroke, or one in another place.
 */
export type StrokeVerdict = 'right' | 'reversed' | 'tap' | 'other';

/** The number of points at which two strokes are compared. */
const PLACES = 10;
/** The largest distances between the two, on average and at their ends, in a square of 100. */
const APART = 17;
const ENDS_APART = 30;
/** The least mean cosine of the angles between them, at which they have the same direction. */
const SAME_WAY = 0.35;
/** The length below which a line is a tap of the finger. */
const TAP = 3;

/**
 * docs/product/kanji.md#writing: judges a stroke by its place and its direction, leniently. Its form may be clumsy, too
 * long or too short.
 */
export function judgeStroke(drawn: Stroke, wanted: Stroke): StrokeVerdict {
  if (lengthOf(drawn) < TAP) return 'tap';
  const own = resampled(drawn);
  const right = resampled(wanted);
  if (isClose(own, right)) return 'right';
  return isClose([...own].reverse(), right) ? 'reversed' : 'other';
}

function isClose(own: Stroke, right: Stroke): boolean {
  const distances = own.map((place, i) => distance(place, right[i]!));
  if (sum(distances) / PLACES > APART || distances[0]! > ENDS_APART || distances.at(-1)! > ENDS_APART) return false;
  const ways = own.slice(1).map((place, i) => cosine(step(own[i]!, place), step(right[i]!, right[i + 1]!)));
  return sum(ways) / ways.length >= SAME_WAY;
}

/** Points at even distances along a stroke. */
function resampled(stroke: Stroke): Stroke {
  const each = lengthOf(stroke) / (PLACES - 1);
  const places: StrokePoint[] = [];
  let gone = 0;
  stroke.slice(1).forEach((to, i) => {
    const from = stroke[i]!;
    const long = distance(from, to);
    while (places.length < PLACES - 1 && long > 0 && places.length * each <= gone + long) {
      const share = (places.length * each - gone) / long;
      places.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    gone += long;
  });
  while (places.length < PLACES) places.push(stroke.at(-1)!);
  return places;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const step = (from: StrokePoint, to: StrokePoint): StrokePoint => [to[0] - from[0], to[1] - from[1]];
const distance = (from: StrokePoint, to: StrokePoint): number => Math.hypot(...step(from, to));
const lengthOf = (stroke: Stroke): number => sum(stroke.slice(1).map((place, i) => distance(stroke[i]!, place)));

/** The cosine of the angle between two steps; 0 where one of them has no length. */
function cosine(a: StrokePoint, b: StrokePoint): number {
  const lengthProduct = Math.hypot(...a) * Math.hypot(...b);
  return lengthProduct === 0 ? 0 : (a[0] * b[0] + a[1] * b[1]) / lengthProduct;
}
