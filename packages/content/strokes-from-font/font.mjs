import { readFileSync } from 'node:fs';
/** Glyphs of a TrueType font (tables cmap 4, loca, glyf), each as contours of [x, y, is on the line]. */
export function readFont(path) {
  const b = readFileSync(path);
  const n = b.readUInt16BE(4);
  const t = {};
  for (let i = 0; i < n; i++) {
    const o = 12 + 16 * i;
    t[b.toString('latin1', o, o + 4)] = [b.readUInt32BE(o + 8), b.readUInt32BE(o + 12)];
  }
  const long = b.readInt16BE(t.head[0] + 50);
  const cm = t.cmap[0];
  let sub = null;
  for (let i = 0; i < b.readUInt16BE(cm + 2); i++) {
    const o = cm + b.readUInt32BE(cm + 4 + 8 * i + 4);
    const f = b.readUInt16BE(o);
    if (f === 4 && !sub) sub = o;
  }
  const seg = b.readUInt16BE(sub + 6) / 2;
  const gid = (c) => {
    for (let i = 0; i < seg; i++) {
      const end = b.readUInt16BE(sub + 14 + 2 * i);
      if (c <= end) {
        const st = b.readUInt16BE(sub + 16 + 2 * seg + 2 * i);
        if (c < st) return 0;
        const d = b.readInt16BE(sub + 16 + 4 * seg + 2 * i);
        const ro = b.readUInt16BE(sub + 16 + 6 * seg + 2 * i);
        if (!ro) return (c + d) & 65535;
        const g = b.readUInt16BE(sub + 16 + 6 * seg + 2 * i + ro + 2 * (c - st));
        return g ? (g + d) & 65535 : 0;
      }
    }
    return 0;
  };
  const loc = (g) => (long ? b.readUInt32BE(t.loca[0] + 4 * g) : 2 * b.readUInt16BE(t.loca[0] + 2 * g));
  const contours = (g) => {
    const s = t.glyf[0] + loc(g),
      e = t.glyf[0] + loc(g + 1);
    if (s === e) return [];
    const nc = b.readInt16BE(s);
    if (nc < 0) return null;
    let o = s + 10;
    const ends = [];
    for (let i = 0; i < nc; i++) {
      ends.push(b.readUInt16BE(o));
      o += 2;
    }
    o += 2 + b.readUInt16BE(o);
    const np = ends[nc - 1] + 1;
    const fl = [];
    while (fl.length < np) {
      const f = b[o++];
      fl.push(f);
      if (f & 8) {
        let r = b[o++];
        while (r--) fl.push(f);
      }
    }
    const read = (sh, same) => {
      let v = 0;
      return fl.map((f) => {
        if (f & sh) {
          const d = b[o++];
          v += f & same ? d : -d;
        } else if (!(f & same)) {
          v += b.readInt16BE(o);
          o += 2;
        }
        return v;
      });
    };
    const xs = read(2, 16),
      ys = read(4, 32);
    const out = [];
    let k = 0;
    for (const en of ends) {
      const c = [];
      for (; k <= en; k++) c.push([xs[k], ys[k], fl[k] & 1]);
      out.push(c);
    }
    return out;
  };
  return { of: (character) => contours(gid(character.codePointAt(0))) };
}
