import { raster, W } from './outlines.mjs';
/** Distance of each place to the next empty one (chamfer). */
export function dt(g) {
  const d = new Float32Array(W * W);
  const I = 1e6;
  for (let i = 0; i < W * W; i++) d[i] = g[i] ? I : 0;
  const a = 1,
    b = 1.38;
  for (let y = 1; y < W - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const i = y * W + x;
      if (d[i]) d[i] = Math.min(d[i], d[i - 1] + a, d[i - W] + a, d[i - W - 1] + b, d[i - W + 1] + b);
    }
  for (let y = W - 2; y > 0; y--)
    for (let x = W - 2; x > 0; x--) {
      const i = y * W + x;
      if (d[i]) d[i] = Math.min(d[i], d[i + 1] + a, d[i + W] + a, d[i + W + 1] + b, d[i + W - 1] + b);
    }
  return d;
}

/** The raster without what is thinner than twice r: the figures. */
export function open(g, r) {
  const d = dt(g);
  const inv = new Uint8Array(W * W);
  for (let i = 0; i < W * W; i++) inv[i] = d[i] > r ? 0 : 1;
  const e = dt(inv);
  const o = new Uint8Array(W * W);
  for (let i = 0; i < W * W; i++) o[i] = g[i] && e[i] <= r + 0.8 ? 1 : 0;
  return o;
}

