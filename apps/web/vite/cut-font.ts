import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Cutting is repeatable, so what was cut once is kept: the next build takes none of its ten seconds. */
const kept = fileURLToPath(new URL('../../../.cache/fonts/', import.meta.url));

/** Compositions and kerning; Japanese type has many more, for vertical setting and old forms, that a page never asks for. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];

/** A font to cut, with the code points it draws. */
export type SourceFont = { readonly bytes: Buffer; readonly points: ReadonlySet<number> };

/** Reads a font file of any web format. */
export async function readFont(file: string): Promise<SourceFont> {
  const packed = readFileSync(file);
  const bytes = await cached(['read', packed], 'ttf', () =>
    subsetFont(packed, null, { targetFormat: 'sfnt', keepAllGlyphs: true }),
  );
  return { bytes, points: new Set(new Face(new Blob(new Uint8Array(bytes))).collectUnicodes()) };
}

/** The part of a font that draws some code points, as WOFF2. */
export const cutFont = ({ bytes }: SourceFont, points: readonly number[]): Promise<Buffer> => {
  const text = String.fromCodePoint(...points);
  return cached(['cut', bytes, text, FEATURES.join()], 'woff2', () =>
    subsetFont(bytes, text, { targetFormat: 'woff2', keepFeatures: FEATURES }),
  );
};

async function cached(
  made: readonly (string | Buffer)[],
  ending: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of made) hash.update(part).update('\0');
  const file = join(kept, `${hash.digest('hex').slice(0, 16)}.${ending}`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}
