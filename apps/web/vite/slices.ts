import { HANGUL, KANA, KANJI } from '../../../packages/domain/src/language/script.js';

/** About 40 to 60 kB: a screen of cards needs a few slices, and a list meets a new one seldom. */
const SLICE = 256;

type Points = readonly number[];
type Is = (point: number) => boolean;

const isIn =
  (script: RegExp): Is =>
  (point) =>
    script.test(String.fromCodePoint(point));
const isKanji = isIn(new RegExp(`${KANJI}`, 'u'));
const isKana = isIn(new RegExp(`[${KANA}、。・「」～]`, 'u'));
const isHangul = isIn(new RegExp(`${HANGUL}`, 'u'));
const isAscii: Is = (point) => point < 0x7f;

/**
 * The code points of Japanese type in slices that are needed together: kana in the first, Latin and signs in the
 * second; then the kanji in the order in which the word lists bring them, level by level; then those of no word of
 * ours.
 */
export function japaneseSlices(wordLists: Iterable<string>, points: Points): number[][] {
  const used = [...counted(wordLists).keys()];
  const kanji = firstThen(used, points).filter(isKanji);
  const signs = points.filter((point) => !isKanji(point) && !isKana(point));
  return filled([points.filter(isKana), signs, ...cut(kanji)]);
}

/**
 * The code points of Korean type that our texts have: ASCII and signs in the first slice; then the Hangul, that of
 * `everywhere` first and each by how often it is used, so that most screens need the same few slices.
 */
export function koreanSlices(everywhere: readonly string[], elsewhere: readonly string[], points: Points): number[][] {
  const used = new Set([...byUse(everywhere), ...byUse(elsewhere)]);
  const signs = points.filter((point) => isAscii(point) || (used.has(point) && !isHangul(point)));
  const all = new Set(points);
  const hangul = [...used].filter((point) => isHangul(point) && all.has(point));
  return filled([signs, ...cut(hangul)]);
}

const byUse = (texts: readonly string[]): number[] =>
  [...counted(texts)].sort(([, a], [, b]) => b - a).map(([point]) => point);

/** Counts how often each character occurs, in the order in which they occur first. */
function counted(texts: Iterable<string>): Map<number, number> {
  const often = new Map<number, number>();
  for (const text of texts) {
    for (const character of text) {
      const point = character.codePointAt(0) ?? 0;
      often.set(point, (often.get(point) ?? 0) + 1);
    }
  }
  return often;
}

/** All of `points`, those of `first` in its order before the others. */
function firstThen(first: Points, points: Points): number[] {
  const all = new Set(points);
  return [...new Set([...first.filter((point) => all.has(point)), ...points])];
}

const cut = (points: Points): number[][] =>
  Array.from({ length: Math.ceil(points.length / SLICE) }, (_, index) =>
    points.slice(index * SLICE, (index + 1) * SLICE),
  );

const filled = (slices: number[][]) => slices.filter((slice) => slice.length > 0);
