/**
 * Measures what a visit has to load, brotli-compressed, against ARCHITECTURE.md#sizes. Reads the last build. `npm run
 * build && node apps/web/scripts/size.mjs`; with `--files`, each file of it
 */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const manifest = JSON.parse(read('.vite/manifest.json'));

const FIRST_PAGE = 'src/features/words/pages/home-page.tsx';
const FIRST_ROUTE = { js: 130.5, css: 20 }; // kB, everything included
/** The modules that the first page loads once it is hydrated, or when the browser is idle. */
const LATER = [
  'src/features/words/components/start/parts-of-start.ts',
  'src/features/words/components/found-words.tsx',
];
/** The worker that searches on the device, which compiles all of it before its first answer. */
const SEARCH_WORKER = 57; // kB
const OTHER_PAGE = 25; // kB of JavaScript that the first page has not loaded by then
/** Pages with the rules of Korean endings, by which their search finds what Koreans say (ARCHITECTURE.md#sizes). */
const WITH_ENDINGS = 30;
const PAGES_WITH_ENDINGS = ['endings', 'particles', 'kana'];
const budgetOf = (page) =>
  PAGES_WITH_ENDINGS.some((name) => page.endsWith(`/${name}-page.tsx`)) ? WITH_ENDINGS : OTHER_PAGE;

/** The files that these modules of the manifest need, what they import included. */
function filesOf(keys, seen = new Set()) {
  const files = new Set();
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const name of [file, ...css, ...filesOf(imports, seen)]) files.add(name);
  }
  return files;
}

const kB = (bytes) => bytes / 1000;
const sizeOf = (file) => kB(brotliCompressSync(read(file)).length);
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);
const ofKind = (files, kind) => [...files].filter((file) => file.endsWith(`.${kind}`));

let over = false;
function report(name, files, budget) {
  const total = sum(files);
  if (total > budget) over = true;
  console.log(`${name}: ${total.toFixed(1)} of ${budget} kB${total > budget ? ' — OVER BUDGET' : ''}`);
  if (total <= budget && !process.argv.includes('--files')) return;
  for (const file of files) console.log(`  ${sizeOf(file).toFixed(1).padStart(6)}  ${file}`);
}

if (!manifest[FIRST_PAGE]) throw new Error(`The build has no ${FIRST_PAGE}: which page is the first now?`);

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const program = filesOf(entries);
// Style sheets that the page names itself, the fonts among them, are in no module's list.
const linked = [
  ...read('index.html')
    .toString()
    .matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g),
].map(([, file]) => file);
const first = new Set([...program, ...filesOf([FIRST_PAGE]), ...linked]);

const later = filesOf(LATER);

report('First route, JavaScript', ofKind(first, 'js'), FIRST_ROUTE.js);
report('First route, CSS', ofKind(first, 'css'), FIRST_ROUTE.css);

for (const page of Object.keys(manifest).filter((key) => key.endsWith('-page.tsx') && key !== FIRST_PAGE)) {
  const more = [...filesOf([page])].filter((file) => !first.has(file) && !later.has(file));
  report(`${page}, JavaScript more`, ofKind(more, 'js'), budgetOf(page));
}

const searchWorker = readdirSync(new URL('assets/', dist)).filter((file) => /^search-worker-.*[.]js$/.test(file));
report(
  'The search on the device',
  searchWorker.map((file) => `assets/${file}`),
  SEARCH_WORKER,
);

process.exitCode = over ? 1 : 0;
