import { len } from './skeleton.mjs';

/** The points of a line between two distances from its start. */
const sub = (pts, from, to) => {
  const out = [];
  let s = 0;
  for (let i = 0; i < pts.length; i++) {
    if (i) s += Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]);
    if (s >= from) out.push(pts[i]);
    if (s > to) break;
  }
  return out;
};
const angle = (a, b) =>
  Math.acos(Math.max(-1, Math.min(1, (a[0] * b[0] + a[1] * b[1]) / (Math.hypot(...a) * Math.hypot(...b) || 1))));
/**
 * Settings: from and to where the direction of a line is measured (FROM, TO), degrees of a bend that cost 1 (TW), costs of
 * ends left open that face each other (UN), of very short strokes (SH), of a cut at a corner (CUT), how far a curve is
 * followed on (EX), distance of a number that costs 1 and is usual (LD, NOM), cost of one on the wrong side (SIDE).
 */
let FROM, TO, TW, UN, SH, CUT, EX, LD, SIDE, NOM;
export const setParams = (p) => {
  [FROM, TO, TW, UN, SH, CUT, EX, LD, SIDE, NOM] = p;
};

/** The direction in which a line leaves its end. */
function direction(e, side) {
  const p = side === 0 ? e.pts : [...e.pts].reverse();
  const L = e.len;
  const w = (f, t) => {
    const q = sub(p, f, t);
    const a = q[0],
      b = q.at(-1);
    return [b[0] - a[0], b[1] - a[1]];
  };
  if (L < 34) return w(Math.min(FROM, L * 0.35), Math.min(TO, L));
  const d1 = w(8, 21),
    d2 = w(21, 34);
  const t1 = Math.atan2(d1[1], d1[0]);
  let dt = t1 - Math.atan2(d2[1], d2[0]);
  dt = Math.atan2(Math.sin(dt), Math.cos(dt));
  const t = Math.abs(dt) > 0.7 ? t1 : t1 + dt * EX;
  return [Math.cos(t), Math.sin(t)];
}
/** All ways to join ends in pairs. */
function matchings(ends) {
  if (ends.length < 2) return [[]];
  const [h, ...rest] = ends;
  const out = matchings(rest).map((m) => m);
  for (let i = 0; i < rest.length; i++)
    for (const m of matchings(rest.filter((_, j) => j !== i))) out.push([[h, rest[i]], ...m]);
  return out;
}
/** Sharp bends of a line. */
export function corners(pts) {
  const out = [];
  const R = 9;
  const acc = [0];
  for (let i = 1; i < pts.length; i++)
    acc.push(acc[i - 1] + Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]));
  const pointAt = (s) => {
    const i = acc.findIndex((a) => a >= s);
    return pts[i < 0 ? pts.length - 1 : i];
  };
  let best = null;
  for (let i = 0; i < pts.length; i++) {
    if (acc[i] < 14 || acc.at(-1) - acc[i] < 14) continue;
    const a = pointAt(acc[i] - R),
      b = pointAt(acc[i] + R),
      c = pts[i];
    const th = (angle([c[0] - a[0], c[1] - a[1]], [b[0] - c[0], b[1] - c[1]]) * 180) / Math.PI;
    if (th > 40) {
      if (best && acc[i] - acc[best.i] < R) {
        if (th > best.th) Object.assign(best, { i, th });
      } else {
        best = { i, th };
        out.push(best);
      }
    }
  }
  return out;
}
/** The cheapest assignment. */
function hungarian(cost) {
  const n = cost.length;
  const u = Array(n + 1).fill(0),
    v = Array(n + 1).fill(0),
    p = Array(n + 1).fill(0),
    way = Array(n + 1).fill(0);
  for (let i = 1; i <= n; i++) {
    p[0] = i;
    let j0 = 0;
    const minv = Array(n + 1).fill(1e9),
      used = Array(n + 1).fill(false);
    do {
      used[j0] = true;
      const i0 = p[j0];
      let delta = 1e9,
        j1 = 0;
      for (let j = 1; j <= n; j++)
        if (!used[j]) {
          const c = cost[i0 - 1][j - 1] - u[i0] - v[j];
          if (c < minv[j]) {
            minv[j] = c;
            way[j] = j0;
          }
          if (minv[j] < delta) {
            delta = minv[j];
            j1 = j;
          }
        }
      for (let j = 0; j <= n; j++)
        if (used[j]) {
          u[p[j]] += delta;
          v[j] -= delta;
        } else minv[j] -= delta;
      j0 = j1;
    } while (p[j0] !== 0);
    do {
      const j1 = way[j0];
      p[j0] = p[j1];
      j0 = j1;
    } while (j0);
  }
  const a = Array(n);
  let s = 0;
  for (let j = 1; j <= n; j++) {
    a[p[j] - 1] = j - 1;
    s += cost[p[j] - 1][j - 1];
  }
  return { a, s };
}
/**
 * The strokes of a graph in their order, or null: lines are joined at junctions where they go straight on and cut at
 * corners until there are n, and numbers given to starts at the least cost; then joins are changed while that helps. With
 * `retraces` a line may be drawn to its end and back.
 */
