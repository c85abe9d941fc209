import {
  answerKey,
  answerKeys,
  type GradedWord,
  gradeAnswer,
  senseBook,
  sensesOf,
  strokes,
  variantsOf,
} from '@utarang/domain/study';
import type { Problem } from '../problem.js';
import type { Row } from './parse.js';
import { toEntry } from './parse.js';

type Asked = { readonly row: Row; readonly word: GradedWord };

/** A sense of some word, as it is written there. */
type Sense = { readonly text: string; readonly row: Row };

/** As written in the data, with the entry's own names. */
export function gradedWord(row: Row): GradedWord {
  const { accept, block, ...entry } = toEntry(row);
  return { ...entry, accepted: accept, blocked: block };
}

/**
 * What grading would make of the book: every listed answer passes, no blocked one does, and no sense of another word
 * does unless it is listed ("Study rules: Grading"). Of the hundred million pairs of a word and a sense only those are
 * graded in which some leniency reaches from one to the other; all the rest fail in any case.
 */
export function gradingProblems(rows: readonly Row[], grade: typeof gradeAnswer = gradeAnswer): Problem[] {
  const asked = rows.map((row): Asked => ({ row, word: gradedWord(row) }));
  const book = senseBook(asked.map(({ word }) => word));
  const passes = (answer: string, word: GradedWord) => grade(answer, word, book).verdict === 'right';
  const reach = reachOf(rows);
  return asked.flatMap(({ row, word }) => {
    const at = (message: string): Problem => ({ file: row.file, line: row.line, message });
    const right = [...sensesOf(word.meaningKo), ...word.accepted];
    const keys = new Set(right.flatMap(answerKeys));
    const strange = reach(word).filter(({ text }) => !keys.has(answerKey(text)) && passes(text, word));
    return [
      ...right.filter((answer) => !passes(answer, word)).map((answer) => at(`"${answer}" is listed and does not pass`)),
      ...word.blocked.filter((answer) => passes(answer, word)).map((answer) => at(`"${answer}" is blocked and passes`)),
      ...strange.map(({ text, row: { word: other, file, line } }) =>
        at(`"${text}" passes and is a sense of ${other} (${file}:${line}): accept or block it`),
      ),
    ];
  });
}

/** Finds for a word the senses of the book that a leniency may reach from it: other brackets, variants, slips. */
function reachOf(rows: readonly Row[]): (word: GradedWord) => Sense[] {
  const byKey = new Map<string, Sense[]>();
  const bySlip = new Map<string, Sense[]>();
  const add = (index: Map<string, Sense[]>, key: string, sense: Sense) => {
    const there = index.get(key);
    if (there) there.push(sense);
    else index.set(key, [sense]);
  };
  for (const row of rows) {
    for (const text of sensesOf(row.meaning)) {
      for (const key of answerKeys(text)) {
        add(byKey, key, { text, row });
        for (const rest of slipRests(key)) add(bySlip, rest, { text, row });
      }
    }
  }
  return (word) => {
    const keys = [...sensesOf(word.meaningKo), ...word.accepted].flatMap(answerKeys);
    const { hada, forms } = variantsOf(word);
    const found = [
      ...[...keys, ...hada, ...forms].flatMap((key) => byKey.get(key) ?? []),
      ...keys.flatMap(slipRests).flatMap((rest) => bySlip.get(rest) ?? []),
    ];
    return [...new Map(found.map((sense) => [sense.text, sense])).values()];
  };
}

const SLIP_MIN = 4;

/** What is left of a key without any one of its jamo, and all of it: two keys a slip apart have one of these in common. */
function slipRests(key: string): string[] {
  if (key.length < SLIP_MIN) return [];
  const typed = strokes(key);
  return [typed, ...Array.from(typed, (_, at) => typed.slice(0, at) + typed.slice(at + 1))];
}
