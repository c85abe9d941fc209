import { HANGUL, JAPANESE } from '../language/index.js';
import type { Row } from './pasted-row.js';
import { languageOfRow } from './row-language.js';

const BETWEEN = String.raw`\s*(?:[/／|｜\t→]|\s[-–—:：]\s|\u3000|\s)\s*`;
/** Japanese, followed by Korean alone: 窓を開けて / 창을 열고, 窓を開けて (마도오 아케테). */
const BESIDE = new RegExp(
  `^([^${HANGUL}]*[${JAPANESE}][^${HANGUL}]*?)(?:${BETWEEN})([${HANGUL}][^${JAPANESE}]*)$`,
  'u',
);
const IN_BRACKETS = new RegExp(
  `^([^${HANGUL}]*[${JAPANESE}][^${HANGUL}]*?)\\s*[(（[［]\\s*([${HANGUL}][^${JAPANESE}()（）[\\]［］]*)[)）\\]］]\\s*([${HANGUL}][^${JAPANESE}]*)?$`,
  'u',
);
const PARTS = /\s*[/／|｜\t→]\s*/u;
/** The longest row; longer ones are prose. */
const LONGEST = 400;

/** Splits a row of Japanese and its Korean into separate rows; null for any other row. */
export function splitRow(row: Row): Row[] | null {
  const { text } = row;
  if (text.length > LONGEST || languageOfRow(text) === 'blank') return null;
  const brackets = IN_BRACKETS.exec(text);
  const beside = brackets ? null : BESIDE.exec(text);
  const [, original, first, second] = brackets ?? beside ?? [];
  if (original === undefined || first === undefined) return null;
  const korean = [...first.split(PARTS), ...(second?.split(PARTS) ?? [])]
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const below = { given: [], endMs: row.endMs, startMs: row.startMs, translation: null };
  return [{ ...row, text: original.trimEnd() }, ...korean.map((part) => ({ ...below, text: part }))];
}
