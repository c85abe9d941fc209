import { figuresOf, numbersOf } from './figures.mjs';
import { clean, graph } from './skeleton.mjs';
import { setParams, solve } from './solve.mjs';

const KANA =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽぁぃぅぇぉっゃゅょアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴァィゥェォッャュョー';

/** Settings for kana, whose lines cross and turn back more than those of kanji, with the length of spurs. */
const SETTINGS = [
  [3, [9, 30, 30, 2, 3, 2, 0.3, 10, 1.2, 4]],
  [14, [12, 40, 30, 2, 3, 2, 0.3, 10, 1.2, 4]],
  [20, [9, 30, 60, 0, 3, 1, 0, 14, 0.5, 3]],
];

/** The strokes of a kana, or null. */
function kanaOf(ch) {
  const x = figuresOf(ch, 4);
  const n = Math.max(1, ...x.ds.map((d) => Number(d.d)));
  const { out: numbers } = numbersOf(x.ds, n);
  const lines = graph(x.strokes);
  let r = null;
  for (const [spur, settings] of SETTINGS) {
    setParams(settings);
    r ??= solve(clean(structuredClone(lines), spur), numbers, n, true);
  }
  // Lines that are drawn twice, as in ぽ, are tried as two.
  if (!r || ch === 'ぽ') {
    setParams(SETTINGS[0][1]);
    for (const spur of [3, 20]) {
      const base = clean(structuredClone(lines), spur);
      const twice = base.edges
        .map((_, i) => i)
        .filter((i) => {
          const e = base.edges[i];
          return e.a !== e.b && base.degree(e.a) >= 3 && base.degree(e.b) >= 3 && e.len < 70;
        });
      for (const chosen of [
        [],
        ...twice.map((i) => [i]),
        ...twice.flatMap((i) => twice.filter((j) => j > i).map((j) => [i, j])),
      ]) {
        const edges = [
          ...base.edges,
          ...chosen.map((i) => ({ ...base.edges[i], pts: base.edges[i].pts.map((p) => [...p]) })),
        ];
        const c = solve({ ...base, edges }, numbers, n, true);
        if (c && (!r || c.total + chosen.length < r.total)) r = { ...c, total: c.total + chosen.length };
      }
    }
  }
  return r && { n, strokes: r.ordered };
}

/** The strokes of all kana. Where marks or crossing lines misled the program, parts of others are put together. */
export function kanaStrokes() {
  const kana = {};
  for (const ch of KANA) {
    const found = kanaOf(ch);
    if (found) kana[ch] = found;
  }
  for (const c of 'ねれわ') {
    const [r, g] = kana[c].strokes;
    let best = null;
    for (let i = 0; i < (c === 'れ' ? 140 : r.length); i++)
      for (let j = Math.floor(g.length * 0.25); j < g.length; j++)
        if (r[i][0] === g[j][0] && r[i][1] === g[j][1]) {
          if (!best || i > best[0]) best = [i, j];
        }
    if (best)
      kana[c].strokes = [
        [...r.slice(0, best[0]), ...g.slice(best[1])],
        [...g.slice(0, best[1]), ...r.slice(best[0])],
      ];
  }
  const isRing = (s) => Math.hypot(s[0][0] - s.at(-1)[0], s[0][1] - s.at(-1)[1]) < 6 && s.length > 20;
  kana['ポ'].n = 5;
  for (const [p, b] of ['ぱば', 'ぴび', 'ぷぶ', 'ぺべ', 'ぽぼ', 'パバ', 'ピビ', 'プブ', 'ペベ', 'ポボ']) {
    const ring = kana[p].strokes.find(isRing) ?? kana['ぷ'].strokes.find(isRing);
    const base = kana[b].strokes.slice(0, -2);
    kana[p] = { n: base.length + 1, strokes: [...base, ring] };
  }
  kana['ぞ'] = { n: 3, strokes: [...kana['そ'].strokes, ...kana['ず'].strokes.slice(-2)] };

  return kana;
}
