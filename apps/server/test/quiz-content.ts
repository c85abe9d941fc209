import { fieldNames } from '@utarang/content/data/fields';
import { readWordFacts } from '@utarang/content/facts';
import { readKanji } from '@utarang/content/kanji';
import { readQuizLists, readQuizzes } from '@utarang/content/quiz';
import { readSentenceBank } from '@utarang/content/sentences';
import { readWordBook } from '@utarang/content/words';
import { createBank } from '../src/catalogue/bank.js';
import { createRelatives } from '../src/catalogue/relatives.js';
import type { CatalogueWord } from '../src/catalogue/word.js';
import { createQuizzes, type QuizDeps } from '../src/features/quiz/quiz.service.js';
import { createQuizBook } from '../src/features/quiz/quiz-book.js';
import { paths } from '../src/paths.js';

/** The quizzes of the content, without a database. */
export async function contentQuizzes() {
  const words: CatalogueWord[] = await readWordBook(paths.words);
  const sentences = await readSentenceBank(paths.sentences);
  const quizzes = await readQuizzes(paths.quiz, { words, sentences });
  const kanjiBook = await readKanji(paths.kanji);
  const quizLists = await readQuizLists(paths.quiz);
  const { links } = await readWordFacts(paths.words, words);
  const byId = new Map(words.map((word) => [word.id, word]));
  const stored = sentences.map((sentence) => ({
    ...sentence,
    wordIds: [...sentence.wordIds],
    targetIds: [...sentence.targetIds],
    situations: [...sentence.situations],
    retiredAt: null,
  }));
  const linksOf = new Map<number, (typeof links)[number][]>();
  for (const link of links) linksOf.set(link.wordId, [...(linksOf.get(link.wordId) ?? []), link]);
  const catalogue = {
    version: '1',
    words,
    word: (id: number) => byId.get(id),
    bank: createBank(stored),
    quizzes,
    facts: { of: (id: number) => ({ links: linksOf.get(id) ?? [] }), bandOf: () => null },
    lists: { fields: new Map(fieldNames.map((name) => [name, []])), relatives: createRelatives(words) },
  } as unknown as QuizDeps['catalogue'];
  const deps = { catalogue, kanjiBook, quizLists };
  return { ...deps, words, service: createQuizzes(deps as unknown as QuizDeps), book: createQuizBook(deps)() };
}
