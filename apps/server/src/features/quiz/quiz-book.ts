import type { QuizEntry } from '@utarang/content/quiz';
import { BLANK, type Level } from '@utarang/contract';
import { hasKanji } from '@utarang/domain/language';
import { nearestWord, type QuizAsk, seededOrder, WRONG_OPTIONS } from '@utarang/domain/quiz';
import { questionOf } from '@utarang/domain/sentences';
import type { SentenceRow } from '../../catalogue/bank.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';
import type { AskedQuestion } from './asked-question.js';
import { type Misuse, misuseIn, scriptQuestion, synonymQuestion, textOf, usageQuestion } from './word-questions.js';
import { type SourceDeps, type WordSources, wordSources } from './word-sources.js';

/** The condition by which quizzes are asked for: a level, or a situation. */
export type Condition =
  | { readonly kind: 'sentence'; readonly level: Level }
  | { readonly kind: 'field'; readonly value: string };

export const conditionKey = (condition: Condition): string =>
  condition.kind === 'sentence' ? condition.level : condition.value;

export type QuizBook = {
  /**
   * The ids of the sentences that may ask this kind of question for a condition; for some of them no question may be
   * found.
   */
  ids(condition: Condition, ask: QuizAsk): readonly number[];
  /** The question with this id, created when it is first asked for; undefined where there is none, or none any more. */
  find(id: number, ask: QuizAsk): AskedQuestion | undefined;
};

type Source = SourceDeps & { readonly catalogue: Pick<Catalogue, 'bank' | 'quizzes' | 'version'> };

/** The quizzes of the catalogue with the current sentences and words. */
export function createQuizBook(source: Source): () => QuizBook {
  let made: { readonly version: string; readonly book: QuizBook } | null = null;
  return () => {
    const { version } = source.catalogue;
    if (made?.version !== version) made = { version, book: makeBook(source) };
    return made.book;
  };
}

/** The most questions that are cached. They are cheap to create, so it does not matter which are dropped. */
const HELD = 2000;

type StoredQuiz = { readonly entry: QuizEntry; readonly sentence: SentenceRow };

