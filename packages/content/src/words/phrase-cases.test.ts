import { gradeAnswer, senseBook } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { shippedRows } from '../test/shipped.js';
import { toEntry } from './parse.js';

const { rows } = await shippedRows();
const words = rows.map(toEntry);
const book = senseBook(words);
const phrases = words.filter(({ partsOfSpeech }) => partsOfSpeech.includes('expression'));

const CASE = /^(.*[가-힣])([을를이가])$/;
const hasFinal = (letter: string): boolean => (letter.charCodeAt(0) - 0xac00) % 28 !== 0;

/** A word with the particle of the other case, or null for one without a particle of either. */
function turnedRound(word: string): string | null {
  const [, noun, particle] = CASE.exec(word) ?? [];
  if (!noun || !particle) return null;
  const closed = hasFinal(noun.slice(-1));
  if (closed !== (particle === '을' || particle === '이')) return null;
  if (particle === '을' || particle === '를') return noun + (closed ? '이' : '가');
  return noun + (closed ? '을' : '를');
}

/** Each listed answer of a phrase with one noun that is the subject for the object, or the other way round. */
const turned = phrases.flatMap((word) =>
  [word.meaningKo, ...word.accept].flatMap((text) => {
    // A bracket explains, and may be left out.
    const parts = text.replace(/\s*\(.*/, '').split(' ');
    return parts.slice(0, -1).flatMap((part, index) => {
      const other = turnedRound(part);
      return other === null ? [] : [{ word, typed: parts.with(index, other).join(' ') }];
    });
  }),
);

/** Nouns that end as if they had a particle, and verbs that are said with either: 발목을 삐었어요, 발목이 삐었어요. */
const NO_CASE = /발목|발이|다리|고추냉|깊/;

test('no subject passes for the object of a phrase, nor the other way round', { timeout: 180_000 }, () => {
  expect(turned.length).toBeGreaterThan(1000);
  const passing = turned.filter(({ word, typed }) => gradeAnswer(typed, word, book).verdict === 'right');
  const said = passing.map(({ typed }) => typed).filter((typed) => !NO_CASE.test(typed));
  expect(said).toEqual([]);
});
