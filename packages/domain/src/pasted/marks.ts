import { hasJapaneseLetter } from '../language/index.js';
import { debrisDoubt } from './debris.js';
import { BLANK_ROW, isBlank, type Row } from './pasted-row.js';
import { headingDoubt, isPartOfSong } from './sections.js';
import { singersOf, withoutSinger } from './singers.js';

const NOTE = '(?:[♪♫♬♩]|🎵|🎶)';
const NOTES_AROUND = new RegExp(`^(?:${NOTE}\\s*)+|(?:\\s*${NOTE})+$`, 'gu');
/** Rows of ornaments: ♪, ***, ---. */
const ORNAMENTS = /^(?:[♪♫♬♩♡♥❤☆★~～〜・…─—=*_\s-]|🎵|🎶|\ufe0f)+$/u;
const TIMES = String.raw`(?:[x×✕*]\s?\d{1,2}|\d{1,2}\s?[x×✕]|\d{1,2}번?\s?반복|반복|repeat(?:\s?[x×]?\s?\d{1,2})?|繰り返し|くり返し)`;
/** Repetition marks: (x2), ×2, [반복]. (3回) may belong to the text. */
const REPEATS = new RegExp(
  `\\s*(?:[(（\\[［【]\\s*※?${TIMES}\\s*[)）\\]］】]|(?<=\\s)[x×✕]\\s?\\d{1,2}|[×✕]\\s?\\d{1,2})\\s*$`,
  'iu',
);
const QUOTES: Readonly<Record<string, string>> = { '「': '」', '『': '』', '“': '”', '"': '"' };

/** The longest line; a longer row is prose, and keeps its marks. */
const LINE_MAX = 1_000;

/** The rows without the marks around their lines, and the number of marks. */
export function withoutMarks(rows: readonly Row[]): { rows: Row[]; marks: number } {
  const texts = rows.map(({ text }) => text.trim());
  const singers = singersOf(texts);
  let marks = 0;
  const kept: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const text = texts[index]!;
    if (text === '') {
      kept.push(row);
      continue;
    }
    if (isPartOfSong(text)) {
      // A part of a song becomes a stanza of its own.
      if (kept.length > 0 && !isBlank(kept.at(-1)!)) kept.push(BLANK_ROW);
      marks += 1;
      continue;
    }
    if (ORNAMENTS.test(text) || isOfPage(texts, index)) {
      marks += 1;
      continue;
    }
    if (text.length > LINE_MAX) {
      kept.push(row);
      continue;
    }
    const bare = [
      (line: string) => withoutSinger(line, singers),
      (line: string) => line.replace(NOTES_AROUND, ''),
      (line: string) => line.replace(REPEATS, ''),
      withoutQuotes,
    ].reduce((line, step) => {
      const next = step(line).trim();
      if (next !== line) marks += 1;
      return next;
    }, text);
    if (bare !== '') kept.push({ ...row, text: bare === text ? row.text : bare });
  }
  return { rows: kept, marks };
}

/** Removes 「…」 around a whole line. */
function withoutQuotes(line: string): string {
  const close = QUOTES[line[0] ?? ''];
  if (close === undefined || line.length < 3 || !line.endsWith(close)) return line;
  const inside = line.slice(1, -1);
  return inside.includes(line[0]!) || inside.includes(close) ? line : inside;
}

/**
 * Checks whether a row is a heading or debris of the page. A word that may also be the translation of the line above
 * stays, unless more of the page follows.
 */
function isOfPage(texts: readonly string[], index: number): boolean {
  const [text, above, below] = [texts[index]!, texts[index - 1] ?? '', texts[index + 1] ?? ''];
  const heading = headingDoubt(text);
  const debris = debrisDoubt(text);
  if (heading === 'sure' || debris === 'sure') return true;
  if (heading === null && debris === null) return false;
  if (!hasJapaneseLetter(above)) return true;
  return heading !== null
    ? below !== '' && !hasJapaneseLetter(below)
    : headingDoubt(below) !== null || debrisDoubt(below) !== null;
}
