/** The points of a line that it needs (Ramer, Douglas, Peucker). */
const rdp = (p, e) => {
  if (p.length < 3) return p;
  const [a, b] = [p[0], p.at(-1)];
  const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let m = 0,
    k = 0;
  for (let i = 1; i < p.length - 1; i++) {
    const d =
      L < 1e-6
        ? Math.hypot(p[i][0] - a[0], p[i][1] - a[1])
        : Math.abs((b[0] - a[0]) * (a[1] - p[i][1]) - (a[0] - p[i][0]) * (b[1] - a[1])) / L;
    if (d > m) {
      m = d;
      k = i;
    }
  }
  return m <= e ? [a, b] : [...rdp(p.slice(0, k + 1), e).slice(0, -1), ...rdp(p.slice(k), e)];
};

const smooth = (p) =>
  p.map((_, i) => {
    const k = Math.min(3, i, p.length - 1 - i);
    let x = 0,
      y = 0;
    for (let j = -k; j <= k; j++) {
      x += p[i + j][0];
      y += p[i + j][1];
    }
    return [x / (2 * k + 1), y / (2 * k + 1)];
  });

/** Scale and middle of the raster in a square of 100. */
const K = 1.24 / 4.1,
  CX = 217,
  CY = 204;

/** Strokes as a cell of the table: `x,y x,y/x,y x,y` in a square of 100, with a margin of 4. */
export const line = (strokes) => {
  let pts = strokes.map((s) => rdp(smooth(s), 1.1).map(([x, y]) => [50 + (x - CX) * K, 50 + (y - CY) * K]));
  const flat = pts.flat();
  const xs = flat.map((p) => p[0]),
    ys = flat.map((p) => p[1]);
  const x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    y0 = Math.min(...ys),
    y1 = Math.max(...ys);
  const k = Math.min(1, 92 / (x1 - x0), 92 / (y1 - y0));
  let dx = 0,
    dy = 0;
  const f = (v, c) => c + (v - c) * k;
  const cx = (x0 + x1) / 2,
    cy = (y0 + y1) / 2;
  const mv = (lo, hi) => (lo < 4 ? 4 - lo : hi > 96 ? 96 - hi : 0);
  dx = mv(f(x0, cx), f(x1, cx));
  dy = mv(f(y0, cy), f(y1, cy));
  pts = pts.map((s) =>
    s
      .map(([x, y]) => [Math.round(f(x, cx) + dx), Math.round(f(y, cy) + dy)])
      .filter((p, i, a) => i === 0 || p[0] !== a[i - 1][0] || p[1] !== a[i - 1][1]),
  );
  return pts
    .map((s) => (s.length < 2 ? [s[0], [s[0][0] + 1, s[0][1] + 1]] : s).map((p) => p.join(',')).join(' '))
    .join('/');
};