/** The middle lines (Zhang and Suen). */
function thin(src) {
  const g = src.slice();
  let list = [];
  for (let i = 0; i < W * W; i++) if (g[i]) list.push(i);
  let changed = true;
  while (changed) {
    changed = false;
    for (const step of [0, 1]) {
      const del = [];
      for (const i of list) {
        if (!g[i]) continue;
        const p2 = g[i - W],
          p3 = g[i - W + 1],
          p4 = g[i + 1],
          p5 = g[i + W + 1],
          p6 = g[i + W],
          p7 = g[i + W - 1],
          p8 = g[i - 1],
          p9 = g[i - W - 1];
        const b = p2 + p3 + p4 + p5 + p6 + p7 + p8 + p9;
        if (b < 2 || b > 6) continue;
        const a =
          (!p2 && p3) + (!p3 && p4) + (!p4 && p5) + (!p5 && p6) + (!p6 && p7) + (!p7 && p8) + (!p8 && p9) + (!p9 && p2);
        if (a !== 1) continue;
        if (step === 0 ? (p2 && p4 && p6) || (p4 && p6 && p8) : (p2 && p4 && p8) || (p2 && p6 && p8)) continue;
        del.push(i);
      }
      for (const i of del) g[i] = 0;
      if (del.length) changed = true;
    }
    list = list.filter((i) => g[i]);
  }
  // No stairs: crossings are one place.
  for (const i of list) {
    if (!g[i]) continue;
    const n = g[i - W],
      e = g[i + 1],
      s = g[i + W],
      w = g[i - 1];
    if (
      (n && e && !g[i + W - 1] && !s && !w) ||
      (e && s && !g[i - W - 1] && !n && !w) ||
      (s && w && !g[i - W + 1] && !n && !e) ||
      (w && n && !g[i + W + 1] && !s && !e)
    )
      g[i] = 0;
  }
  return g;
}
const N8 = [-W, 1, W, -1, -W + 1, W + 1, W - 1, -W - 1];
/** The middle lines as a graph: nodes are ends and junctions, edges the lines between them. */
export function graph(strokes) {
  let g = raster(strokes.flatMap((s) => [s.p, ...s.holes.map((h) => h.p)]));
  g = open(g, 3.2);
  const d = dt(g);
  const sk = thin(g);
  const nb = (i) => N8.map((o) => i + o).filter((j) => sk[j]);
  const deg = new Map();
  for (let i = 0; i < W * W; i++) if (sk[i]) deg.set(i, nb(i).length);
  const isNode = (i) => deg.get(i) !== 2;
  // cluster adjacent node pixels (deg>=3)
  const id = new Map();
  const nodes = [];
  for (const i of deg.keys())
    if (isNode(i) && !id.has(i)) {
      const k = nodes.length;
      const px = [];
      const st = [i];
      id.set(i, k);
      while (st.length) {
        const c = st.pop();
        px.push(c);
        if (deg.get(c) < 3) continue;
        for (const j of nb(c))
          if (deg.get(j) >= 3 && !id.has(j)) {
            id.set(j, k);
            st.push(j);
          }
      }
      nodes.push({
        x: px.reduce((s, p) => s + (p % W), 0) / px.length,
        y: px.reduce((s, p) => s + Math.floor(p / W), 0) / px.length,
        px,
      });
    }
  const edges = [];
  const seen = new Set();
  for (let k = 0; k < nodes.length; k++)
    for (const p of nodes[k].px)
      for (const q of nb(p)) {
        if (id.get(q) === k) continue;
        const key0 = p * W * W + q;
        if (seen.has(key0)) continue;
        const pts = [p];
        let prev = p,
          cur = q;
        let guard = 0;
        while (!id.has(cur) && guard++ < 5000) {
          pts.push(cur);
          const next = nb(cur).filter((j) => j !== prev && !pts.slice(-3).includes(j));
          const t =
            next.find((j) => id.has(j) && id.get(j) !== k) ??
            next.find((j) => !id.has(j)) ??
            next.find((j) => id.has(j));
          if (t === undefined) break;
          prev = cur;
          cur = t;
        }
        pts.push(cur);
        seen.add(key0);
        seen.add(cur * W * W + prev);
        if (id.has(cur)) edges.push({ a: k, b: id.get(cur), pts: pts.map((i) => [i % W, Math.floor(i / W)]) });
      }
  // isolated loops
  const used = new Set(edges.flatMap((e) => e.pts.map((p) => p[1] * W + p[0])));
  for (const nd of nodes) for (const p of nd.px) used.add(p);
  for (const i of deg.keys())
    if (!used.has(i)) {
      const pts = [i];
      used.add(i);
      let cur = i;
      for (;;) {
        const j = nb(cur).find((j) => !used.has(j));
        if (j === undefined) break;
        used.add(j);
        pts.push(j);
        cur = j;
      }
      const k = nodes.length;
      nodes.push({ x: i % W, y: Math.floor(i / W), px: [i] });
      pts.push(i);
      edges.push({ a: k, b: k, pts: pts.map((i) => [i % W, Math.floor(i / W)]) });
    }
  return { nodes, edges, d };
}
const len = (pts) => {
  let s = 0;
  for (let i = 1; i < pts.length; i++) s += Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]);
  return s;
};
/** The graph without spurs shorter than PR, and with near junctions made one. */
export function clean(gr, PR) {
  let { nodes, edges } = gr;
  edges = edges.map((e) => ({ ...e, len: len(e.pts) })).filter((e) => e.a !== e.b || e.len > 9);
  const degree = (k) => edges.reduce((s, e) => s + (e.a === k) + (e.b === k), 0);
  // Spurs: short lines from an end to a junction.
  for (;;) {
    const s = edges
      .filter((e) => e.a !== e.b && (degree(e.a) === 1) !== (degree(e.b) === 1))
      .filter((e) => e.len < PR)
      .sort((a, b) => a.len - b.len)[0];
    if (!s) break;
    edges = edges.filter((e) => e !== s);
    mergeThrough();
  }
  function mergeThrough() {
    for (;;) {
      const k = nodes.findIndex(
        (n, k) => !n.dead && degree(k) === 2 && edges.filter((e) => e.a === k || e.b === k).length === 2,
      );
      if (k < 0) return;
      const [e1, e2] = edges.filter((e) => e.a === k || e.b === k);
      const p1 = e1.b === k ? e1.pts : [...e1.pts].reverse();
      const p2 = e2.a === k ? e2.pts : [...e2.pts].reverse();
      const n = { a: e1.b === k ? e1.a : e1.b, b: e2.a === k ? e2.b : e2.a, pts: [...p1, ...p2.slice(1)] };
      n.len = len(n.pts);
      edges = edges.filter((e) => e !== e1 && e !== e2);
      edges.push(n);
      nodes[k].dead = true;
    }
  }
  mergeThrough();
  // junctions joined by a short edge become one
  for (;;) {
    const s = edges
      .filter((e) => e.a !== e.b && degree(e.a) >= 3 && degree(e.b) >= 3 && e.len < 13)
      .sort((a, b) => a.len - b.len)[0];
    if (!s) break;
    const { a, b } = s;
    nodes[a] = { ...nodes[a], x: (nodes[a].x + nodes[b].x) / 2, y: (nodes[a].y + nodes[b].y) / 2 };
    nodes[b].dead = true;
    edges = edges.filter((e) => e !== s);
    for (const e of edges) {
      if (e.a === b) e.a = a;
      if (e.b === b) e.b = a;
    }
  }
  return { nodes, edges, degree };
}
export { len };
