import { levels } from '@utarang/contract';
import { JAPANESE } from '@utarang/domain/language';
import { writtenText } from '@utarang/domain/sentences';
import type { ContentProblem } from '../problem.js';
import type { Sentence } from '../sentences/parse.js';
import type { ReferenceEntry } from './entry.js';
import { formTexts, placeOf, shownBy } from './form.js';
import { type ListName, levelOfFile } from './format.js';
import type { EntryRow } from './parse.js';

/** The sentences for the checks. */
export type Bank = ReadonlyMap<number, Sentence>;
type Rows = { readonly [Name in ListName]: readonly EntryRow<string>[] };
type Check = (entry: ReferenceEntry, bank: Bank) => string[];

/** The longest explanation, so that it is read at a glance. */
const LONGEST = 130;
const LONGEST_MEANING = 30;
const LEAST_EXAMPLES = 2;

const SLUG = /^[a-z]+(?:-[a-z]+)*$/;
const KOREAN = /^[가-힣ㄱ-ㅎ ,~/?()]+$/;
const ALLOWED = `${JAPANESE}〜`;
const PROSE = new RegExp(`^[가-힣ㄱ-ㅎ0-9A-Z ,.~/?()\\[\\]‘’${ALLOWED}、？]+$`, 'u');

const id: Check = (entry) => (SLUG.test(entry.id) ? [] : [`id "${entry.id}" is no slug such as te-iru`]);

const form: Check = (entry) => {
  const { written, pronunciation } = formTexts(entry.form);
  return [
    ...(new RegExp(`^[${ALLOWED}・]+$`, 'u').test(written) ? [] : [`form "${written}" is not Japanese`]),
    ...(/^[가-힣 ·~-]+$/.test(pronunciation) ? [] : ['form has kanji without a reading']),
  ];
};

const meaning: Check = ({ meaningKo }) => [
  ...(KOREAN.test(meaningKo) ? [] : [`meaning "${meaningKo}" is not plain Korean`]),
  ...([...meaningKo].length <= LONGEST_MEANING ? [] : [`meaning has more than ${LONGEST_MEANING} characters`]),
];

const prose: Check = (entry) =>
  (['tip', 'avoid', 'korean'] as const).flatMap((key) => [
    ...(PROSE.test(entry[key]) ? [] : [`${key} has a character that is neither Korean nor Japanese`]),
    ...(/요\.$/.test(entry[key]) ? [] : [`${key} does not end as people speak, in 요.`]),
    ...([...entry[key]].length <= LONGEST ? [] : [`${key} has more than ${LONGEST} characters`]),
    ...(count(entry[key], '‘') === count(entry[key], '’') ? [] : [`${key} has a quotation that does not end`]),
  ]);

const count = (text: string, letter: string): number => text.split(letter).length - 1;

const examples: Check = (entry, bank) => {
  const ids = entry.examples.map(({ sentenceId }) => sentenceId);
  const forms = shownBy(entry);
  return [
    ...(ids.length >= LEAST_EXAMPLES ? [] : [`${ids.length} examples, fewer than ${LEAST_EXAMPLES}`]),
    ...(new Set(ids).size === ids.length ? [] : ['an example is there twice']),
    ...entry.examples.flatMap(({ sentenceId, target }) => {
      const sentence = bank.get(sentenceId);
      if (!sentence) return [`there is no sentence ${sentenceId}`];
      const written = writtenText(sentence.pieces);
      const easy = levels.indexOf(sentence.level) <= levels.indexOf(entry.level);
      return [
        ...(count(written, target) === 1 ? [] : [`"${target}" does not stand once in ${sentenceId}, ${written}`]),
        ...(forms.some((shown) => placeOf(shown, target)) ? [] : [`"${target}" has none of ${forms.join(', ')}`]),
        ...(easy ? [] : [`sentence ${sentenceId} (${sentence.level}) is above the level`]),
      ];
    }),
  ];
};

/** A text in `also` that no example needs might later excuse a wrong example. */
const unneededAlso: Check = (entry) => {
  const own = shownBy({ ...entry, also: [] });
  const needed = (shown: string) =>
    entry.examples.some(({ target }) => placeOf(shown, target) && !own.some((each) => placeOf(each, target)));
  return entry.also.filter((shown) => !needed(shown)).map((shown) => `no example needs "${shown}" in also`);
};

const checks: readonly Check[] = [id, form, meaning, prose, examples, unneededAlso];

/** Every problem of both lists, by file and line. */
export function validateReference(rows: Rows, bank: Bank): ContentProblem[] {
  const names = ['particles', 'endings'] as const;
  const entries = new Map(names.flatMap((name) => rows[name].map(({ entry }) => [entry.id, entry] as const)));
  return names.flatMap((name) => {
    const seen = new Set<string>();
    return rows[name].flatMap(({ file, line, entry }) => {
      const messages = checks.flatMap((check) => check(entry, bank));
      if (seen.has(entry.id)) messages.push(`id ${entry.id} is there twice`);
      seen.add(entry.id);
      if (levelOfFile(file) !== entry.level)
        messages.push(`${entry.id} (${entry.level}) is not of the level of its file`);
      for (const near of entry.near)
        if (near === entry.id || !entries.has(near)) messages.push(`near has "${near}", which is no other entry`);
      if (new Set(entry.near).size < entry.near.length) messages.push('near names an entry twice');
      return messages.map((message): ContentProblem => ({ file, line, message }));
    });
  });
}
