import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerEntries } from './accepted-answers.js';
import { asideNames, asideOf } from './aside.js';
import { heardEntries } from './heard/arcs.js';
import { type BookWord, packBook, wordsIn } from './packed-book.js';
import { keysOf } from './sound-indexes.js';
import { columnHashes } from './stored-columns.js';
import { packIndex, unpackIndex } from './stored-index.js';
import { type EntryLexicon, lexiconOf } from './text-entries.js';
import { wholeEntries } from './whole-words.js';

const kana = fc.constantFrom('たべる', 'のむ', 'かく', 'はな', 'ああ', 'あお', 'しろい', 'ソファー', 'いく', 'きる');
const hangul = fc.constantFrom('타베루', '노무', '카쿠', '하나', '아아', '아오', '소파ー', '이쿠', '키루', '코노 히토');
const kanji = fc.constantFrom('食べる', '飲む', '書く', '花', '青', '白い', '行く', '着る', '切る', 'いく', '𠮟CD');
const word = fc.record({
  japaneseWord: kanji,
  reading: kana,
  koreanPronunciation: hangul,
  meaningKo: fc.constantFrom('먹다', '꽃', '희다, 하얗다', 'CD  한 장'),
  level: fc.constantFrom('N5', null),
  partsOfSpeech: fc.subarray(['verb-ru', 'verb-u', 'noun', 'noun-suru', 'adj-i'], { minLength: 1, maxLength: 2 }),
  accept: fc.array(fc.constantFrom('먹는다', '꽃송이', '하얀'), { maxLength: 2 }),
  forms: fc.array(fc.record({ kind: fc.constant('usual' as const), note: fc.constant(null), written: kanji }), {
    maxLength: 2,
  }),
  uses: fc.nat({ max: 9 }),
});

/** Words with falling ids. A pack of words is told from others by 64 of them. */
const withIds = (words: readonly Omit<BookWord, 'id'>[]): BookWord[] =>
  words.map((each, row) => ({ ...each, id: 2 * (words.length - row) })) as BookWord[];
const manyWords = fc.array(word, { minLength: 1, maxLength: 200, size: 'max' }).map(withIds);
/** More than one pack of them. */
const packs = fc.array(word, { minLength: 70, maxLength: 80, size: 'max' }).map(withIds);
const book = (words: readonly BookWord[]) => packBook(words, (each) => (each as BookWord).uses);

const read = (bytes: Uint8Array<ArrayBuffer>, words: readonly BookWord[], hashes?: readonly number[]) =>
  unpackIndex(bytes.buffer, { ...book(words), hashes });

/** Everything that an entry lexicon says, whatever its entries are numbered. */
const said = ({ lexicon, rows, kinds }: EntryLexicon) => {
  const { symbols, starts, numbers } = lexicon.sorted;
  return Array.from(numbers, (number, place) => [
    String.fromCharCode(...symbols.subarray(starts[place]!, starts[place + 1]!)),
    rows[number],
    kinds[number],
  ]);
};
const rebuilt = (words: readonly BookWord[]) => ({
  keys: lexiconOf(wholeEntries(keysOf(words))),
  answers: lexiconOf(answerEntries(words)),
  sound: lexiconOf(heardEntries(words).sound),
  written: lexiconOf(heardEntries(words).written),
});
const fieldsOf = ({ id, japaneseWord, reading, meaningKo, level, forms, uses }: BookWord) => {
  return { id, japaneseWord, reading, meaningKo, level, forms, uses };
};
const expectAsAnew = (bytes: Uint8Array<ArrayBuffer>, words: readonly BookWord[]) => {
  const made = rebuilt(words);
  // The server sends the hashes of columns; a device that keeps an older book makes them.
  for (const hashes of [undefined, columnHashes(book(words))]) {
    const stored = read(bytes, words, hashes);
    expect(stored).not.toBeNull();
    for (const part of ['keys', 'answers', 'sound', 'written'] as const)
      expect(said(stored![part])).toEqual(said(made[part]));
    expect(wordsIn(stored!.packed!.cells).map(fieldsOf)).toEqual(words.map(fieldsOf));
    for (const name of asideNames) {
      const kept = stored!.packed!.asideOf!(name);
      const { rows, text } = asideOf(stored!.packed!.cells, name);
      if (kept) expect([...Array.from(kept.rows), kept.text], name).toEqual([...Array.from(rows), text]);
    }
  }
};

test('an index is read as the one that is made of the same words', () => {
  fc.assert(
    fc.property(manyWords, (words) => expectAsAnew(packIndex(book(words)), words)),
    { numRuns: 20 },
  );
});

test('of a column that has not changed, what stands aside is stored', () => {
  const words = withIds(fc.sample(word, 80));
  const changed = words.map((each) => ({ ...each, meaningKo: `${each.meaningKo}, 뜻` }));
  const kept = (now: readonly BookWord[]) =>
    asideNames.filter((name) => read(packIndex(book(words)), now, columnHashes(book(now)))!.packed!.asideOf!(name));
  expect(kept(words)).toEqual(asideNames);
  expect(kept(changed)).toEqual(asideNames.filter((name) => name !== 'meaningKo'));
});

test('of words that were changed, added and taken out since it is the one that would be made', () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.constantFrom('change', 'remove', 'add'), word), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(manyWords, edits, (before, done) => {
      const now = [...before];
      for (const [n, edit, other] of done) {
        const row = n % Math.max(1, now.length);
        const there = now[row];
        if (!there) continue;
        if (edit === 'change') now[row] = { ...other, id: there.id } as BookWord;
        else if (edit === 'remove') now.splice(row, 1);
        else if (now[row - 1]?.id !== there.id + 1) now.splice(row, 0, { ...other, id: there.id + 1 } as BookWord);
      }
      expectAsAnew(packIndex(book(before)), now);
    }),
    { numRuns: 60 },
  );
});

test('bytes that are cut off, of another format or none are no index', () => {
  const [words] = fc.sample(packs, 1);
  const bytes = packIndex(book(words!));
  const other = bytes.slice();
  other[0] = 99;
  const noTable = bytes.slice();
  noTable[9] = 0;
  for (const broken of [new Uint8Array(), bytes.slice(0, 7), bytes.slice(0, bytes.length / 2), other, noTable]) {
    expect(read(broken, words!)).toBeNull();
  }
});

test('words in another order have none', () => {
  const [words] = fc.sample(packs, 1);
  expect(() => packIndex(book(words!.toReversed()))).toThrow(RangeError);
  expect(read(packIndex(book(words!)), words!.toReversed())).toBeNull();
});

test.each([0, 1])('%i hashes of columns, as of another release, do not pass changed words for the same', (count) => {
  const [[first, ...rest] = []] = fc.sample(packs, 1);
  const now = [{ ...first!, japaneseWord: '変', partsOfSpeech: ['noun'] }, ...rest];
  const stored = read(packIndex(book([first!, ...rest])), now, columnHashes(book([first!, ...rest])).slice(0, count));
  expect(said(stored!.written)).toEqual(said(rebuilt(now).written));
});
