import type { AnswerTo, AskedDrill } from '../study/asked-again.js';
import { type Random, shuffled } from '../study/shuffled.js';
import { type DrillForm, type DrillWord, groupOf, hasForm } from './forms.js';

/** The number of forms in a drill, besides repetitions. */
export const FORMS_ASKED = 10;
/** A form of a word in a drill; `again` is true for the repetition of a missed one, which does not count. */
export type FormQuestion = { readonly word: DrillWord; readonly form: DrillForm; readonly again: boolean };

export type FormAnswer = AnswerTo<FormQuestion>;
export type FormDrill = AskedDrill<FormQuestion>;

/**
 * Starts a drill (docs/product/reference.md#conjugation-drill): forms as evenly as the words have them, and no word
 * twice before the others were asked.
 */
export function startFormDrill(words: readonly DrillWord[], forms: readonly DrillForm[], random: Random): FormDrill {
  const orders = new Map<DrillWord, DrillForm[]>();
  const formFor = (word: DrillWord): DrillForm | undefined => {
    const left = orders.get(word) ?? [];
    if (left.length === 0)
      left.push(
        ...shuffled(
          forms.filter((form) => hasForm(groupOf(word), form)),
          random,
        ),
      );
    orders.set(word, left);
    return left.shift();
  };
  const able = words.filter((word) => forms.some((form) => hasForm(groupOf(word), form)));
  const rounds = able.length === 0 ? 0 : Math.ceil(FORMS_ASKED / able.length);
  const asked = Array.from({ length: rounds }, () => shuffled(able, random))
    .flat()
    .slice(0, FORMS_ASKED);
  const queue = asked.flatMap((word) => {
    const form = formFor(word);
    return form ? [{ word, form, again: false }] : [];
  });
  return { answers: [], queue };
}
