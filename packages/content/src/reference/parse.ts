import { type Level, levels } from '@utarang/contract';
import { piecesOf } from '@utarang/domain/sentences';
import type { ContentProblem } from '../problem.js';
import { readAttachment, readSample } from './attachment.js';
import type { EntryExample, ReferenceEntry } from './entry.js';
import { LISTS, type ListName, OPTIONAL, SEVERAL, SINGLE } from './format.js';
import { type EntryRecord, parseRecords } from './records.js';

/** An entry with its file and the line on which it begins. */
export type EntryRow<Section extends string> = {
  readonly file: string;
  readonly line: number;
  readonly entry: ReferenceEntry<Section>;
};

/** Reads the text of a file of entries. An incomplete or invalid entry is a problem and gives no row. */
export function parseEntries<Name extends ListName>(name: Name, file: string, text: string) {
  type Section = (typeof LISTS)[Name]['sections'][number];
  const { section, sections } = LISTS[name];
  const { records, problems } = parseRecords(file, text);
  const rows = records.flatMap((record): EntryRow<Section>[] => {
    const faults = faultsOf(record, section);
    const entry = faults.length > 0 ? null : readEntry<Section>(record, section, sections, faults);
    problems.push(...faults.map(({ line, message }): ContentProblem => ({ file, line, message })));
    return entry ? [{ file, line: record.line, entry }] : [];
  });
  return { rows, problems };
}

type Fault = { readonly line: number; readonly message: string };

function faultsOf({ line, fields }: EntryRecord, section: string): Fault[] {
  const single: readonly string[] = [...SINGLE, section];
  const known: readonly string[] = [...single, ...SEVERAL, ...OPTIONAL];
  const count = (key: string) => fields.filter((field) => field.key === key).length;
  return [
    ...fields
      .filter(({ key }) => !known.includes(key))
      .map((field) => ({ line: field.line, message: `there is no key "${field.key}"` })),
    ...single
      .filter((key) => count(key) !== 1)
      .map((key) => ({ line, message: `${key} is there ${count(key)} times` })),
    ...SEVERAL.filter((key) => count(key) === 0).map((key) => ({ line, message: `there is no ${key}` })),
    ...OPTIONAL.filter((key) => count(key) > 1).map((key) => ({ line, message: `${key} is there twice` })),
  ];
}

/** Reads the entry of a record that has all its keys. Faults of their values are added to `faults`. */
function readEntry<Section extends string>(
  { line, fields }: EntryRecord,
  sectionKey: string,
  sections: readonly string[],
  faults: Fault[],
): ReferenceEntry<Section> | null {
  const value = (key: string) => fields.find((field) => field.key === key)?.value ?? '';
  const items = (key: string) => (value(key) === '' ? [] : value(key).split(', '));
  const readAll = <Read>(key: string, reader: (text: string) => Read | null, what: string): Read[] =>
    fields
      .filter((field) => field.key === key)
      .flatMap((field) => {
        const found = reader(field.value);
        if (found === null) faults.push({ line: field.line, message: `"${field.value}" is no ${what}` });
        return found === null ? [] : [found];
      });
  const level = levels.find((each) => each === value('level'));
  const section = sections.find((each) => each === value(sectionKey));
  const form = piecesOf(value('form'));
  if (!level) faults.push({ line, message: `there is no level "${value('level')}"` });
  if (!section) faults.push({ line, message: `there is no ${sectionKey} "${value(sectionKey)}"` });
  if (!form) faults.push({ line, message: 'form has a reading that does not stand behind kanji, or is not kana' });
  const attachments = readAll('join', readAttachment, 'way to attach');
  const examples = readAll('example', readExample, 'example: an id of a sentence and a stretch of it');
  const samples = items('samples').flatMap((text) => {
    const sample = readSample(text);
    if (!sample) faults.push({ line, message: `"${text}" is no word with how it inflects` });
    return sample ?? [];
  });
  if (faults.length > 0 || !level || !section || !form) return null;
  return {
    id: value('id'),
    form,
    meaningKo: value('meaning'),
    section: section as Section,
    level: level as Level,
    tip: value('tip'),
    avoid: value('avoid'),
    korean: value('korean'),
    attachments,
    samples,
    also: items('also'),
    near: value('near').split(' '),
    examples,
  };
}

function readExample(text: string): EntryExample | null {
  const [, id, target] = /^([1-9]\d*) (\S+)$/.exec(text) ?? [];
  return id && target ? { sentenceId: Number(id), target } : null;
}