function makeBook(source: Source): QuizBook {
  const { quizzes, word, bank } = source.catalogue;
  const isThere = (id: number) => word(id) !== undefined && word(id)?.retired === undefined;
  const blanks = new Map<number, StoredQuiz>();
  for (const entry of quizzes) {
    const sentence = bank.byId(entry.id);
    if (!sentence || sentence.retiredAt !== null || !sentence.wordIds.includes(entry.answerId)) continue;
    if ([entry.answerId, ...entry.wrongIds].every(isThere)) blanks.set(entry.id, { entry, sentence });
  }
  const wordsIn = ({ wordIds }: SentenceRow) => wordIds.flatMap((id) => word(id) ?? []);

  /** The word of a question without a blank: the first of which the sentence is an example, of its level. */
  const askedWord = ({ level, targetIds }: SentenceRow): CatalogueWord | undefined =>
    targetIds.flatMap((id) => word(id) ?? []).find((each) => each.level === level && each.retired === undefined);

  let sources: WordSources | undefined;
  const sourcesNow = (): WordSources => (sources ??= wordSources(source));

  let misused: Map<number, number[]> | undefined;
  /** The quizzes in which a word is an option that does not fit, whether the Korean is shown or not. */
  const refusalsOf = (id: number): readonly number[] => {
    if (!misused) {
      misused = new Map();
      for (const { entry } of blanks.values())
        for (const wrong of entry.wrongIds.flatMap((wrongId) => word(wrongId) ?? []))
          if (!source.quizLists.fitsAlone(entry.id, wrong))
            misused.set(wrong.id, [...(misused.get(wrong.id) ?? []), entry.id]);
    }
    return misused.get(id) ?? [];
  };

  type Place = { readonly sentence: SentenceRow; readonly fitting: CatalogueWord };
  const misplaced = new Map<number, readonly Place[]>();
  /** The places where words that may be confused with a word are known not to fit; one for each word. */
  const misplacesOf = (asked: CatalogueWord): readonly Place[] => {
    const places = misplaced.get(asked.id) ?? findMisplaces(asked);
    misplaced.set(asked.id, places);
    return places;
  };

  function findMisplaces(asked: CatalogueWord): readonly Place[] {
    const refusing = refusalsOf(asked.id).map((id): Place => {
      const { entry, sentence } = blanks.get(id)!;
      return { sentence, fitting: word(entry.answerId)! };
    });
    const read = source.quizLists.misusesOf(asked).flatMap(({ sentenceId, fitting }): Place[] => {
      const sentence = bank.byId(sentenceId);
      const found = sentence && wordsIn(sentence).find(({ japaneseWord }) => japaneseWord === fitting);
      return sentence && found && sentence.retiredAt === null ? [{ sentence, fitting: found }] : [];
    });
    const known = [...refusing, ...read];
    if (known.length < WRONG_OPTIONS) return [];
    const near = known.filter(({ fitting }) => sourcesNow().areConfusable(asked, fitting));
    const inOrder = seededOrder(near, asked.japaneseWord, ({ sentence }) => String(sentence.id));
    return [...new Map(inOrder.map((place) => [place.fitting.id, place])).values()];
  }

  const blank = (id: number): AskedQuestion | undefined => {
    const stored = blanks.get(id);
    return stored && blankQuestion(stored, wordsIn(stored.sentence), word);
  };

  /** Three sentences that a person has found to refuse the word, in the form that they need. */
  const misusesIn = (asked: CatalogueWord): Misuse[] =>
    misplacesOf(asked)
      .flatMap(({ sentence, fitting }) => misuseIn(sentence, wordsIn(sentence), fitting, asked) ?? [])
      .slice(0, WRONG_OPTIONS);

  function make(id: number, ask: QuizAsk): AskedQuestion | undefined {
    if (ask === 'blank') return blank(id);
    const sentence = bank.byId(id);
    const asked = sentence && sentence.retiredAt === null ? askedWord(sentence) : undefined;
    if (!sentence || !asked) return undefined;
    const asking = { sentence, word: asked, words: wordsIn(sentence) };
    switch (ask) {
      case 'reading':
      case 'writing':
        return scriptQuestion(ask, asking, sourcesNow()) ?? undefined;
      case 'synonym':
        return synonymQuestion(asking, sourcesNow()) ?? undefined;
      case 'usage': {
        const misuses = misusesIn(asked);
        return misuses.length === WRONG_OPTIONS ? (usageQuestion(asking, misuses) ?? undefined) : undefined;
      }
    }
  }

  const cache = new Map<string, AskedQuestion | undefined>();
  function find(id: number, ask: QuizAsk): AskedQuestion | undefined {
    const key = `${ask} ${id}`;
    if (!cache.has(key)) {
      if (cache.size >= HELD) cache.clear();
      cache.set(key, make(id, ask));
    }
    return cache.get(key);
  }

  /** Checks, without creating the question, whether a sentence may ask it. */
  function mayAsk(sentence: SentenceRow, ask: QuizAsk): CatalogueWord | undefined {
    const asked = askedWord(sentence);
    if (!asked) return undefined;
    if (ask === 'usage') return misplacesOf(asked).length >= WRONG_OPTIONS ? asked : undefined;
    if (ask === 'synonym') return nearestWord(asked, sentence.meaningKo, sourcesNow()) ? asked : undefined;
    return hasKanji(asked.japaneseWord) ? asked : undefined;
  }

  const isOf = (sentence: SentenceRow, condition: Condition) =>
    condition.kind === 'sentence' ? sentence.level === condition.level : sentence.situations.includes(condition.value);

  const listed = new Map<string, readonly number[]>();
  function list(condition: Condition, ask: QuizAsk): number[] {
    if (ask === 'blank')
      return [...blanks.values()].filter(({ sentence }) => isOf(sentence, condition)).map(({ entry }) => entry.id);
    // Each word comes once for a condition, with the first sentence for it.
    const byWord = new Map<number, number>();
    for (const sentence of bank.all) {
      const asked = isOf(sentence, condition) ? mayAsk(sentence, ask) : undefined;
      if (asked && !byWord.has(asked.id)) byWord.set(asked.id, sentence.id);
    }
    return [...byWord.values()];
  }

  return {
    ids(condition, ask) {
      const key = `${ask} ${conditionKey(condition)}`;
      const ids = listed.get(key) ?? list(condition, ask);
      listed.set(key, ids);
      return ids;
    },
    find,
  };
}

/** The question of a blank. Undefined where an admin has changed the sentence or a word so that none can be formed. */
function blankQuestion(
  { entry, sentence }: StoredQuiz,
  words: readonly CatalogueWord[],
  word: Catalogue['word'],
): AskedQuestion | undefined {
  const known = (ids: readonly number[]) => ids.flatMap((id) => word(id) ?? []);
  const [answer] = known([entry.answerId]);
  const text = textOf(sentence);
  const question = answer && questionOf(text, words, answer, known(entry.wrongIds));
  if (!question) return undefined;
  const [start, end] = question.blank;
  const { meaningKo } = sentence;
  return {
    ask: 'blank',
    sentence,
    shown: {
      sentenceJp: text.written.slice(0, start) + BLANK + text.written.slice(end),
      sentenceKo: meaningKo.includes(entry.korean) ? meaningKo.replace(entry.korean, BLANK) : null,
      marked: null,
    },
    options: question.options.map(({ wordId, written, reading }) => ({
      optionId: wordId,
      label: written,
      subLabel: reading,
      meaningKo: word(wordId)?.meaningKo ?? '',
      wordId,
      marked: null,
    })),
    rightId: answer.id,
    answer,
    beside: [],
    place: question.blank,
    korean: entry.korean,
    explanation: entry.note,
  };
}
