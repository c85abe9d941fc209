import { type LineEntry, misplacedReading, pieceFaults } from '@utarang/content/songs';
import { hangulText, type Piece, piecesOf } from '@utarang/domain/sentences';
import type { ImportLine } from './document.js';

export type ReadLine = { readonly line: LineEntry; readonly pieces: readonly Piece[] };

/** Lines as they are stored; `problems` and `warnings` are sentences with the line's number. */
export type ReadLines = {
  readonly lines: readonly ReadLine[];
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
};

const HANGUL = /[가-힣]/;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Spaces part what is said together and are not printed; those between words of another language are. */
const INNER_SPACE = /(?<=[\p{Script=Latin}\d.,!?'’]) (?=[\p{Script=Latin}\d'‘(])/gu;
const NO_BREAK_SPACE = '\u00a0';

/**
 * The lines of a song (docs/product/songs.md#import): readings as the rules of the content want them, stanzas that go up
 * by one, and the pronunciation by the rule where none is given.
 */
export function readLines(given: readonly ImportLine[]): ReadLines {
  const lines: ReadLine[] = [];
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const [i, each] of given.entries()) {
    const place = `line ${i + 1}`;
    const before = given[i - 1]?.stanza ?? 0;
    if (each.stanza !== before && each.stanza !== before + 1) {
      problems.push(`${place}: stanza ${each.stanza} does not follow stanza ${before}`);
    }
    if (i === 0 && each.stanza === 0) problems.push(`${place}: stanzas are counted from 1`);
    const text = each.japanese.replace(INNER_SPACE, NO_BREAK_SPACE);
    const pieces = piecesOf(text);
    const faults = pieces ? pieceFaults(pieces) : [misplacedReading(each.japanese)];
    problems.push(...faults.map((fault) => `${place}: ${fault}`));
    if (JAPANESE.test(text) && !HANGUL.test(each.korean)) {
      problems.push(`${place}: korean "${each.korean}" has no Hangul`);
    }
    if (!pieces || faults.length > 0) continue;
    const derived = hangulText(pieces);
    const pronunciation = each.pronunciation ?? derived;
    if (!isHangul(pronunciation)) {
      problems.push(
        each.pronunciation
          ? `${place}: pronunciation "${pronunciation}" is not Hangul`
          : `${place}: how it is said cannot be told from "${each.japanese}": give its pronunciation in Hangul`,
      );
    } else if (isHangul(derived) && spoken(derived) !== spoken(pronunciation)) {
      warnings.push(`${place}: the pronunciation is kept as "${pronunciation}"; by the rule it is "${derived}"`);
    }
    lines.push({
      line: { stanza: each.stanza, seq: i + 1, text, pronunciation, meaningKo: each.korean },
      pieces,
    });
  }
  return { lines, problems, warnings };
}

/** All its letters and figures are Hangul, whatever the marks. */
const isHangul = (text: string): boolean => HANGUL.test(text) && !/[\p{L}\p{N}]/u.test(text.replace(/[가-힣]/g, ''));

/** Without blanks and marks, which anybody sets as they like. */
const spoken = (text: string): string => text.replace(/[^가-힣-]/g, '');
