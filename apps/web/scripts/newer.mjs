/**
 * Looks through the scripts of the last build, ours and those of packages, for what the oldest browsers lack
 * (docs/decisions/0051-three-engines.md). The build writes syntax and style sheets for them; what a browser brings along
 * it cannot write. `npm run build && node apps/web/scripts/newer.mjs`
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Each with the releases of Chrome and Safari that have it first: Chrome 109 and Safari 16.4 are the oldest. */
const NEWER = [
  [/\.(toSorted|toSpliced|toReversed)\(/, 'Array.prototype.toSorted and its like: Chrome 110'],
  [/\.(isWellFormed|toWellFormed)\(/, 'String.prototype.isWellFormed: Chrome 111'],
  [/\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'methods of Set: Chrome 122, Safari 17'],
  [/Array\.fromAsync\b/, 'Array.fromAsync: Chrome 121'],
  [/\b(Object|Map)\.groupBy\b/, 'Object.groupBy: Chrome 117, Safari 17.4'],
  [/Promise\.(withResolvers|try)\b/, 'Promise.withResolvers: Chrome 119, Safari 17.4'],
  [/\bIterator\.(from|prototype)\b/, 'helpers of iterators: Chrome 122, Safari 18.4'],
  [/\.(values|entries|keys)\(\)\.(map|filter|some|every|find|reduce|toArray|take|drop|flatMap)\(/, 'the same'],
  [/AbortSignal\.any\b/, 'AbortSignal.any: Chrome 116, Safari 17.4'],
  [/\bURL\.(canParse|parse)\b/, 'URL.canParse: Chrome 120, Safari 17'],
  [/\bRegExp\.escape\b|\bError\.isError\b|\bMath\.sumPrecise\b/, 'ES2025 and later'],
  [/\.checkVisibility\(/, 'checkVisibility: Safari 17.4'],
  [
    /\.(startViewTransition|showPopover|togglePopover|hidePopover|requestClose|moveBefore|getHTML)\(/,
    'Safari 17 and later',
  ],
  [/\bnew (CloseWatcher|CSSStyleSheet|Highlight|ScrollTimeline|Intl\.DurationFormat)\b/, 'Safari 17 and later'],
  [/"(scrollend|scrollsnapchange|beforetoggle)"/, 'events: Safari 17 and later'],
  [/\b(scheduler|navigation)\.(yield|postTask|navigate|addEventListener)\b/, 'scheduler and navigation: Safari 26'],
  [/\.(toBase64|toHex|setFromBase64)\(|\.fromBase64\(/, 'Uint8Array in Base64: Chrome 140, Safari 18.2'],
];

/** Uses that ask the browser first: of React for its animations between pages, and our own. */
const ASKED_FIRST = [
  /startViewTransition\(\{update/,
  /currentEntry;e&&e\.url!=null&&navigation\.navigate\(/,
  /typeof navigation==`object`\)\{.{0,40}navigation\.addEventListener\(.{0,40}navigation\.addEventListener\(`navigatesuccess`,t\),navigation\.addEventListener\(/,
  // bridge-panel.tsx
  /\.current\?\.hidePopover\(/g,
];

const folder = new URL('../dist/assets/', import.meta.url);
const found = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => {
    const script = ASKED_FIRST.reduce(
      (text, known) => text.replace(known, ''),
      readFileSync(new URL(file, folder), 'utf8'),
    );
    return NEWER.flatMap(([pattern, name]) => {
      const match = pattern.exec(script);
      return match ? [`${file}: ${name}\n    …${script.slice(Math.max(0, match.index - 60), match.index + 80)}…`] : [];
    });
  });
for (const line of found) console.log(line);
console.log(`${found.length} uses of what the oldest browsers lack`);
process.exitCode = found.length === 0 ? 0 : 1;
