import type { ReviewResult } from '@utarang/contract';
import { kanjiOf } from '@utarang/domain/language';
import type { CatalogueWord } from '../../catalogue/word.js';
import type { ReviewDeps } from './deps.js';

type Help = Pick<NonNullable<ReviewResult['leech']>, 'partners' | 'kanji'>;

/** The help for a leech: the other verb of its transitive pair, and its kanji by their names. */
export const helpFor = (
  { id: wordId, japaneseWord }: CatalogueWord,
  { catalogue, kanjiBook }: Pick<ReviewDeps, 'catalogue' | 'kanjiBook'>,
): Help => ({
  partners: catalogue.facts.of(wordId).links.flatMap(({ kind, otherId }) => {
    const other = kind === 'pair' ? catalogue.word(otherId) : undefined;
    if (!other || other.retired) return [];
    const { id, japaneseWord: partner, meaningKo } = other;
    return [{ id, japaneseWord: partner, meaningKo }];
  }),
  kanji: [...kanjiOf(japaneseWord)].flatMap((kanji) => {
    const hunEum = kanjiBook.of(kanji)?.hunEum[0];
    return hunEum === undefined ? [] : [{ kanji, hunEum }];
  }),
});
