import { type FieldOnWire, fieldOnWire, inside, type Word } from '@utarang/contract';
import { type HeadingField, cardLines as linesOf } from '@utarang/domain/words';

/** A field that can be the heading of a card, as marks and hidden texts name it. */
export type ShownHeading = FieldOnWire<HeadingField>;

/** The lines of the card of a word that the server sent. */
export function cardLines(word: Pick<Word, ShownHeading | 'meaningKo'>) {
  const { heading, ...lines } = linesOf(inside(word));
  return { heading: { ...heading, field: fieldOnWire(heading.field) }, ...lines };
}
