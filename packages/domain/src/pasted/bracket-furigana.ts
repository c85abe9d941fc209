import { KANA, KANJI, RUBY_BASE, toHiragana, toNfkc } from '../language/index.js';
import { type AlignedPart, aligned, readingIn } from './aligned.js';
import type { Dictionary } from './dictionary.js';
import type { GivenReading, Row } from './pasted-row.js';
import { isRemark } from './remarks.js';

const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '（': '）',
  '[': ']',
  '［': '］',
  '【': '】',
  '《': '》',
  '〈': '〉',
  '〔': '〕',
  '{': '}',
  '｛': '｝',
  '≪': '≫',
  '<': '>',
};
const classOf = (signs: readonly string[]): string => `[${signs.join('').replace(/[[\]]/g, '\\$&')}]`;
const OPEN = classOf(Object.keys(PAIRS));
const CLOSE = classOf(Object.values(PAIRS));
/** The longest reading. */
const READING_MAX = 40;
const BRACKET = new RegExp(`(${OPEN})([${KANA}ｰﾞﾟｦ-ﾟ\\s・･.．‐-]{1,${READING_MAX}})(${CLOSE})`, 'gu');
/** Letters that may have a reading, right before its bracket. */
const UNDER = new RegExp(`[${RUBY_BASE}${KANA}0-9０-９A-Za-zＡ-Ｚａ-ｚ]{1,24}$`, 'u');
const BASE_MAX = 24;
const HAS_BASE = new RegExp(`[${KANJI}〆0-9０-９]`, 'u');
const STARTS = new RegExp(`^[${RUBY_BASE}0-9０-９A-Za-zＡ-Ｚａ-ｚ]`, 'u');
const BAR = /[|｜]([^|｜\s]{1,24})$/u;
const IS_JAPANESE = new RegExp(`[${KANA}${KANJI}]`, 'u');
const NO_KANJI = new RegExp(`^[^${KANJI}]+`, 'u');
const KANA_PER_KANJI_MAX = 5;

/** A row without the readings in its brackets, and the number of these. */
export function bracketFurigana(row: Row, dictionary: Dictionary): { row: Row; count: number } {
  const { text } = row;
  const found = [...text.matchAll(BRACKET)].filter(([, open, , close]) => PAIRS[open!] === close);
  if (found.length === 0) return { row, count: 0 };
  const bare = text.replace(BRACKET, '');
  /** The dictionary's readings for the line without its brackets, by offset. */
  const usual = new Map(dictionary.readingsIn(bare.replace(/[|｜]/g, '')).map((each) => [`${each.start}`, each]));
  let out = '';
  let reached = 0;
  let count = 0;
  const given: GivenReading[] = [...row.given];
  for (const match of found) {
    const [bracketed, open] = match;
    out += text.slice(reached, match.index);
    reached = match.index + bracketed.length;
    const reading = readingIn(toWide(match[2]!));
    const base = reading === null ? null : baseOf(out, toHiragana(reading), open!, dictionary, usual);
    const isTaken = given.some(({ end }) => base !== null && end > base.start - (base.bar === null ? 0 : 1));
    if (base === null || isTaken) {
      out += bracketed;
      continue;
    }
    count += 1;
    if (base.bar !== null) out = out.slice(0, base.bar) + out.slice(base.bar + 1);
    const shift = base.bar === null ? 0 : 1;
    let start = base.start - shift;
    // Anki puts a space before each word that has a reading.
    if (open === '[' && out[start - 1] === ' ' && IS_JAPANESE.test(out[start - 2] ?? '')) {
      out = out.slice(0, start - 1) + out.slice(start);
      start -= 1;
    }
    for (const part of base.parts) {
      const own = reading!.slice(part.place, part.place + part.reading.length);
      given.push({ start: start + part.start, end: start + part.end, reading: own });
    }
  }
  out += text.slice(reached);
  return { row: { ...row, text: out, given }, count };
}

/** Half-width kana as they are read. */
const toWide = (text: string): string => (/[ｦ-ﾟ]/u.test(text) ? toNfkc(text) : text);

