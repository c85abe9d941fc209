import { existsSync, readFileSync } from 'node:fs';
import { levels } from '@utarang/contract';
import { factCounts } from './facts/counts.js';
import { checkWordFacts } from './facts/read.js';
import { kanjiCounts } from './kanji/counts.js';
import { checkKanji } from './kanji/read.js';
import { checkWordLists } from './lists/read.js';
import {
  dataDirectory,
  entriesDirectory,
  kanjiDirectory,
  quizDirectory,
  referenceDirectory,
  sentencesDirectory,
  songsDirectory,
  wordsDirectory,
} from './places.js';
import { formatProblem } from './problem.js';
import { excessWrong, poolFigures, wordCounts } from './quiz/balance.js';
import { checkQuizzes, countedOf } from './quiz/read.js';
import { readRefusedPairs, refusedBy } from './quiz/refused.js';
import { checkReference, readReference } from './reference/read.js';
import { sentenceCoverage, situationCoverage, wordsInSentences } from './sentences/coverage.js';
import { inPieces, toEntry as toSentenceEntry } from './sentences/parse.js';
import { readSentenceRows } from './sentences/read.js';
import { checkSongBook } from './songs/read.js';
import { coverage, type LevelCoverage, parseListedWords } from './words/coverage.js';
import { gradingProblems } from './words/grading.js';
import { toEntry } from './words/parse.js';
import { readRows } from './words/read.js';
import { readWanted, wantedCoverage } from './words/wanted.js';

/** The levels whose words need three sentences each; of every other word one is enough. */
const FIRST_LEVELS: ReadonlySet<string> = new Set(['N5', 'N4', 'N3']);

/** `npm run content`: prints every problem of the content files, then the coverage of each level. */
const { rows, problems: faults } = await readRows(wordsDirectory);
const sentences = await readSentenceRows(sentencesDirectory, faults.length > 0 ? [] : rows.map(toEntry));
const quizzes =
  faults.length + sentences.problems.length > 0
    ? { quizzes: [], problems: [] }
    : await checkQuizzes(
        quizDirectory,
        { words: rows.map(toEntry), sentences: sentences.rows.map(toSentenceEntry) },
        refusedBy(await readRefusedPairs(quizDirectory)),
      );
const songs = await checkSongBook(songsDirectory, rows.map(toEntry));
const facts = await checkWordFacts(wordsDirectory, rows.map(toEntry));
const kanji = await checkKanji(kanjiDirectory);
const problems =
  faults.length > 0
    ? faults
    : [
        ...gradingProblems(rows),
        ...facts.problems,
        ...kanji.problems,
        ...(await listProblems()),
        ...sentences.problems,
        ...quizzes.problems,
        ...songs.problems,
        ...(await entryProblems()),
      ];
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${rows.length} words, ${sentences.rows.length} sentences, ${problems.length} problems`);
console.log(
  `${songs.artists.length} artists, ${songs.published.length} published songs, ${songs.originals.length} of our own`,
);
if (faults.length === 0) console.log(kanjiCounts(kanji.book, rows.map(toEntry)).join(', '));
console.log(factCounts(facts.facts, rows.length).join(', '));
if (problems.length > 0) process.exitCode = 1;

const list = new URL('jlpt-words.tsv', referenceDirectory);
if (problems.length > 0) console.log('Coverage is reported once there are no problems.');
else if (!existsSync(list)) console.log(`Coverage was not checked: there is no ${list.pathname} (REFERENCE_DIR).`);
else for (const level of coverage(rows.map(toEntry), parseListedWords(readFileSync(list, 'utf8')))) report(level);

const wanted = new URL('wanted-words.tsv.gz', referenceDirectory);
if (problems.length === 0 && existsSync(wanted)) {
  const [lemmas, book] = [readWanted(readFileSync(wanted)), rows.map(toEntry)];
  for (const list of ['subtitles', 'written']) {
    const { first, counts, missing } = wantedCoverage(book, lemmas, list, 10_000);
    console.log(
      `${list}: ${first - missing.length} of the first ${first} lemmas, ${counts.form} of them by rule, ` +
        `${counts.piece} as pieces of longer words`,
    );
  }
}

if (problems.length === 0) {
  const bank = sentences.rows.map(inPieces);
  for (const { level, sentences: count, words, missing } of sentenceCoverage(bank, rows.map(toEntry))) {
    const asked = quizzes.quizzes.filter(({ sentence }) => sentence.level === level).length;
    console.log(
      `${level}: ${count} sentences, for ${words - missing.length} of ${words} words; ${asked} of them quizzes`,
    );
  }
  const book = rows.map(toEntry);
  const first = book.filter(({ level }) => level !== null && FIRST_LEVELS.has(level));
  const further = book.filter(({ level }) => level === null);
  console.log(
    `${wordsInSentences(bank, first, 3).length} of ${first.length} words of N5 to N3 in three sentences, ` +
      `${wordsInSentences(bank, further, 1).length} of ${further.length} without a level in one`,
  );
  reportBalance();
  console.log(
    situationCoverage(bank)
      .map(([situation, count]) => `${situation} ${count}`)
      .join(', '),
  );
}

if (problems.length === 0) {
  const { particles, endings } = await readReference(entriesDirectory);
  const entries = [...particles, ...endings];
  const counts = levels.map((level) => `${level} ${entries.filter((entry) => entry.level === level).length}`);
  console.log(`patterns: ${counts.join(', ')}`);
}

/**
 * Prints what the questions give away: words that can be ruled out without reading, and options that are repeated
 * together.
 */
function reportBalance(): void {
  const nameOf = new Map(rows.map(toEntry).map(({ id, japaneseWord }) => [id, japaneseWord]));
  const counted = quizzes.quizzes.map(countedOf);
  const { words, neverRight, sharing } = poolFigures(counted);
  const named = (counts: readonly { wordId: number; right: number; wrong: number }[]) =>
    counts
      .slice(0, 10)
      .map(({ wordId, right, wrong }) => `${nameOf.get(wordId)} ${right}:${wrong}`)
      .join(', ');
  const share = Math.round((neverRight.length / words) * 1000) / 10;
  const leaning = wordCounts(counted).toSorted((one, other) => excessWrong(other) - excessWrong(one));
  console.log(`quiz options: ${words} words, ${neverRight.length} of them (${share} %) never right (right:wrong):`);
  console.log(`  ${named(neverRight)}`);
  console.log(`  most often wrong: ${named(leaning)}; ${sharing} questions share all wrong options`);
}

async function listProblems() {
  return (await checkWordLists(dataDirectory, rows.map(toEntry))).problems;
}

/** The entries refer to sentences, so they are checked only once those are right. */
async function entryProblems() {
  if (sentences.problems.length > 0) return [];
  return (await checkReference(entriesDirectory, sentences.rows.map(inPieces))).problems;
}

function report({ level, listed, present, missing, extra }: LevelCoverage): void {
  console.log(`${level}: ${present} of ${listed}`);
  if (present > 0 && missing.length > 0) console.log(`  missing: ${missing.join(', ')}`);
  if (extra.length > 0) console.log(`  not listed: ${extra.join(', ')}`);
}
