import { formTexts, type Reference } from '@utarang/content/reference';
import type { BookPattern } from './protocol.js';

/** The entries of the reference, in the form in which the analyser finds them in a text. */
export const patternSources = ({ particles, endings }: Reference): BookPattern[] => [
  ...particles.map((entry) => sourceOf('particles', entry)),
  ...endings.map((entry) => sourceOf('endings', entry)),
];

const sourceOf = (
  list: BookPattern['list'],
  { id, form, meaningKo, also, attachments }: (Reference['particles'] | Reference['endings'])[number],
): BookPattern => {
  const { written, reading } = formTexts(form);
  const joins = attachments.map(({ to, form: stands, before, after }) => ({
    to,
    form: stands,
    before: before.written,
    after: after.written,
  }));
  return { list, id, written, reading, meaning: meaningKo, also, joins };
};
