import type { CheckedWordsQuery, TakeAlongFormat } from '@utarang/contract';
import { daysBetween } from '@utarang/domain/review';
import { bracketFurigana, furiganaOf, piecesOf } from '@utarang/domain/sentences';
import { seoulDate } from '@utarang/domain/study';
import { partsOfSpeech } from '@utarang/messages';
import type { CatalogueWord } from '../../catalogue/word.js';
import { learntWords } from '../../learner/learnt-words.js';
import { mapInSlices } from '../../lib/time-slice.js';
import type { AskedBy } from '../../word-files/word-files.js';
import type { StudyDeps } from './deps.js';
import { progressOf, schedulesOf } from './progress.repo.js';
import { savedNow } from './saved-words.service.js';
import { synonymsOf } from './synonyms.repo.js';
import { deckOf } from './take-along-deck.js';
import { type TakeAlongRow, writeTakeAlong } from './take-along-files.js';

type Deps = Pick<StudyDeps, 'orm' | 'clock' | 'catalogue' | 'wordFiles'>;

/** The words that a member saved, as a file for other programs (docs/product/my-words.md#take-along). */
export function createTakeAlong({ orm, clock, catalogue, wordFiles }: Deps) {
  const rowOf = (word: CatalogueWord, own: readonly string[]): TakeAlongRow => {
    const [example] = catalogue.bank.ofWord(word.id);
    return {
      id: word.id,
      word: word.japaneseWord,
      reading: word.reading,
      hangul: word.koreanPronunciation,
      korean: [...new Set([...word.meaningKo.split(', '), ...own])].join(', '),
      // Several accents of a word, or one of each unit of a phrase.
      accent: catalogue.facts.of(word.id).accent.join(word.koreanPronunciation.includes(' ') ? ' ' : ', '),
      partOfSpeech: word.partsOfSpeech.map((part) => partsOfSpeech[part]).join(', '),
      level: word.level ?? '',
      example: example ? bracketFurigana(furiganaOf(piecesOf(example.text) ?? [])) : '',
      translation: example?.meaningKo ?? '',
    };
  };

  /** The memories as Anki schedules cards: the day on which each is due, and the interval before it. */
  const memoriesFor = async (memberId: number) =>
    new Map(
      (await schedulesOf(orm, memberId)).flatMap(({ wordId, dueAt, reviewedAt, reps, lapses }) => {
        if (dueAt === null || reviewedAt === null) return [];
        const intervalDays = daysBetween(reviewedAt, dueAt);
        return [[wordId, { dueAt: Math.floor(dueAt.getTime() / 1000), intervalDays, reps, lapses }] as const];
      }),
    );

  const fileOf = async (asker: AskedBy, rows: readonly TakeAlongRow[], format: TakeAlongFormat, now: Date) => {
    if (format !== 'apkg') return writeTakeAlong(rows, format);
    const deck = deckOf(rows, await memoriesFor(asker.memberId), Math.floor(now.getTime() / 1000));
    return Buffer.from(await wordFiles.deck(deck, asker));
  };

  return async (
    by: AskedBy,
    format: TakeAlongFormat,
    status: CheckedWordsQuery['status'],
  ): Promise<{ file: string | Buffer; day: string }> => {
    const { memberId } = by;
    const [progress, synonyms] = [await progressOf(orm, memberId), await synonymsOf(orm, memberId)];
    const now = await clock.now(orm);
    const ownOf = new Map<number, string[]>();
    for (const { wordId, answerKo } of synonyms) ownOf.set(wordId, [...(ownOf.get(wordId) ?? []), answerKo]);
    const saved = savedNow(progress, status, now);
    const wordOf = await learntWords(
      orm,
      catalogue,
      memberId,
      saved.map(({ wordId }) => wordId),
    );
    const rows = await mapInSlices(saved, ({ wordId }) => {
      const word = wordOf(wordId);
      return word ? [rowOf(word, ownOf.get(wordId) ?? [])] : [];
    });
    return { file: await fileOf(by, rows.flat(), format, now), day: seoulDate(now) };
  };
}
