import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type CutOptions, cutFont, readFont } from './cut-font.js';
import { narrow, parseFaces, printFace, printRanges } from './font-faces.js';
import { contentFolder, messages, pronunciations, wordFiles } from './own-texts.js';
import { japaneseCharacters, kana, koreanCharacters } from './shown-characters.js';
import { japaneseSlices, koreanSlices } from './slices.js';

const resolve = createRequire(import.meta.url).resolve;

/** One face of the sheet: what it is for and its file. */
type SheetFace = { readonly weights: string; readonly points: ReadonlySet<number>; readonly bytes: Buffer };

/** A font of a family, which of the design's weights it stands for, and how it is cut. */
type SubsetOptions = CutOptions & {
  file: string;
  weights: string;
  wanted: (point: number) => boolean;
  slices: (points: number[]) => number[][];
};

async function facesOf({ file, weights, wanted, slices, ...options }: SubsetOptions): Promise<SheetFace[]> {
  const font = await readFont(resolve(file));
  const parts = slices([...font.points].filter(wanted).sort((a, b) => a - b));
  const files = await Promise.all(parts.map((part) => cutFont(font, part, options)));
  return parts.map((part, index) => ({ weights, points: new Set(part), bytes: files[index]! }));
}

const ALL_WEIGHTS = '45 920';

/** Compositions, kerning and what signs need beside digits and capitals. */
const FEATURES = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'calt', 'case'];

/** The licence keeps the name Pretendard for the unmodified font, so what we cut has another one (docs/decisions/0020). */
const pretendard = (): SubsetOptions => ({
  file: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  weights: ALL_WEIGHTS,
  wanted: koreanCharacters,
  features: [...FEATURES, 'tnum'], // counts and countdowns
  rename: ['Pretendard', 'UtarangKor'],
  slices: (points) => koreanSlices(messages(), [...wordFiles(), ...pronunciations()], points),
});

/** The characters that our texts do not have, in the slices of the package: anybody may type any syllable. */
function pretendardRest(ours: readonly SheetFace[]): SheetFace[] {
  const sheet = resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  const isRest = (point: number) => koreanCharacters(point) && !ours.some(({ points }) => points.has(point));
  return narrow(parseFaces(readFileSync(sheet, 'utf8')), isRest).map(({ file, points }) => ({
    weights: ALL_WEIGHTS,
    points,
    bytes: readFileSync(join(dirname(sheet), file)),
  }));
}

const noto = (weight: number, weights: string): SubsetOptions => ({
  file: `@openfonts/noto-sans-jp_japanese/files/noto-sans-jp-japanese-${weight}.woff2`,
  weights,
  wanted: japaneseCharacters(contentFolder),
  features: FEATURES,
  slices: (points) => japaneseSlices(wordFiles(), points),
});

/** Kana as one writes them. Pages that do not name the family do not load it. */
const klee = (): SubsetOptions => ({
  file: '@fontsource/klee-one/files/klee-one-japanese-400-normal.woff2',
  weights: ALL_WEIGHTS,
  wanted: kana,
  features: FEATURES,
  slices: (points) => [points],
});

/** The style sheet of all families and the files it names. The folder's name is made from the content of all files. */
export async function makeSheet() {
  const css: ((folder: string) => string)[] = [];
  const files = new Map<string, Buffer>();
  const hash = createHash('sha256');
  const add = (family: string, short: string, slices: readonly SheetFace[]) => {
    // What is needed most comes last and wins (`printRanges`).
    const faces = slices.toReversed();
    const ranges = printRanges(faces);
    faces.forEach(({ weights, bytes }, index) => {
      const name = `${short}${faces.length - 1 - index}.woff2`;
      files.set(name, bytes);
      hash.update(bytes);
      css.push((folder) => printFace(family, weights, `${folder}/${name}`, ranges[index] ?? ''));
    });
  };
  const korean = await facesOf(pretendard());
  add('Utarang Korean', 'k', [...korean, ...pretendardRest(korean)]);
  add('Noto Sans JP', 'n4-', await facesOf(noto(400, '1 450')));
  add('Noto Sans JP', 'n5-', await facesOf(noto(500, '451 599')));
  add('Noto Sans JP', 'n7-', await facesOf(noto(700, '600 1000')));
  add('Klee One', 'h', await facesOf(klee()));
  const folder = `/assets/fonts-${hash.digest('hex').slice(0, 8)}`;
  const text = css.map((face) => face(folder)).join('');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { folder, files, text, href: `/assets/fonts-${version}.css` };
}

/**
 * Pretendard, Noto Sans JP and Klee One from their packages, in slices that load as they are needed
 * (docs/decisions/0009 and 0020). They have a style sheet of their own: it changes only with the fonts, so it stays
 * cached over releases.
 */
export function fonts(): Plugin {
  let sheet: Awaited<ReturnType<typeof makeSheet>>;
  return {
    name: 'fonts',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async buildStart() {
      sheet = await makeSheet();
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: sheet.href }, injectTo: 'body' }],
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
