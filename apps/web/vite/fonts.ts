import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cutFont, readFont } from './cut-font.js';
import { narrow, parseFaces, printFace, printRanges } from './font-faces.js';
import { japaneseSlices } from './japanese-slices.js';
import { japaneseCharacters, koreanCharacters } from './shown-characters.js';

const resolve = createRequire(import.meta.url).resolve;
const content = fileURLToPath(new URL('../../../packages/content/data', import.meta.url));

/** One face of the sheet: what it is for and its file. */
type SheetFace = { readonly weights: string; readonly points: ReadonlySet<number>; readonly bytes: Buffer };

/** Pretendard as its package has it: some ninety slices in all weights. */
function korean(): SheetFace[] {
  const sheet = resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  return narrow(parseFaces(readFileSync(sheet, 'utf8')), koreanCharacters).map(({ file, points }) => ({
    weights: '45 920',
    points,
    bytes: readFileSync(join(dirname(sheet), file)),
  }));
}

/** The weights that Japanese text is set in, and which of the design's weights each stands for. */
const JAPANESE_WEIGHTS = { 400: '1 450', 500: '451 599', 700: '600 1000' } as const;

/** Noto Sans JP in one of its weights, cut by us. */
async function japanese(weight: string, weights: string): Promise<SheetFace[]> {
  const font = await readFont(resolve(`@openfonts/noto-sans-jp_japanese/files/noto-sans-jp-japanese-${weight}.woff2`));
  const slices = japaneseSlices(content, [...font.points].filter(japaneseCharacters(content)));
  const files = await Promise.all(slices.map((slice) => cutFont(font, slice)));
  return slices.map((slice, at) => ({ weights, points: new Set(slice), bytes: files[at]! }));
}

/** The style sheet of both families and the files it names. The folder's name stands for all their content. */
async function makeSheet() {
  const css: ((folder: string) => string)[] = [];
  const files = new Map<string, Buffer>();
  const hash = createHash('sha256');
  const add = (family: string, short: string, faces: readonly SheetFace[]) => {
    const ranges = printRanges(faces);
    faces.forEach(({ weights, bytes }, at) => {
      const name = `${short}${at}.woff2`;
      files.set(name, bytes);
      hash.update(bytes);
      css.push((folder) => printFace(family, weights, `${folder}/${name}`, ranges[at] ?? ''));
    });
  };
  add('Pretendard Variable', 'p', korean());
  for (const [weight, weights] of Object.entries(JAPANESE_WEIGHTS))
    add('Noto Sans JP', `n${weight}-`, await japanese(weight, weights));
  const folder = `/assets/fonts-${hash.digest('hex').slice(0, 8)}`;
  const text = css.map((face) => face(folder)).join('');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { folder, files, text, href: `/assets/fonts-${version}.css` };
}

/**
 * Pretendard and Noto Sans JP from their packages, in slices that load as they are needed (docs/decisions/0009 and 0020).
 * One style sheet of its own: it changes only with the fonts, so it stays cached over releases.
 */
export function fonts(): Plugin {
  let sheet: Awaited<ReturnType<typeof makeSheet>>;
  return {
    name: 'fonts',
    async buildStart() {
      sheet = await makeSheet();
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: sheet.href }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: sheet.href.slice(1), source: sheet.text });
      for (const [name, source] of sheet.files) {
        this.emitFile({ type: 'asset', fileName: `${sheet.folder.slice(1)}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        const file = path.startsWith(`${sheet.folder}/`) ? sheet.files.get(basename(path)) : undefined;
        if (path !== sheet.href && !file) return next();
        response.setHeader('Content-Type', file ? 'font/woff2' : 'text/css');
        response.end(file ?? sheet.text);
      });
    },
  };
}
