import { answerKey, answerKeys, type GradedWord, gradeAnswer, senseBook, sensesOf } from '@utarang/domain/study';
import type { ContentProblem } from '../problem.js';
import { type Row, toEntry } from './parse.js';
import { reachOf } from './reach.js';
import { isSameKorean } from './same-korean.js';

type GradedRow = GradedWord & { readonly row: Row };

/**
 * Checks the book by grading: everything on a card passes, and so does every listed answer; no blocked one does, and of
 * the senses of other words only listed ones or the same Korean word (docs/product/grading.md#how-fair-it-is). Of the
 * hundred million pairs of a word and a sense only those are graded in which some leniency leads from one to the other.
 */
export function gradingProblems(rows: readonly Row[], grade: typeof gradeAnswer = gradeAnswer): ContentProblem[] {
  const asked = rows.map((row): GradedRow => ({ row, ...toEntry(row) }));
  const book = senseBook(asked);
  const passes = (answer: string, word: GradedWord) => grade(answer, word, book).verdict === 'right';
  const problemIn = ({ row: { file, line } }: GradedRow, message: string): ContentProblem => ({ file, line, message });

  const own = asked.flatMap((word) => {
    const right = [...sensesOf(word.meaningKo), ...word.accept];
    return [
      ...(passes(word.meaningKo, word)
        ? []
        : [problemIn(word, `"${word.meaningKo}", as the card shows it, does not pass`)]),
      ...right
        .filter((answer) => !passes(answer, word))
        .map((answer) => problemIn(word, `"${answer}" is listed and does not pass`)),
      ...word.block
        .filter((answer) => passes(answer, word))
        .map((answer) => problemIn(word, `"${answer}" is blocked and passes`)),
    ];
  });
  return [...own, ...strange(asked, passes, problemIn)];
}

/** Senses of other words that pass although they are not listed and are not the same Korean word. */
function strange(
  asked: readonly GradedRow[],
  passes: (answer: string, word: GradedWord) => boolean,
  problemIn: (word: GradedRow, message: string) => ContentProblem,
): ContentProblem[] {
  const reach = reachOf(asked);
  const listed = new Map(asked.map((word) => [word, listedKeys(word)]));
  const senses = new Map(asked.flatMap((owner) => sensesOf(owner.meaningKo).map((text) => [text, owner] as const)));
  return [...senses].flatMap(([text, { japaneseWord, row }]) =>
    [...reach(text)]
      .filter((word) => !listed.get(word)?.has(answerKey(text)) && passes(text, word) && !isSameKorean(text, word))
      .map((word) =>
        problemIn(
          word,
          `"${text}" passes and is a sense of ${japaneseWord} (${row.file}:${row.line}): accept or block it`,
        ),
      ),
  );
}

const listedKeys = ({ meaningKo, accept }: GradedWord): Set<string> =>
  new Set([...sensesOf(meaningKo), ...accept].flatMap(answerKeys));
