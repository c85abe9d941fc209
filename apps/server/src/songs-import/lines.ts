import { type LineEntry, textFault } from '@utarang/content/songs';
import { type Piece, piecesOf } from '@utarang/domain/sentences';
import {
  derivePronunciation,
  type LineFault,
  type LineTexts,
  lineFaults,
  lineText,
  pronunciationOf,
} from '@utarang/domain/songs';
import { backwardLines, isLineTime } from '@utarang/domain/timing';
import type { ImportLine } from './document.js';

export type ReadLine = { readonly line: LineEntry; readonly pieces: readonly Piece[] };

/** Lines in their stored form; `problems` and `warnings` are sentences with the line's number. */
export type ReadLines = {
  readonly lines: readonly ReadLine[];
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
};

/** Reads the lines of a song by the rule for all songs (docs/product/songs.md#valid-songs). */
export function readLines(given: readonly ImportLine[]): ReadLines {
  const lines: ReadLine[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const [i, each] of given.entries()) {
    const place = `line ${i + 1}`;
    const { stanza, japanese, korean: meaningKo } = each;
    const texts = { stanza, text: lineText(japanese), pronunciation: each.pronunciation ?? '', meaningKo };
    const faults = lineFaults(texts, given[i - 1]?.stanza ?? 0);
    problems.push(...faults.map((fault) => `${place}: ${sentenceOf(fault, texts, japanese)}`));
    const { startMs = null, endMs = null } = each;
    const timeProblem = problemOfTime(startMs, endMs);
    if (timeProblem) problems.push(`${place}: ${timeProblem}`);
    const pieces = piecesOf(texts.text);
    if (!pieces || faults.length > 0) continue;
    const pronunciation = pronunciationOf(texts);
    const derived = derivePronunciation(texts.text);
    if (derived !== null && spoken(derived) !== spoken(pronunciation)) {
      warnings.push(`${place}: the pronunciation is kept as "${pronunciation}"; by the rule it is "${derived}"`);
    }
    lines.push({
      line: { stanza, seq: i + 1, text: texts.text, pronunciation, meaningKo, places: null, startMs, endMs },
      pieces,
    });
  }
  const times = given.map(({ startMs = null, endMs = null }) => (startMs === null ? null : { startMs, endMs }));
  for (const line of backwardLines(times))
    warnings.push(`line ${line + 1}: it sounds before a line that stands before it`);
  return { lines, problems, warnings };
}

function problemOfTime(startMs: number | null, endMs: number | null): string | null {
  if (startMs === null) return endMs === null ? null : 'it has an endMs and no startMs';
  return isLineTime({ startMs, endMs }) ? null : 'it ends before it begins';
}

function sentenceOf(fault: LineFault, { stanza, meaningKo, pronunciation }: LineTexts, japanese: string): string {
  switch (fault.fault) {
    case 'empty':
      return `${fault.field === 'text' ? 'japanese' : 'korean'} is empty`;
    case 'without_hangul':
      return `korean "${meaningKo}" has no Hangul`;
    case 'not_hangul':
      return `pronunciation "${pronunciation}" is not Hangul`;
    case 'cannot_be_told':
      return `how it is said cannot be told from "${japanese}": give its pronunciation in Hangul`;
    case 'does_not_follow':
      return `stanza ${stanza} does not follow stanza ${fault.before}`;
    case 'not_from_1':
      return 'stanzas are counted from 1';
    default:
      return textFault(fault, japanese);
  }
}

/** A text without spaces and punctuation, which differ between sources. */
const spoken = (text: string): string => text.replace(/[^가-힣-]/g, '');
