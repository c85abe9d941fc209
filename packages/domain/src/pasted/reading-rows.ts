import { hasKanji, isHiragana, KANA, RUBY_BASE, toHiragana } from '../language/index.js';
import { aligned } from './aligned.js';
import type { Dictionary } from './dictionary.js';
import { isBlank, type Row } from './pasted-row.js';

const AT_END = new RegExp(`[${RUBY_BASE}]+$`, 'u');
const RUNS = new RegExp(`[${RUBY_BASE}]+`, 'gu');
const KANA_ROW = new RegExp(`^[${KANA}\\s\\u3000、。，．,.!?！？…・「」『』〜～-]+$`, 'u');
const NOT_KANA = new RegExp(`[^${KANA}]`, 'gu');

type ReadRows = { readonly rows: Row[]; readonly count: number };

/** Finds readings on rows of their own: each after its kanji, or a whole line repeated in kana. */
export function readingRows(rows: readonly Row[], dictionary: Dictionary): ReadRows {
  const joined = joinedFragments(rows, dictionary);
  const whole = wholeReadings(joined.rows, dictionary);
  return { rows: whole.rows, count: joined.count + whole.count };
}

const isReadingRow = ({ text, startMs }: Row): boolean =>
  startMs === null && KANA_ROW.test(text) && !/[、。！？「」]/u.test(text);

/**
 * Joins ruby whose pieces the browser has put on separate rows: 窓 / まど / を開 / あ / けて. The row after a reading continues
 * the line. Words of a list with their readings below (猫 / ねこ / 犬 / いぬ) are not joined: no row begins with kana.
 */
function joinedFragments(rows: readonly Row[], dictionary: Dictionary): ReadRows {
  const endOf = (text: string) => AT_END.exec(text.slice(-12).trimEnd())?.[0] ?? null;
  const isReadingOf = (text: string, row: Row | undefined): boolean => {
    const kanji = endOf(text);
    return (
      kanji !== null && row !== undefined && isReadingRow(row) && dictionary.mayRead(kanji, toHiragana(row.text.trim()))
    );
  };
  const goesOn = rows.some((row, index) => {
    const [reading, next] = [rows[index + 1], rows[index + 2]];
    return (
      isReadingOf(row.text, reading) &&
      next !== undefined &&
      /^[ぁ-ゖ]/u.test(next.text.trim()) &&
      !isReadingOf(row.text, next) &&
      !isBlank(next)
    );
  });
  if (!goesOn) return { rows: [...rows], count: 0 };
  const out: Row[] = [];
  let count = 0;
  for (let index = 0; index < rows.length; ) {
    let row = rows[index]!;
    index += 1;
    while (isReadingOf(row.text, rows[index])) {
      const text = row.text.trimEnd();
      const kanji = endOf(text)!;
      const reading = rows[index]!.text.trim();
      const given = { start: text.length - kanji.length, end: text.length, reading };
      const next = rows[index + 1];
      const continues = next !== undefined && !isBlank(next) && next.startMs === null;
      row = { ...row, text: text + (continues ? next.text.trim() : ''), given: [...row.given, given] };
      count += 1;
      index += continues ? 2 : 1;
    }
    out.push(row);
  }
  return { rows: out, count };
}

/** Finds the reading of a line below or above it: all of it in kana, or only the readings of its kanji. */
function wholeReadings(rows: readonly Row[], dictionary: Dictionary): ReadRows {
  const out = [...rows];
  const gone = new Set<number>();
  let count = 0;
  for (const [index, row] of rows.entries()) {
    if (!hasKanji(row.text) || row.given.length > 0) continue;
    for (const beside of [index + 1, index - 1]) {
      const other = rows[beside];
      if (!other || gone.has(beside) || !KANA_ROW.test(other.text) || isBlank(other)) continue;
      if (other.startMs !== null && other.startMs !== row.startMs) continue;
      const given = wholeReading(row.text, other.text, dictionary) ?? sparseReading(row.text, other.text, dictionary);
      if (!given) continue;
      out[index] = { ...row, given };
      gone.add(beside);
      count += given.length;
      break;
    }
  }
  return { rows: out.filter((_, index) => !gone.has(index)), count };
}

/**
 * The readings of a whole line, where at least half of the kanji have the dictionary's readings: a line in kana may
 * also be the next line.
 */
function wholeReading(text: string, kana: string, dictionary: Dictionary): Row['given'] | null {
  const given = aligned(text, toHiragana(kana.replace(NOT_KANA, '')), (run, reading) =>
    dictionary.mayRead(run, reading),
  );
  if (!given) return null;
  const usual = dictionary.readingsIn(text);
  const known = given.filter(
    ({ start, end, reading }) =>
      dictionary.mayRead(text.slice(start, end), reading) ||
      usual.some((each) => each.start === start && each.end === end && each.reading === reading),
  );
  return known.length * 2 >= given.length ? given : null;
}

/** The readings of single kanji above a line: まど あ かぜ ま above 窓を開けて風を待つ. */
function sparseReading(text: string, kana: string, dictionary: Dictionary): Row['given'] | null {
  const readings = kana.trim().split(/[\s\u3000]+/u);
  const runs = [...text.matchAll(RUNS)];
  if (readings.length !== runs.length || runs.length < 2 || !readings.every(isHiragana)) return null;
  const given = runs.map((run, index) => ({
    start: run.index,
    end: run.index + run[0].length,
    reading: readings[index]!,
  }));
  const known = given.filter(({ reading }, index) => dictionary.mayRead(runs[index]![0], reading));
  return known.length * 2 >= given.length ? given : null;
}
