import { type FieldOnWire, fieldOnWire, fromWire, type Word } from '@utarang/contract';
import { type HeadingField, cardLines as linesOf } from '@utarang/domain/words';

/** A field that can be the heading of a card. Marks and hidden texts refer to it by this name. */
export type ShownHeading = FieldOnWire<HeadingField>;

/** The lines on the card of a word from the server. */
export function cardLines(word: Pick<Word, ShownHeading | 'meaningKo'>) {
  const { heading, ...lines } = linesOf(fromWire(word));
  return { heading: { ...heading, field: fieldOnWire(heading.field) }, ...lines };
}
