import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The cache of cut fonts: cutting a font always gives the same file, and the next build saves ten seconds. */
const cacheFolder = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/** The programs that cut, with their versions: another version may cut differently. */
const programs = ['subset-font', 'harfbuzzjs'].map(versionOf).join();

/** A font to cut, with the code points it draws. */
export type SourceFont = { readonly bytes: Buffer; readonly points: ReadonlySet<number> };

export type CutOptions = {
  /** The OpenType features to keep. Fonts have many that pages never ask for (vertical setting, old forms). */
  readonly features: readonly string[];
  /** The font's name in the file, and its new name, which has the same length. */
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

/** Renames a font. Its name stands in it in UTF-16 for Windows, in bytes for others. Cutting makes new check sums. */
function renamed(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error(`${from} and ${to} are not equally long`);
  const bytes = Buffer.from(font);
  for (const encoding of ['latin1', 'utf16le'] as const) {
    const encoded = (name: string) =>
      encoding === 'utf16le' ? Buffer.from(name, encoding).swap16() : Buffer.from(name);
    const [oldName, newName] = [encoded(from), encoded(to)];
    for (let index = bytes.indexOf(oldName); index >= 0; index = bytes.indexOf(oldName, index + 1))
      newName.copy(bytes, index);
  }
  return bytes;
}

/** The output made of the same input before, or what `make` makes now. */
async function cached(
  madeFrom: readonly (string | Buffer)[],
  ending: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(programs);
  for (const part of madeFrom) hash.update('\0').update(part);
  const file = join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.${ending}`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(cacheFolder, { recursive: true });
  // The file appears whole or not at all: one that is there is never checked again.
  const written = `${file}.${randomUUID()}`; // threads have the number of their process
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
