import type { AdminWord } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { SEPARATOR } from '@utarang/domain/words';
import { createEdits, type Edit } from '../../parts/admin/edits.js';
import type { WordText } from './word-fields.js';

/** A word as its boxes hold it. */
export type Draft = {
  readonly koreanPronunciation: string;
  readonly hiragana: string;
  readonly japaneseWord: string;
  readonly meaningKo: string;
  readonly level: AdminWord['level'];
  readonly accept: string;
  readonly block: string;
  readonly fields: readonly string[];
  readonly hanja: string;
  readonly caution: string;
};

const draftOf = (word: AdminWord): Draft => ({
  koreanPronunciation: word.koreanPronunciation,
  hiragana: word.hiragana,
  japaneseWord: word.japaneseWord,
  meaningKo: word.meaningKo,
  level: word.level,
  accept: word.accept.join(SEPARATOR),
  block: word.block.join(SEPARATOR),
  fields: word.fields,
  hanja: word.koLike?.hanja ?? '',
  caution: word.koLike?.caution ?? '',
});

const answersIn = (text: string): string[] =>
  text
    .split(',')
    .map((item) => asStored(item))
    .filter(Boolean);

export const contentOf = ({ accept, block, fields, hanja, caution, ...texts }: Draft): WordText => ({
  ...texts,
  accept: answersIn(accept),
  block: answersIn(block),
  fields: [...fields],
  koLike: asStored(hanja) || asStored(caution) ? { hanja, caution: asStored(caution) || null } : null,
});

/** The words that are being edited. */
export const wordEdits = createEdits(draftOf);
export type WordEdit = Edit<AdminWord, Draft>;
