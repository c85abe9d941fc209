import { readFont } from './font.mjs';
import { fontPath } from './sources.mjs';
/** Width and height of the raster; a glyph's units are scaled to it, its top at 850. */
export const W = 420;
const SCALE = 0.4;
const MARGIN = 20;
const TOP = 850;
const glyphs = readFont(fontPath);
const toPx = (x, y) => [(x + MARGIN) * SCALE, (TOP - y + MARGIN) * SCALE];

/** A contour as a polygon. */
function flatten(c) {
  const pts = [];
  const n = c.length;
  const q = [];
  for (let i = 0; i < n; i++) {
    const a = c[i],
      b = c[(i + 1) % n];
    q.push(a);
    if (!a[2] && !b[2]) q.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 1]);
  }
  const s = q.findIndex((p) => p[2]);
  if (s < 0) return [];
  const r = [...q.slice(s), ...q.slice(0, s), q[s]];
  for (let i = 0; i < r.length - 1; i++) {
    if (r[i + 1][2]) pts.push(toPx(r[i][0], r[i][1]));
    else {
      const [a, b, d] = [r[i], r[i + 1], r[i + 2]];
      for (let k = 0; k < 4; k++) {
        const t = k / 4,
          u = 1 - t;
        pts.push(toPx(u * u * a[0] + 2 * u * t * b[0] + t * t * d[0], u * u * a[1] + 2 * u * t * b[1] + t * t * d[1]));
      }
      i++;
    }
  }
  return pts;
}

/** Polygons as a raster, by the rule of non-zero winding. */
export function raster(polys) {
  const g = new Uint8Array(W * W);
  for (let y = 0; y < W; y++) {
    const yc = y + 0.5,
      xs = [];
    for (const p of polys)
      for (let i = 0; i < p.length; i++) {
        const a = p[i],
          b = p[(i + 1) % p.length];
        if (a[1] <= yc !== b[1] <= yc)
          xs.push([a[0] + ((yc - a[1]) * (b[0] - a[0])) / (b[1] - a[1]), a[1] < b[1] ? 1 : -1]);
      }
    xs.sort((a, b) => a[0] - b[0]);
    let w = 0;
    for (let i = 0; i < xs.length - 1; i++) {
      w += xs[i][1];
      if (w)
        for (let x = Math.max(0, Math.ceil(xs[i][0] - 0.5)); x < xs[i + 1][0] - 0.5 && x < W; x++) g[y * W + x] = 1;
    }
  }
  return g;
}
const bbox = (p) => {
  let a = 1e9,
    b = 1e9,
    c = -1e9,
    d = -1e9;
  for (const [x, y] of p) {
    a = Math.min(a, x);
    b = Math.min(b, y);
    c = Math.max(c, x);
    d = Math.max(d, y);
  }
  return [a, b, c, d];
};
const area = (p) => {
  let s = 0;
  for (let i = 0; i < p.length; i++) {
    const a = p[i],
      b = p[(i + 1) % p.length];
    s += a[0] * b[1] - b[0] * a[1];
  }
  return s / 2;
};
const perim = (p) => {
  let s = 0;
  for (let i = 0; i < p.length; i++) {
    const a = p[i],
      b = p[(i + 1) % p.length];
    s += Math.hypot(a[0] - b[0], a[1] - b[1]);
  }
  return s;
};

/** The shapes of a glyph: figures are small and thin, the others are strokes. */
export function split(ch) {
  const cs = glyphs.of(ch);
  if (!cs) return null;
  const polys = cs.map(flatten).filter((p) => p.length > 2);
  // The outer contours have one direction: that of the largest.
  const info = polys.map((p) => ({ p, b: bbox(p), a: area(p) }));
  info.sort((x, y) => Math.abs(y.a) - Math.abs(x.a));
  const sign = Math.sign(info[0].a);
  const outers = info.filter((i) => Math.sign(i.a) === sign).map((i) => ({ ...i, holes: [] }));
  for (const h of info.filter((i) => Math.sign(i.a) !== sign)) {
    const o = outers
      .filter((o) => o.b[0] <= h.b[0] && o.b[1] <= h.b[1] && o.b[2] >= h.b[2] && o.b[3] >= h.b[3])
      .sort((x, y) => Math.abs(x.a) - Math.abs(y.a))[0];
    o?.holes.push(h);
  }
  const digits = [],
    strokes = [];
  for (const o of outers) {
    const ar = Math.abs(o.a) - o.holes.reduce((s, h) => s + Math.abs(h.a), 0);
    const pe = perim(o.p) + o.holes.reduce((s, h) => s + perim(h.p), 0);
    const thick = (2 * ar) / pe;
    const h = o.b[3] - o.b[1];
    if (thick < 4.2 && h < 32) digits.push({ ...o, thick });
    else strokes.push({ ...o, thick });
  }
  return { digits, strokes };
}

/** A figure as ten by fourteen parts, each with how far it is covered. */
export function coverageOf(d) {
  const [x0, y0, x1, y1] = d.b;
  const h = y1 - y0,
    w = x1 - x0;
  const bits = [];
  const inside = (x, y) => {
    let n = 0;
    for (const p of [d.p, ...d.holes.map((h) => h.p)])
      for (let i = 0; i < p.length; i++) {
        const a = p[i],
          b = p[(i + 1) % p.length];
        if (a[1] <= y !== b[1] <= y && x < a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])) n++;
      }
    return n & 1;
  };
  for (let j = 0; j < 14; j++)
    for (let i = 0; i < 10; i++) {
      let s = 0;
      for (let v = 0; v < 2; v++)
        for (let u = 0; u < 2; u++) {
          const x = x0 + w / 2 + ((i + 0.25 + u / 2) / 10 - 0.5) * h * 0.72,
            y = y0 + ((j + 0.25 + v / 2) / 14) * h;
          s += inside(x, y);
        }
      bits.push(s / 4);
    }
  return bits;
}
