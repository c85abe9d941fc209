import { readFileSync } from 'node:fs';
import { coverageOf, raster, split, W } from './outlines.mjs';
import { dt, open } from './skeleton.mjs';

const shapes = JSON.parse(readFileSync(new URL('figure-shapes.json', import.meta.url), 'utf8'));

/** The figure that a shape is, by its nearest sample; null where none is near. */
const digitOf = (d) => {
  const b = coverageOf(d);
  let k = -1,
    bd = 1e9;
  shapes.forEach((shape, i) => {
    let e = 0;
    for (let j = 0; j < 140; j++) e += (shape.coverage[j] - b[j]) ** 2;
    if (e < bd) {
      bd = e;
      k = i;
    }
  });
  return bd < 20 ? shapes[k].figure : null;
};
/** Clean figures, to find those that run into a stroke. */
const templates = {};
for (const ch of '題頭鎖職')
  for (const d of split(ch).digits) {
    const v = digitOf(d);
    const h = d.b[3] - d.b[1];
    if (v && h > 20 && !templates[v])
      templates[v] = {
        h,
        w: d.b[2] - d.b[0],
        polys: [d.p, ...d.holes.map((q) => q.p)].map((p) => p.map(([x, y]) => [(x - d.b[0]) / h, (y - d.b[1]) / h])),
      };
  }
const cache = new Map();
function tpl(v, s) {
  const k = `${v},${s}`;
  let t = cache.get(k);
  if (!t) {
    const g = raster(templates[v].polys.map((p) => p.map(([x, y]) => [x * s + 4, y * s + 4])));
    const px = [];
    for (let i = 0; i < W * W; i++) if (g[i]) px.push([(i % W) - 4, Math.floor(i / W) - 4]);
    t = {
      px,
      set: new Set(px.flatMap(([x, y]) => [0, 1, -1].flatMap((a) => [0, 1, -1].map((b) => (y + b) * 1000 + x + a)))),
      w: Math.ceil((templates[v].w / templates[v].h) * s),
      h: Math.ceil(s),
    };
    cache.set(k, t);
  }
  return t;
}

/** The strokes' shapes of a character and the figures beside them, also those that touch a stroke. */
export function figuresOf(ch, expected = Infinity) {
  const s = split(ch);
  const ds = s.digits.map((d) => ({ d: digitOf(d), b: d.b })).filter((d) => d.d !== null);
  if (ds.length < expected) {
    const g = raster(s.strokes.flatMap((q) => [q.p, ...q.holes.map((h) => h.p)]));
    const o = open(g, 3.2);
    const inv = new Uint8Array(W * W);
    for (let i = 0; i < W * W; i++) inv[i] = o[i] ? 0 : 1;
    const far = dt(inv);
    const res = (i) => g[i] && far[i] > 1.2;
    const seen = new Uint8Array(W * W);
    const heights = ds.map((d) => d.b[3] - d.b[1]).sort((a, b) => a - b);
    const sizes = [
      ...new Set([heights[heights.length >> 1] ?? 22.4, heights[0] ?? 22.4, 22.4].map((h) => Math.round(h * 2) / 2)),
    ];
    for (let i = 0; i < W * W; i++)
      if (!seen[i] && res(i)) {
        const px = [];
        const st = [i];
        seen[i] = 1;
        while (st.length) {
          const c = st.pop();
          px.push([c % W, Math.floor(c / W)]);
          for (const n of [1, -1, W, -W, W + 1, W - 1, -W + 1, -W - 1])
            if (!seen[c + n] && res(c + n)) {
              seen[c + n] = 1;
              st.push(c + n);
            }
        }
        if (px.length < 14) continue;
        const xs = px.map((p) => p[0]),
          ys = px.map((p) => p[1]);
        const x0 = Math.min(...xs),
          x1 = Math.max(...xs),
          y0 = Math.min(...ys),
          y1 = Math.max(...ys);
        if (y1 - y0 < 7 || y1 - y0 > 25 || x1 - x0 > 18) continue;
        let best = null;
        for (const sz of sizes)
          for (const v of Object.keys(templates)) {
            const t = tpl(v, sz);
            for (let ty = y1 - t.h - 1; ty <= y0 + 1; ty++)
              for (let tx = x1 - t.w - 1; tx <= x0 + 1; tx++) {
                let miss = 0,
                  inO = 0;
                for (const [x, y] of t.px) {
                  const k = (y + ty) * W + x + tx;
                  if (far[k] <= 2) inO++;
                  else if (!g[k]) miss++;
                }
                if (inO > t.px.length * 0.65) continue;
                let extra = 0;
                for (const [x, y] of px) if (!t.set.has((y - ty) * 1000 + x - tx)) extra++;
                const c = (miss + 1.3 * extra) / (t.px.length - inO);
                if (!best || c < best.c) best = { c, v, b: [tx, ty, tx + t.w, ty + t.h] };
              }
          }
        if (best && best.c < 0.3) ds.push({ d: best.v, b: best.b, guess: best.c });
      }
  }
  ds.sort((a, b) => a.b[0] - b.b[0]);
  return { strokes: s.strokes, ds };
}

/** The place of each number up to n: two figures side by side are one of two digits. */
export function numbersOf(ds, n) {
  const left = ds.map((d) => ({ ...d, used: false }));
  const out = new Map();
  const pairs = [];
  for (const a of left)
    for (const b of left) {
      if (a === b) continue;
      const h = a.b[3] - a.b[1],
        h2 = b.b[3] - b.b[1];
      const cell = (b.b[0] + b.b[2]) / 2 - (a.b[0] + a.b[2]) / 2;
      if (cell > 0.2 * h && cell < 1.0 * h && Math.abs(a.b[3] - b.b[3]) < 0.13 * h && Math.abs(h - h2) < 0.15 * h)
        pairs.push({ a, b, v: Number(a.d + b.d), cell: cell / h });
    }
  pairs.sort((x, y) => Math.abs(x.cell - 0.75) - Math.abs(y.cell - 0.75));
  for (const p of pairs)
    if (!p.a.used && !p.b.used && p.v >= 10 && p.v <= n && !out.has(p.v)) {
      p.a.used = p.b.used = true;
      out.set(p.v, [p.a.b[0], Math.min(p.a.b[1], p.b.b[1]), p.b.b[2], Math.max(p.a.b[3], p.b.b[3])]);
    }
  let extra = 0;
  for (const d of left)
    if (!d.used) {
      const v = Number(d.d);
      if (v >= 1 && v <= n && !out.has(v)) out.set(v, d.b);
      else extra++;
    }
  return { out, extra };
}

/** Figures that the numbers up to n have. */
export const figureCount = (n) => (n <= 9 ? n : 9 + 2 * (n - 9));