export function solve(gr, labels, n, retraces) {
  const { edges } = gr;
  const all = edges;
  if (!all.length) return null;
  const cornerList = all.flatMap((e, k) => corners(e.pts).map((c) => ({ e: k, ...c })));
  const byNode = new Map();
  all.forEach((e, k) => {
    for (const [node, side] of [
      [e.a, 0],
      [e.b, 1],
    ]) {
      if (!byNode.has(node)) byNode.set(node, []);
      byNode.get(node).push({ k, side });
    }
  });
  const choices = [];
  for (const ends of byNode.values()) {
    if (ends.length < 2 || ends.length > 7) continue;
    const dirs = ends.map(({ k, side }) => direction(all[k], side));
    const idx = ends.map((_, i) => i);
    const opts = matchings(idx)
      .map((m) => {
        let c = 0;
        for (const [i, j] of m) {
          const th = 180 - (angle(dirs[i], dirs[j]) * 180) / Math.PI;
          c += (th / TW) ** 2;
          if (ends[i].k === ends[j].k && ends.length > 1) c += 1;
        }
        const un = idx.filter((i) => !m.some((q) => q.includes(i)));
        for (const i of un)
          for (const j of un)
            if (i < j) {
              const th = 180 - (angle(dirs[i], dirs[j]) * 180) / Math.PI;
              if (th < 45) c += UN * (1.2 - th / 45);
            }
        return { pairs: m.map(([i, j]) => [ends[i], ends[j]]), c };
      })
      .sort((a, b) => a.c - b.c);
    const kept = [];
    const per = {};
    for (const o of opts) {
      const q = o.pairs.length;
      per[q] = (per[q] ?? 0) + 1;
      if (per[q] <= 4) kept.push(o);
    }
    if (retraces && (ends.length === 3 || ends.length === 4))
      for (let i = 0; i < ends.length; i++) {
        const e = all[ends[i].k];
        if (e.a === e.b) continue;
        const far = ends[i].side === 0 ? e.b : e.a;
        if (byNode.get(far).length !== 1 || e.len > 130) continue;
        const rest = idx.filter((j) => j !== i);
        for (let x = 0; x < rest.length; x++)
          for (let y = x + 1; y < rest.length; y++) {
            const others = rest.filter((_, q) => q !== x && q !== y);
            if (others.length > 1) continue;
            kept.push({ pairs: [], retrace: [ends[i], ends[rest[x]], ends[rest[y]]], c: 1.5 + e.len / 120 });
          }
      }
    choices.push(kept);
  }
  for (const c of cornerList)
    choices.push([
      { corner: c, cut: 0, pairs: [], c: 0 },
      { corner: c, cut: 1, pairs: [], c: CUT - c.th / 75 },
    ]);
  const count = (o) => (o.corner ? -o.cut : o.retrace ? 2 : o.pairs.length);
  const want = all.length - n;
  // The cheapest choices that give n strokes.
  let dp = new Map([[0, { c: 0, pick: [] }]]);
  for (const opts of choices) {
    const next = new Map();
    for (const [q, s] of dp)
      for (const [oi, o] of opts.entries()) {
        const k = q + count(o),
          c = s.c + o.c;
        if (!next.has(k) || next.get(k).c > c) next.set(k, { c, pick: [...s.pick, oi] });
      }
    dp = next;
  }
  if (!dp.has(want)) return null;
  const strokesOf = (pick) => {
    const link = new Map();
    const key = (k, s) => k * 2 + s;
    choices.forEach((opts, i) => {
      for (const [a, b] of opts[pick[i]].pairs) {
        link.set(key(a.k, a.side), b);
        link.set(key(b.k, b.side), a);
      }
    });
    const used = new Set();
    const strokes = [];
    choices.forEach((opts, i) => {
      const t = opts[pick[i]].retrace;
      if (!t) return;
      const [e, a, b] = t;
      link.set(key(a.k, a.side), { ...e, next: b });
      link.set(key(b.k, b.side), { ...e, next: a });
      used.add(e.k);
    });
    const walk = (k, side) => {
      let pts = [];
      let cur = { k, side };
      const parts = [];
      while (cur && (cur.next || !used.has(cur.k))) {
        if (cur.next) {
          const e = all[cur.k];
          const p = cur.side === 0 ? e.pts : [...e.pts].reverse();
          pts = pts.concat(p.slice(1), [...p].reverse().slice(1));
          cur = cur.next;
          continue;
        }
        used.add(cur.k);
        const e = all[cur.k];
        const p = cur.side === 0 ? e.pts : [...e.pts].reverse();
        parts.push({ k: cur.k, rev: cur.side === 1 });
        pts = pts.concat(pts.length ? p.slice(1) : p);
        cur = link.get(key(cur.k, 1 - cur.side));
      }
      strokes.push({ pts, parts });
    };
    for (let k = 0; k < all.length; k++) for (const s of [0, 1]) if (!used.has(k) && !link.has(key(k, s))) walk(k, s);
    for (let k = 0; k < all.length; k++) if (!used.has(k)) walk(k, 0);
    let out = strokes;
    const cuts = choices.flatMap((o, i) => (o[pick[i]].cut ? [o[pick[i]].corner] : []));
    for (const c of cuts) {
      const pt = all[c.e].pts[c.i];
      out = out.flatMap((s) => {
        const index = s.parts.some((p) => p.k === c.e) ? s.pts.indexOf(pt) : -1;
        return index < 1
          ? [s]
          : [
              { pts: s.pts.slice(0, index + 1), parts: s.parts },
              { pts: s.pts.slice(index), parts: s.parts },
            ];
      });
    }
    return out.map((s) => s.pts);
  };
  const boxDist = (p, b) => Math.hypot(Math.max(b[0] - p[0], 0, p[0] - b[2]), Math.max(b[1] - p[1], 0, p[1] - b[3]));
  const prior = (s, e) => {
    const dx = e[0] - s[0],
      dy = e[1] - s[1],
      d = Math.hypot(dx, dy) || 1;
    const v = (0.6 * dx + dy) / d;
    return v < 0.1 ? 0.6 + Math.min(0.8, -v) : 0;
  };
  const startCost = (pts, box) => {
    const head = sub(pts, 0, 22);
    const q = head.at(-1),
      p = pts[0];
    const d = [q[0] - p[0], q[1] - p[1]],
      l = Math.hypot(...d) || 1;
    let best = 1e9;
    for (let i = 0; i < head.length; i += 3) best = Math.min(best, boxDist(head[i], box));
    let nx = -d[1] / l,
      ny = d[0] / l;
    if (nx + ny > 0) {
      nx = -nx;
      ny = -ny;
    }
    const o = [(box[0] + box[2]) / 2 - p[0], (box[1] + box[3]) / 2 - p[1]];
    const side = o[0] * nx + o[1] * ny,
      along = (o[0] * d[0] + o[1] * d[1]) / l;
    return (
      Math.min(9, (Math.max(0, best - NOM) / LD) ** 2) +
      (side < -2 ? SIDE : 0) +
      Math.min(1.5, Math.max(0, Math.abs(along) - 16) / 16)
    );
  };
  const one = (pts, box) => prior(pts[0], pts.at(-1)) + (box ? startCost(pts, box) : 1.5);
  const memo = new Map();
  const both = (pts, i) => {
    const k = `${pts.length},${pts[0]},${pts.at(-1)},${pts[pts.length >> 1]},${i}`;
    let v = memo.get(k);
    if (!v) {
      v = [one(pts, labels.get(i + 1)), one([...pts].reverse(), labels.get(i + 1))];
      memo.set(k, v);
    }
    return v;
  };
  const evaluate = (pick) => {
    const st = strokesOf(pick);
    let c = 0;
    choices.forEach((o, i) => {
      c += o[pick[i]].c;
    });
    if (st.length !== n) return { total: 200 + Math.abs(st.length - n) * 30 + c, ordered: null };
    for (const s of st) {
      const L = len(s);
      if (L < 18) c += SH * (1 - L / 20);
    }
    const cost = st.map((pts) => Array.from({ length: n }, (_, i) => Math.min(...both(pts, i))));
    const h = hungarian(cost);
    const ordered = Array(n);
    let worst = 0;
    st.forEach((pts, k) => {
      const i = h.a[k];
      worst = Math.max(worst, cost[k][i]);
      const [x, y] = both(pts, i);
      ordered[i] = x <= y ? pts : [...pts].reverse();
    });
    return { total: c + h.s, ordered, worst, turn: c };
  };
  let pick = dp.get(want).pick;
  let best = evaluate(pick);
  if (!best) return null;
  for (let round = 0; round < 14; round++) {
    let improved = null;
    const alts = choices
      .flatMap((opts, i) =>
        opts
          .map((o, oi) => ({ i, oi, d: count(o) - count(opts[pick[i]]), c: o.c - opts[pick[i]].c }))
          .filter((a) => a.oi !== pick[a.i] && a.c < 6),
      )
      .sort((a, b) => a.c - b.c);
    const tryPick = (p) => {
      const e = evaluate(p);
      if (e && e.total < (improved?.e.total ?? best.total) - 1e-6) improved = { e, p };
    };
    for (const a of alts)
      if (a.d === 0) {
        const p = [...pick];
        p[a.i] = a.oi;
        tryPick(p);
      }
    let tries = 0;
    outer: for (const a of alts)
      for (const b of alts)
        if (a.i < b.i && a.d + b.d === 0 && a.d !== 0 && a.c + b.c < 7) {
          if (tries++ > 700) break outer;
          const p = [...pick];
          p[a.i] = a.oi;
          p[b.i] = b.oi;
          tryPick(p);
        }
    if (!improved) break;
    best = improved.e;
    pick = improved.p;
  }
  return best.ordered ? best : null;
}
