import type { CheckedWordsQuery, TableFormat } from '@utarang/contract';
import { bracketFurigana, furiganaOf, piecesOf } from '@utarang/domain/sentences';
import { seoulDate } from '@utarang/domain/study';
import { partsOfSpeech } from '@utarang/messages';
import type { CatalogueWord } from '../../catalogue/word.js';
import { mapInSlices } from '../../lib/time-slice.js';
import type { StudyDeps } from './deps.js';
import { progressOf } from './progress.repo.js';
import { savedNow } from './saved-words.service.js';
import { synonymsOf } from './synonyms.repo.js';
import { type TakeAlongRow, writeTakeAlong } from './take-along-files.js';

type Deps = Pick<StudyDeps, 'orm' | 'clock' | 'catalogue'>;

/** The words that a member saved as a file for other programs (docs/product/my-words.md#take-along). */
export function createTakeAlong({ orm, clock, catalogue }: Deps) {
  const rowOf = (word: CatalogueWord, own: readonly string[]): TakeAlongRow => {
    const [example] = catalogue.bank.ofWord(word.id);
    return {
      id: word.id,
      word: word.japaneseWord,
      reading: word.hiragana,
      hangul: word.koreanPronunciation,
      korean: [...new Set([...word.meaningKo.split(', '), ...own])].join(', '),
      accent: catalogue.facts.of(word.id).accent.join(', '),
      partOfSpeech: word.partsOfSpeech.map((part) => partsOfSpeech[part]).join(', '),
      level: word.level ?? '',
      example: example ? bracketFurigana(furiganaOf(piecesOf(example.text) ?? [])) : '',
      translation: example?.meaningKo ?? '',
    };
  };

  return async (
    memberId: number,
    format: TableFormat,
    status: CheckedWordsQuery['status'],
  ): Promise<{ file: string; day: string }> => {
    const [progress, synonyms] = [await progressOf(orm, memberId), await synonymsOf(orm, memberId)];
    const now = await clock.now(orm);
    const ownOf = new Map<number, string[]>();
    for (const { wordId, answerKo } of synonyms) ownOf.set(wordId, [...(ownOf.get(wordId) ?? []), answerKo]);
    const rows = await mapInSlices(savedNow(progress, status, now), ({ wordId }) => {
      const word = catalogue.word(wordId);
      return word ? [rowOf(word, ownOf.get(wordId) ?? [])] : [];
    });
    return { file: await writeTakeAlong(rows.flat(), format), day: seoulDate(now) };
  };
}
