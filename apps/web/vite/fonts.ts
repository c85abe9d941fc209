import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { narrow, parseFaces, printFace, printRanges } from './font-faces.js';
import { japaneseCharacters, koreanCharacters } from './shown-characters.js';

const resolve = createRequire(import.meta.url).resolve;
const content = fileURLToPath(new URL('../../../packages/content/data', import.meta.url));

const families = () => [
  {
    family: 'Pretendard Variable',
    weights: '45 920',
    short: 'p',
    css: resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
    wanted: koreanCharacters,
  },
  {
    family: 'Noto Sans JP Variable',
    weights: '100 900',
    short: 'n',
    css: resolve('@fontsource-variable/noto-sans-jp/index.css'),
    wanted: japaneseCharacters(content),
  },
];

/** The style sheet of both families and the files it names. The folder's name stands for all their content. */
function makeSheet() {
  const css: ((folder: string) => string)[] = [];
  const files = new Map<string, Buffer>();
  const hash = createHash('sha256');
  for (const { family, weights, short, css: sheet, wanted } of families()) {
    const faces = narrow(parseFaces(readFileSync(sheet, 'utf8')), wanted);
    const ranges = printRanges(faces);
    faces.forEach(({ file }, at) => {
      const name = `${short}${at}.woff2`;
      const bytes = readFileSync(join(dirname(sheet), file));
      files.set(name, bytes);
      hash.update(bytes);
      css.push((folder) => printFace(family, weights, `${folder}/${name}`, ranges[at] ?? ''));
    });
  }
  const folder = `/assets/fonts-${hash.digest('hex').slice(0, 8)}`;
  const text = css.map((face) => face(folder)).join('');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { folder, files, text, href: `/assets/fonts-${version}.css` };
}

/**
 * Pretendard and Noto Sans JP from their packages, cut into slices that load as they are needed (docs/decisions/0009).
 * One style sheet of its own: it changes only with the fonts, so it stays cached over releases.
 */
export function fonts(): Plugin {
  let sheet: ReturnType<typeof makeSheet>;
  return {
    name: 'fonts',
    buildStart() {
      sheet = makeSheet();
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
