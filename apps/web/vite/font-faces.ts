/** One slice of a font: its file and the code points it is for. */
export type Face = { file: string; points: ReadonlySet<number> };

/** The faces of a package's style sheet, in its order (a later face wins where two hold the same character). */
export function parseFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const file = /url\(["']?(.*?)["']?\)/.exec(body)?.[1];
    const range = /unicode-range:\s*([^;}]*)/.exec(body)?.[1];
    if (!file || !range) throw new Error(`A font face without a file or range: ${body}`);
    return { file, points: parseRange(range) };
  });
}

export function parseRange(range: string): Set<number> {
  const points = new Set<number>();
  for (const part of range.split(',')) {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point++) points.add(point);
  }
  return points;
}

/** The writing of a set of code points, over the gaps that `mayHold` allows: `U+3042-3044,U+4e00`. */
export function printRange(points: Iterable<number>, mayHold: (point: number) => boolean = () => false): string {
  const runs: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && holdsForAll(run[1] + 1, point, mayHold)) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(',');
}

function holdsForAll(from: number, end: number, holds: (point: number) => boolean): boolean {
  for (let point = from; point < end; point++) if (!holds(point)) return false;
  return true;
}

/** The faces cut down to some characters; faces without any are dropped. */
export const narrow = (faces: readonly Face[], wanted: (point: number) => boolean): Face[] =>
  faces
    .map(({ file, points }) => ({ file, points: new Set([...points].filter(wanted)) }))
    .filter((face) => face.points.size > 0);

/**
 * The ranges of a family's faces in their order. Of two faces that claim a character the later one in the sheet is used
 * (CSS Fonts 4, section 5.3, composite faces), so a face may claim what a later one claims too: one long range instead
 * of many short ones. Faces of rare characters therefore come first: theirs are whole blocks.
 */
export function printRanges(faces: readonly { readonly points: ReadonlySet<number> }[]): string[] {
  const ranges: string[] = [];
  const later = new Set<number>();
  for (const { points } of faces.toReversed()) {
    const own = [...points].filter((point) => !later.has(point));
    ranges.unshift(printRange(own, (point) => later.has(point)));
    for (const point of own) later.add(point);
  }
  return ranges;
}

export const printFace = (family: string, weights: string, url: string, range: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};` +
  `src:url(${url})format("woff2");unicode-range:${range}}`;
