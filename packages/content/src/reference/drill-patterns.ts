import type { DrillPattern } from '@utarang/domain/grammar';
import type { Reference, ReferenceEntry } from './entry.js';
import { formTexts } from './form.js';

/** All entries of the reference in the form of the grammar drill, by their ids. */
export function drillPatterns({ particles, endings }: Reference): Map<string, DrillPattern> {
  const asPattern =
    (list: DrillPattern['list']) =>
    ({ id, form, meaningKo, section, level, attachments, near }: ReferenceEntry): [string, DrillPattern] => [
      id,
      { list, id, form: formTexts(form).written, meaning: meaningKo, section, level, attachments, near },
    ];
  return new Map([...particles.map(asPattern('particles')), ...endings.map(asPattern('endings'))]);
}
