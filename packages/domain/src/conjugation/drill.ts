import { type Random, shuffled } from '../study/shuffled.js';
import { type DrillForm, type DrillWord, groupOf, hasForm } from './forms.js';

/** The number of forms that a drill asks, beside those that come again. */
export const FORMS_ASKED = 10;
/** After how many other questions a missed form comes again. */
export const FORM_AGAIN_AFTER = 3;

/** A form of a word that is asked; `again` where it comes again because it was missed, and so does not count. */
export type FormQuestion = { readonly word: DrillWord; readonly form: DrillForm; readonly again: boolean };

export type FormAnswer = FormQuestion & { readonly said: string; readonly right: boolean };

/** A drill on its way: what was answered, and what is still to be asked, the next first. */
export type FormDrill = { readonly answers: readonly FormAnswer[]; readonly queue: readonly FormQuestion[] };

/**
 * A new drill (docs/product/reference.md#conjugation-drill): forms as evenly as the words have them, no word twice
 * before the others were asked.
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

/** The drill after an answer to its next question. A missed form comes again once, a few questions later. */
export function answerFormDrill(drill: FormDrill, { said, right }: Pick<FormAnswer, 'said' | 'right'>): FormDrill {
  const [asked, ...rest] = drill.queue;
  if (!asked) return drill;
  const answers = [...drill.answers, { ...asked, said, right }];
  if (right || asked.again) return { answers, queue: rest };
  const again = { ...asked, again: true };
  return { answers, queue: [...rest.slice(0, FORM_AGAIN_AFTER), again, ...rest.slice(FORM_AGAIN_AFTER)] };
}

/** The answers that count: each form as it was answered when its turn came. */
export const countedAnswers = ({ answers }: FormDrill): readonly FormAnswer[] => answers.filter(({ again }) => !again);
