import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WordPairPredicate } from '@utarang/domain/sentences';
import { type ContentProblem, formatProblem } from '../problem.js';
import { levelOfSentenceFile } from '../sentences/format.js';
import type { SentenceEntry } from '../sentences/parse.js';
import type { WordEntry } from '../words/entry.js';
import { type CountedQuiz, sharedOptions } from './balance.js';
import { type CheckedQuiz, quizProblems } from './checks.js';
import { parseQuizzes, type QuizEntry, type QuizRow } from './entry.js';
import { quizWordFinder } from './find-words.js';

type Bank = { readonly words: readonly WordEntry[]; readonly sentences: readonly SentenceEntry[] };

/**
 * The quizzes in a directory. Throws with all lines that name no sentence or no words, one a line, as `n5.tsv:12: …`;
 * whether the quizzes are fair ones is for `checkQuizzes`, which tests call and no start of the server waits for.
 */
export async function readQuizzes(directory: URL | string, bank: Bank): Promise<QuizEntry[]> {
  const { found, problems } = await findIn(directory, bank);
  if (problems.length > 0) throw new Error(['the quizzes have problems', ...problems.map(formatProblem)].join('\n'));
  return found.map(({ row, ...quiz }) => ({ ...countedOf(quiz), korean: row.korean, note: row.note }));
}

/** The quizzes and all their problems. `refused` are the pairs that are listed as fitting the same places. */
export async function checkQuizzes(
  directory: URL | string,
  bank: Bank,
  refused: WordPairPredicate,
): Promise<{ quizzes: CheckedQuiz[]; problems: ContentProblem[] }> {
  const { found, problems } = await findIn(directory, bank);
  const book = new Map(bank.words.map((word) => [word.id, word]));
  const quizzes = found.map((each) => ({ ...each, book, refused }));
  const faults = quizzes.flatMap((quiz) => quizProblems(quiz).map((fault) => problemIn(quiz.row, fault)));
  return { quizzes, problems: [...problems, ...faults, ...sharedProblems(found)] };
}

/** A checked quiz in the form in which its options are counted. */
export const countedOf = ({ sentence, answer, wrong }: Omit<FoundRow, 'row'>): CountedQuiz => ({
  id: sentence.id,
  answerId: answer.id,
  wrongIds: wrong.map(({ id }) => id),
});

function sharedProblems(found: readonly FoundRow[]): ContentProblem[] {
  const rows = new Map(found.map(({ row, sentence }) => [sentence.id, row]));
  return sharedOptions(found.map(countedOf)).flatMap(([first, ...others]) =>
    others.map((id) => problemIn(rows.get(id)!, `all wrong words are those of sentence ${first}`)),
  );
}

type FoundRow = Omit<CheckedQuiz, 'book' | 'refused'>;

const problemIn = ({ file, line }: QuizRow, message: string): ContentProblem => ({ file, line, message });

async function findIn(
  directory: URL | string,
  { words, sentences }: Bank,
): Promise<{ found: FoundRow[]; problems: ContentProblem[] }> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const files = (await readdir(path)).filter((name) => levelOfSentenceFile(name) !== undefined);
  const parsed = await Promise.all(
    files.map(async (file) => parseQuizzes(file, await readFile(join(path, file), 'utf8'))),
  );
  const problems = parsed.flatMap((file) => file.problems);
  const byId = new Map(sentences.map((sentence) => [String(sentence.id), sentence]));
  const find = quizWordFinder(words);
  const asked = new Set<string>();
  const found = parsed
    .flatMap((file) => file.rows)
    .flatMap((row) => {
      const sentence = byId.get(row.sentence);
      const faults = [
        ...(sentence?.level === levelOfSentenceFile(row.file)
          ? []
          : [`there is no sentence ${row.sentence} of this level`]),
        ...(asked.has(row.sentence) ? [`sentence ${row.sentence} is asked twice`] : []),
      ];
      asked.add(row.sentence);
      const words = sentence ? find(row, sentence) : [];
      if (Array.isArray(words)) faults.push(...words);
      problems.push(...faults.map((fault) => problemIn(row, fault)));
      return sentence && !Array.isArray(words) && faults.length === 0 ? [{ row, sentence, ...words }] : [];
    });
  return { found, problems };
}
