import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOneKanji } from '@utarang/domain/language';
import { hanjaReadings } from '../../data/hanja.js';
import { type ContentProblem, formatProblem } from '../problem.js';
import { parseTable } from '../tsv.js';
import type { KanjiBook, KanjiEntry, Radical } from './entry.js';
import { factColumns, nameColumns, radicalColumns, similarColumns, strokeColumns } from './format.js';
import { radicalOf } from './radical-form.js';

/** The kanji in a directory. Throws with all problems, one a line. */
export async function readKanji(directory: URL | string): Promise<KanjiBook> {
  const { book, problems } = await checkKanji(directory);
  if (problems.length > 0) throw new Error(['the kanji have problems', ...problems.map(formatProblem)].join('\n'));
  return book;
}

/** Reads the kanji as `readKanji` does, and returns the problems instead of throwing them. */
export async function checkKanji(directory: URL | string): Promise<{ book: KanjiBook; problems: ContentProblem[] }> {
  const path = directory instanceof URL ? fileURLToPath(directory) : directory;
  const problems: ContentProblem[] = [];
  const tableOf = async <Column extends string>(file: string, columns: readonly Column[]) => {
    const parsed = parseTable(file, await readFile(join(path, file), 'utf8'), columns);
    problems.push(...parsed.problems);
    return parsed.lines;
  };
  const report = (file: string, line: number, message: string) => problems.push({ file, line, message });

  const radicals = (await tableOf('radicals.tsv', radicalColumns)).map(
    ({ number, form, strokes, name }): Radical => ({ number: Number(number), form, strokes: Number(strokes), name }),
  );
  const names = new Map<string, string[]>();
  for (const { line, kanji, hunEum } of await tableOf('names.tsv', nameColumns)) {
    if (names.has(kanji)) report('names.tsv', line, `${kanji} is there already`);
    const each = hunEum.split(', ');
    for (const name of each) {
      if (!/^[가-힣]+(?: [가-힣]+)* [가-힣]$/.test(name)) report('names.tsv', line, `${name} is no sense and sound`);
    }
    names.set(kanji, each);
  }
  const facts = await tableOf('facts.tsv', factColumns);
  const known = new Set(facts.map(({ kanji }) => kanji));
  const similar = new Map<string, { kanji: string; difference: string }[]>();
  for (const { line, kanji, difference } of await tableOf('similar.tsv', similarColumns)) {
    const [a = '', b = '', more] = [...kanji];
    if (!known.has(a) || !known.has(b) || more || a === b)
      report('similar.tsv', line, `${kanji} are no two kanji of the book`);
    for (const [of, other] of [
      [a, b],
      [b, a],
    ] as const)
      similar.set(of, [...(similar.get(of) ?? []), { kanji: other, difference }]);
  }

  // Only the characters that have one: browsers load the strokes themselves as separate files.
  const withOrder = new Set((await tableOf('strokes.tsv', strokeColumns)).map(({ character }) => character));

  const entries = facts.map((row): KanjiEntry => {
    const { line, kanji, set, oldForm } = row;
    const fault = (message: string) => report('facts.tsv', line, message);
    const hunEum = names.get(kanji) ?? [];
    if (!isOneKanji(kanji)) fault(`${kanji} is no kanji`);
    if (hunEum.length === 0) fault(`${kanji} has no name`);
    const radical = radicalOf(radicals, kanji, Number(row.radical), Number(row.radicalStrokes));
    if (!radical) fault(`there is no radical ${row.radical}`);
    if (!(Number(row.strokes) > 0)) fault(`${kanji} has no strokes`);
    const on = row.on.split(' ').filter(Boolean);
    const kun = row.kun.split(' ').filter(Boolean);
    if (on.length + kun.length === 0) fault(`${kanji} has no reading`);
    return {
      kanji,
      hunEum,
      eum: [...new Set([...hanjaReadings(kanji), ...hunEum.map((name) => name.at(-1)!)])],
      oldForm: oldForm || null,
      strokes: Number(row.strokes),
      radical: { number: Number(row.radical), kanji: radical?.form ?? '', name: radical?.name ?? '' },
      on,
      kun,
      similar: similar.get(kanji) ?? [],
      joyo: set === 'joyo',
      hasStrokeOrder: withOrder.has(kanji),
    };
  });
  for (const kanji of names.keys())
    if (!known.has(kanji)) problems.push({ file: 'names.tsv', line: 0, message: `${kanji} is not among the facts` });
  const byKanji = new Map(entries.map((entry) => [entry.kanji, entry]));
  return { book: { entries, radicals, of: (kanji) => byKanji.get(kanji) ?? null }, problems };
}
