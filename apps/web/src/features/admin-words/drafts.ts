import type { AdminWord } from '@utarang/contract';
import { asStored } from '@utarang/domain/language';
import { SEPARATOR } from '@utarang/domain/words';
import { createEdits, type Edit } from '../../parts/admin/edits.js';
import type { WordText } from './word-fields.js';

/** Fields that are no text of the word, or have other boxes than its own. */
type OtherField = 'accept' | 'block' | 'fields' | 'koLike';

/** The draft of a word in its boxes. */
export type Draft = Readonly<Omit<WordText, OtherField>> & {
  readonly accept: string;
  readonly block: string;
  readonly fields: readonly string[];
  readonly hanja: string;
  readonly caution: string;
};

const draftOf = ({ id: _, version: __, reports: ___, koLike, ...word }: AdminWord): Draft => ({
  ...word,
  accept: word.accept.join(SEPARATOR),
  block: word.block.join(SEPARATOR),
  hanja: koLike?.hanja ?? '',
  caution: koLike?.caution ?? '',
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
