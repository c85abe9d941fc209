import { type ListedWord, listedRows } from '@utarang/domain/word-list';
import { UnreadableFile } from './protocol.js';
import { LINES_MAX } from './read-text.js';

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a member: the member itself, or the texts in a list, the primary one first. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  const primaryFirst = value.toSorted((a, b) => Number(isPrimary(b)) - Number(isPrimary(a)));
  return primaryFirst
    .map((one) => (isItem(one) ? textOf(one['reading'] ?? one['meaning'] ?? '') : textOf(one)))
    .filter((text) => text !== '')
    .join(', ');
}
const isPrimary = (value: unknown): boolean => isItem(value) && value['primary'] === true;

const firstOf = (item: Item, ...names: readonly string[]): string =>
  names.map((name) => textOf(item[name])).find((text) => text !== '') ?? '';

/** The row of an item: those of WaniKani have theirs in `data`. */
function rowOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return ['', value, '', ''];
  if (!isItem(value)) return [];
  const item = isItem(value['data']) ? value['data'] : value;
  return [
    textOf(value['object']),
    firstOf(item, 'spelling', 'characters', 'word', 'expression', 'japanese', 'japaneseWord', 'slug'),
    firstOf(item, 'readings', 'reading', 'kana', 'hiragana'),
    firstOf(item, 'meanings', 'meaning', 'meaningKo', 'korean', 'english'),
  ];
}

/** All lists of items: the file itself, or its members, as in jpdb (`cards_vocabulary_jp_en`). */
function listsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isItem(value)) return [];
  const isOfKanji = (name: string) => /kanji/i.test(name);
  return Object.entries(value).flatMap(([name, list]) => (Array.isArray(list) && !isOfKanji(name) ? list : []));
}

const HEADINGS = ['object', 'word', 'reading', 'meaning'] as const;

/** The words of a list in JSON: an export of WaniKani or jpdb, or any list of items with such names. */
export function readJson(text: string): readonly ListedWord[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableFile('json');
  }
  const items = listsIn(value);
  if (items.length > LINES_MAX) throw new UnreadableFile('tooMany');
  return listedRows(items.map(rowOf), HEADINGS) ?? [];
}
