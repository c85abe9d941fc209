import { levels } from '@utarang/contract';
import { createPatternDrill, fitsAlike, gradePattern, mayFit, type PatternQuestion } from '@utarang/domain/grammar';
import { kanaText, writtenText } from '@utarang/domain/sentences';
import { beforeAll, expect, test } from 'vitest';
import { alikePatterns } from '../../data/alike-patterns.js';
import { entriesDirectory } from '../places.js';
import type { Sentence } from '../sentences/parse.js';
import { shippedBook, shippedSentences } from '../test/shipped.js';
import { drillPatterns } from './drill-patterns.js';
import { checkReference } from './read.js';

/** The least number of patterns of each level that the drill asks (docs/content.md#patterns-that-fit-alike). */
const ASKED_AT_LEAST = { N5: 50, N4: 90, N3: 120, N2: 120, N1: 120 };

type Asked = { id: string; question: PatternQuestion; sentence: Sentence };
let patterns: ReturnType<typeof drillPatterns>;
let asked: Asked[];
/** The ids of patterns that neither a blank nor their meaning asks for. */
let unasked: string[];
const isAlike = fitsAlike(alikePatterns);

beforeAll(async () => {
  const book = await shippedBook();
  const words = new Map(book.map((word) => [word.id, word]));
  const { sentences } = await shippedSentences();
  const bank = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const { reference } = await checkReference(entriesDirectory, sentences);
  patterns = drillPatterns(reference);
  const drill = createPatternDrill(patterns, isAlike);
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const shownBy = ({ sentenceId, target }: { sentenceId: number; target: string }) => {
    const sentence = bank.get(sentenceId)!;
    const japanese = writtenText(sentence.pieces);
    const start = japanese.indexOf(target);
    return { japanese, korean: sentence.meaningKo, target: [start, start + target.length] as const };
  };
  unasked = [...reference.particles, ...reference.endings]
    .filter(({ id, examples }) => !examples.some((each) => drill.meaning(patterns.get(id)!, shownBy(each), random)))
    .map(({ id }) => id);
  asked = [...reference.particles, ...reference.endings].flatMap(({ id, examples }) =>
    examples.flatMap(({ sentenceId, target }) => {
      const sentence = bank.get(sentenceId)!;
      const question = drill.question(
        patterns.get(id)!,
        shownBy({ sentenceId, target }),
        sentence.wordIds.flatMap((wordId) => words.get(wordId) ?? []),
        random,
      );
      return question ? [{ id, question, sentence }] : [];
    }),
  );
});

test('each line of patterns that fit alike names patterns, each once', () => {
  const unknown = alikePatterns.flat().filter((id) => !patterns.has(id));
  expect(unknown).toEqual([]);
  const doubled = alikePatterns.filter((ids) => ids.length < 2 || new Set(ids).size < ids.length);
  expect(doubled).toEqual([]);
});

test('the drill asks enough patterns of each level', () => {
  const ids = new Set(asked.map(({ id }) => id));
  const counts = levels.map((level) => [level, [...ids].filter((id) => patterns.get(id)!.level === level).length]);
  for (const [level, n] of counts) expect(n, String(level)).toBeGreaterThanOrEqual(ASKED_AT_LEAST[level as 'N5']);
});

test('each pattern that a member may save can be asked for its meaning', () => {
  expect(unasked).toEqual([]);
});

test('in every question exactly one option fits, and each is another text', () => {
  const broken = asked.filter(({ id, question: { right, wrong }, sentence }) => {
    const options = [right, ...wrong];
    return (
      new Set(options.map(({ written }) => written)).size < 4 ||
      new Set(options.map(({ reading }) => reading)).size < 4 ||
      wrong.some(
        (each) => mayFit(patterns.get(id)!, patterns.get(each.id)!, sentence.meaningKo) || isAlike(id, each.id),
      )
    );
  });
  expect(broken.map(({ id, sentence }) => `${id} ${sentence.id}`)).toEqual([]);
});

test('the right option stands in the blank, is read so, and is right when typed; no wrong one is', () => {
  const broken = asked.flatMap(({ id, question, sentence: { pieces, id: sentenceId } }) => {
    const { blank, right, wrong } = question;
    const stands = writtenText(pieces).slice(...blank) === right.written;
    const typed = [right.written, right.reading].every((text) => gradePattern(question, text).is === 'right');
    const others = wrong.every(({ written }) => gradePattern(question, written).is === 'wrong');
    return stands && typed && others && sounded(kanaText(pieces)).includes(sounded(right.reading))
      ? []
      : [`${id} ${sentenceId} ${right.written} ${right.reading}`];
  });
  expect(broken).toEqual([]);
});

/** は and へ are read as they sound in the bank, and as they are written in some forms. */
const sounded = (kana: string): string => kana.replaceAll('は', 'わ').replaceAll('へ', 'え');

test('no wrong option is a form that no Japanese says', () => {
  const odd = asked.flatMap(({ question: { wrong } }) =>
    wrong.flatMap(({ written, id }) =>
      /でし[ょよ]い|ないた$|[いく]いた|できら|すた$|ますた|だです|くた$/u.test(written) ? [`${written} ${id}`] : [],
    ),
  );
  expect(odd).toEqual([]);
});
