import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Cutting is repeatable, so what was cut once is kept: the next build takes none of its ten seconds. */
const kept = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/** What cuts differently is another program. */
const programs = ['subset-font', 'harfbuzzjs'].map(versionOf).join();

/** A font to cut, with the code points it draws. */
export type SourceFont = { readonly bytes: Buffer; readonly points: ReadonlySet<number> };

export type CutOptions = {
  /** The OpenType features to keep; of what pages never ask for (vertical setting, old forms) fonts have a lot. */
  readonly features: readonly string[];
  /** What the font calls itself, and what it is to be called; equally long. */
  readonly rename?: readonly [from: string, to: string];
};

/** Reads a font file of any web format. */
export async function readFont(file: string): Promise<SourceFont> {
  const packed = readFileSync(file);
  const bytes = await cached(['read', packed], 'ttf', () =>
    subsetFont(packed, null, { targetFormat: 'sfnt', keepAllGlyphs: true }),
  );
  return { bytes, points: new Set(new Face(new Blob(new Uint8Array(bytes))).collectUnicodes()) };
}

/** The part of a font that draws some code points, as WOFF2. */
export const cutFont = (
  { bytes }: SourceFont,
  points: readonly number[],
  { features, rename }: CutOptions,
): Promise<Buffer> => {
  const text = String.fromCodePoint(...points);
  return cached(['cut', bytes, text, features.join(), rename?.join() ?? ''], 'woff2', () =>
    subsetFont(rename ? renamed(bytes, ...rename) : bytes, text, { targetFormat: 'woff2', keepFeatures: features }),
  );
};

/** A name stands in a font in UTF-16 for Windows, in bytes for others. The cutter makes its check sums anew. */
function renamed(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error(`${from} and ${to} are not equally long`);
  const bytes = Buffer.from(font);
  for (const encoding of ['latin1', 'utf16le'] as const) {
    const encoded = (name: string) =>
      encoding === 'utf16le' ? Buffer.from(name, encoding).swap16() : Buffer.from(name);
    const [name, other] = [encoded(from), encoded(to)];
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) other.copy(bytes, at);
  }
  return bytes;
}

async function cached(
  made: readonly (string | Buffer)[],
  ending: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(programs);
  for (const part of made) hash.update('\0').update(part);
  const file = join(kept, `${hash.digest('hex').slice(0, 16)}.${ending}`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(kept, { recursive: true });
  // Whole or not at all: a file that is there is trusted for good.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, bytes);
  renameSync(written, file);
  return bytes;
}

function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    const found = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string })
      : {};
    if (found.name === name) return `${name}@${found.version}`;
    if (folder === dirname(folder)) throw new Error(`${name} has no package.json`);
  }
}
