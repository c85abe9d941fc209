import { levels } from '@utarang/contract';
import { isWithin, writtenText } from '@utarang/domain/sentences';
import { beforeAll, expect, test } from 'vitest';
import { type Analyse, otherReadings, otherSounds, sentenceAnalyser } from '../sentences/checks/analysis.js';
import { uncovered } from '../sentences/checks/occurrence.js';
import { unknownKorean } from '../sentences/checks/spelling.js';
import { shippedBook, shippedSongs, speller } from '../test/shipped.js';
import { findings } from '../words/checks/exceptions.js';
import type { Speller } from '../words/checks/spelling.js';
import type { WordEntry } from '../words/entry.js';
import type { Original } from './originals.js';

/** The shares of the words of a song that may be one level harder, and harder still: a line is sometimes worth one. */
const HARDER_SHARE = 0.4;
const MUCH_HARDER = 3;
/** A number, or what asks for one, with what it counts has no level of its own: 七時, 何色. */
const NUMBER = /^[何一二三四五六七八九十百]/;

let originals: Original[];
let book: Map<number, WordEntry>;
let knows: Speller;
let analyse: Analyse;
beforeAll(async () => {
  const words = await shippedBook();
  book = new Map(words.map((word) => [word.id, word]));
  originals = (await shippedSongs()).originals;
  knows = await speller();
  analyse = sentenceAnalyser();
});

const wordsOf = ({ wordIds }: Original): WordEntry[] => wordIds.map((id) => book.get(id)!);

test('the analyser reads every line as we do, or the difference has a reason', () => {
  const found = originals.flatMap(({ pieces }) => pieces.flatMap((line) => otherReadings(line, analyse)));
  expect(findings(found, 'song-readings.tsv')).toEqual([]);
});

test('は and へ are marked where they sound わ and え, and nowhere else', () => {
  const found = originals.flatMap(({ pieces }) => pieces.flatMap((line) => otherSounds(line, analyse)));
  expect(found).toEqual([]);
});

test('every word of a line is named, or is a word of the grammar', () => {
  const found = originals.flatMap((song) =>
    song.pieces.flatMap((line) => uncovered(wordsOf(song), analyse(writtenText(line)), line).map(({ lemma }) => lemma)),
  );
  expect(findings(found, 'song-words.tsv')).toEqual([]);
});

test('a song keeps to the words of its level, but for a few', () => {
  for (const song of originals) {
    const next = levels[levels.indexOf(song.level!) + 1] ?? song.level!;
    const words = wordsOf(song);
    // A call by ねえ needs no level.
    const taught = words.filter(({ partsOfSpeech }) => partsOfSpeech.some((part) => part !== 'interjection'));
    const harder = taught.filter(
      ({ level, japaneseWord }) => !isWithin(level, song.level!) && !NUMBER.test(japaneseWord),
    );
    const much = harder.filter(({ level }) => !isWithin(level, next)).map(({ japaneseWord }) => japaneseWord);
    expect([song.id, much.length > MUCH_HARDER ? much : []]).toEqual([song.id, []]);
    expect([song.id, harder.length / words.length <= HARDER_SHARE]).toEqual([song.id, true]);
  }
});

test('every Korean word of a song is spelt right, or listed', () => {
  const found = originals.flatMap(({ lines }) => lines.flatMap(({ meaningKo }) => unknownKorean(meaningKo, knows)));
  expect(findings(found, 'song-spelling.tsv')).toEqual([]);
});

test('no two songs share a line', () => {
  const seen = new Map<string, number>();
  const shared = originals.flatMap(({ id, pieces }) =>
    pieces.flatMap((line) => {
      const written = writtenText(line);
      const first = seen.get(written);
      seen.set(written, id);
      return first === undefined || first === id ? [] : [`${id} and ${first}: ${written}`];
    }),
  );
  expect(shared).toEqual([]);
});