type Base = { readonly start: number; readonly bar: number | null; readonly parts: readonly AlignedPart[] };

/** Finds the text of a reading in brackets; null where the bracket is no reading. */
function baseOf(
  before: string,
  reading: string,
  open: string,
  dictionary: Dictionary,
  usual: ReadonlyMap<string, GivenReading>,
): Base | null {
  const tail = before.slice(-BASE_MAX - 1);
  const marked = BAR.exec(tail)?.[1];
  if (marked !== undefined) {
    const start = before.length - marked.length;
    return { start, bar: start - 1, parts: partsOf(marked, reading, dictionary) ?? [wholePart(marked, reading)] };
  }
  const run = UNDER.exec(tail)?.[0];
  if (run === undefined) return null;
  const runStart = before.length - run.length;
  // A word in kana that is repeated in the bracket: ラジオ(らじお).
  if (toHiragana(run).endsWith(reading) && reading.length > 1 && !HAS_BASE.test(run))
    return { start: runStart, bar: null, parts: [] };
  if (!HAS_BASE.test(run)) return null;
  const candidates = startsIn(run, reading).flatMap((from) => {
    const written = run.slice(from);
    const parts = partsOf(written, reading, dictionary);
    return parts && HAS_BASE.test(written) ? [{ from, written, parts }] : [];
  });
  const isSure = ({ written, from, parts }: (typeof candidates)[number]) =>
    dictionary.mayRead(written, reading) ||
    parts.every(({ start, end, reading: own }) => {
      const known = usual.get(`${runStart + from + start}`);
      return (
        (known?.end === runStart + from + end && known.reading === own) ||
        dictionary.mayRead(written.slice(start, end), own)
      );
    });
  const sure = candidates.find(isSure);
  const likely =
    sure ?? (isLikely(reading, open) ? candidates.find(({ written, parts }) => fits(written, parts)) : undefined);
  return likely ? { start: runStart + likely.from, bar: null, parts: likely.parts } : null;
}

/** Checks for a likely notation: Aozora and similar ones only have readings in 《》. */
const isLikely = (reading: string, open: string): boolean => open === '《' || open === '≪' || !isRemark(reading);

const wholePart = (written: string, reading: string): AlignedPart => ({
  start: 0,
  end: written.length,
  reading,
  place: 0,
});

/** Checks that each kanji has at least one letter of the reading, and not too many. */
const fits = (written: string, parts: readonly AlignedPart[]): boolean =>
  parts.every(({ start, end, reading }) => {
    const letters = [...written.slice(start, end)];
    const kanji = letters.filter((letter) => STARTS.test(letter)).length;
    return reading.length >= Math.min(kanji, 4) && reading.length <= Math.max(kanji * KANA_PER_KANJI_MAX, 8);
  });

/**
 * Places at which a word may begin whose reading this is, the likeliest first: at kanji, the longest first, so that
 * 食べ物(たべもの) is one word; then with the kana before it, which the reading has to have, too (お茶, バス停); then within the
 * kanji.
 */
function startsIn(run: string, reading: string): number[] {
  const starts = Array.from({ length: Math.min(run.length, BASE_MAX) }, (_, index) => index);
  const isStart = (index: number) => STARTS.test(run[index]!);
  const heads = starts.filter((index) => isStart(index) && (index === 0 || !isStart(index - 1)));
  const withKana = starts.filter((index) => {
    if (isStart(index)) return false;
    const kana = NO_KANJI.exec(run.slice(index))?.[0] ?? '';
    const isPrefix = /^[おごみ]$/u.test(kana) || kana.length >= 2;
    return isPrefix && reading.startsWith(toHiragana(kana)) && reading.length > kana.length;
  });
  const within = starts.filter((index) => index > 0 && isStart(index) && isStart(index - 1));
  return [...withKana, ...heads, ...within];
}

function partsOf(written: string, reading: string, dictionary: Dictionary): AlignedPart[] | null {
  return aligned(written, reading, (run, own) => dictionary.mayRead(run, own));
}
