import { expect, test } from 'vitest';
import * as catalogue from './index.js';

const { home, learn } = catalogue;

type Text = readonly [place: string, text: string];

/** Each text with its place: `home.title`. */
const textsIn = (value: unknown, ...path: readonly string[]): Text[] => {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, ...path, key));
};
const texts = textsIn({ ...catalogue });

const faults = (isFault: (text: string, place: string) => boolean) =>
  texts.filter(([place, text]) => isFault(text, place)).map(([place, text]) => `${place}: ${text}`);

test('the texts are found', () => expect(texts.length).toBeGreaterThan(1500));

/** "No 합쇼체 (습니다, 십시오) in the interface" (docs/product/messages.md#tone). */
test('no text is in 합쇼체', () => expect(faults((text) => /(?<!아)[가-힣]니다|십시오/.test(text))).toEqual([]));

/** Paragraphs, and sentences that another follows or goes before. */
const IN_A_TEXT =
  /^(?:about|legal|mail)\.|^(?:adminMembers\.endSessions\.own|kana\.drill\.comesAgain|test\.wrongLast)$/;
const STOP = /[요다죠]\.$/;
const SEVERAL = /\S[.?!] /;

/** "Sentences end with a full stop only where two follow each other" (docs/product/messages.md#tone). */
test('one sentence has no full stop, and each of several has', () => {
  expect(faults((text, place) => STOP.test(text) && !SEVERAL.test(text) && !IN_A_TEXT.test(place))).toEqual([]);
  expect(faults((text) => /[요다죠]\. /.test(text) && /[요다죠]$/.test(text) && !text.includes('예: '))).toEqual([]);
});

/** Particles that go by the sound before them, which nobody knows of a value. */
const BY_SOUND =
  /\}[’”)]?(은|는|이|가|을|를|과|와|으로|로|이나|나|이랑|랑|이?라(?:고|는|서|면|도)?|이에요|예요)(?![가-힣])/;

/** Those of values that are all known, which end in a vowel. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'home.otherHas': [home['mode.pron'], home['mode.meaning']],
  'home.otherAlso': [home['mode.pron'], home['mode.meaning']],
  'learn.next': [learn.short1, learn.short2],
  'learn.changed': [learn.step1, learn.step2],
};

const endsInVowel = (text: string) => (text.charCodeAt(text.length - 1) - '가'.charCodeAt(0)) % 28 === 0;

test('no particle behind a value goes by its sound', () => {
  expect(faults((text, place) => BY_SOUND.test(text) && !(place in KNOWN))).toEqual([]);
  expect(faults((text) => /\((?:은|는|이|가|을|를|과|와|으|이나)\)/.test(text))).toEqual([]);
  expect(
    Object.values(KNOWN)
      .flat()
      .filter((text) => !endsInVowel(text)),
  ).toEqual([]);
});
