import type { JapaneseReadings } from './japanese-readings.js';
import {
  changedVowel,
  doubledAtEnd,
  halfVoicedAtStart,
  joinedToN,
  unwrittenOkurigana,
  voicedAtStart,
} from './sounds.js';

type Place = {
  /** True for the first letter of a word, which no sound change from the left affects. */
  readonly isFirst: boolean;
  /** The kana before it. */
  readonly before: string;
  /** The letters after it. */
  readonly next: string;
};

export type ReadingForm = {
  readonly kind: 'on' | 'kun';
  /** The reading from which it is derived, as in `JapaneseReadings`. */
  readonly reading: string;
  readonly heard: string;
  /** The cost: the more the sound is changed the higher. */
  readonly cost: number;
};

/** Costs of a form: of each sound change, and a little for a kun reading without its okurigana. */
const COST = {
  on: 1,
  kun: 1,
  unwritten: 0.3,
  voiced: 0.6,
  halfVoiced: 0.4,
  doubled: 0.5,
  joined: 2,
  vowel: 2.5,
  shortened: 4,
} as const;

/** All possible sounds of a kanji at a place in a word. */
export function* readingForms({ on, kun }: JapaneseReadings, place: Place): Generator<ReadingForm> {
  for (const reading of on) {
    for (const [heard, cost] of withChangedEnd(reading, true))
      yield* withChangedStart({ kind: 'on', reading, heard, cost: COST.on + cost }, place);
  }
  for (const reading of kun) {
    const [stem = '', okurigana] = reading.split('-');
    for (const [heard, cost] of kunForms(stem, okurigana, place.next))
      yield* withChangedStart({ kind: 'kun', reading, heard, cost: COST.kun + cost }, place);
  }
}

/** The forms of a kun reading, with their costs: with more or less of its okurigana, as the next letters suggest. */
function* kunForms(stem: string, okurigana: string | undefined, next: string): Generator<readonly [string, number]> {
  if (okurigana === undefined) {
    for (const [heard, cost] of withChangedEnd(stem, false)) yield [heard, cost + (isKana(next) ? BARE : 0)];
    const vowel = changedVowel(stem);
    if (vowel) yield [vowel, COST.vowel];
    return;
  }
  if (stem === 'く' && okurigana === 'る') yield* [['き', 0] as const, ['こ', 0] as const]; // 来ます, 来ない
  // Written okurigana decides between several readings: 上がる is あ-がる, not のぼ-る.
  const written = sharedStart(okurigana, next);
  const isInflected = okurigana.length === 1 && isKana(next);
  if (stem !== '') yield [stem, written > 0 ? otherThanWritten(okurigana, written) : isInflected ? 0.2 : 0.9];
  if (stem !== '' && okurigana.length === 1) {
    const doubled = `${stem}っ`;
    yield [doubled, COST.unwritten + COST.doubled + 1];
  }
  for (const rest of unwrittenOkurigana(okurigana)) {
    if (rest === '') continue;
    const heard = stem + rest;
    yield [heard, COST.unwritten];
    const doubled = doubledAtEnd(heard);
    if (doubled) yield [doubled, COST.unwritten + COST.doubled + 1];
    const vowel = changedVowel(heard);
    if (vowel) yield [vowel, COST.unwritten + COST.vowel];
  }
  // The kanji may include part of the okurigana: 行なう, 起る.
  for (let size = 1; size < okurigana.length; size++) yield [stem + okurigana.slice(0, size), COST.unwritten + 0.2];
  if (okurigana.length > 0 && next === '') yield [stem + okurigana, COST.unwritten + 0.2];
}

const isKana = (next: string): boolean => /^[ぁ-ん]/.test(next);
/** A small cost for a reading without okurigana where kana follow the kanji: 渋い is しぶ-い rather than しぶ. */
const BARE = 0.03;

/**
 * A small cost that decides between readings with one stem: 浴びる is あ-びる rather than あ-びせる, 振るう ふ-るう rather than ふ-る.
 */
const otherThanWritten = (okurigana: string, written: number): number =>
  0.01 * (okurigana.length - written + 1 / (1 + written));

/** A reading and the forms with a sound change at its end, with their costs. */
function* withChangedEnd(reading: string, isOn: boolean): Generator<readonly [string, number]> {
  yield [reading, 0];
  const doubled = doubledAtEnd(reading);
  if (doubled) yield [doubled, COST.doubled + (isOn && /[つくちき]$/.test(reading) ? 0 : 1.2)];
  // 女房 にょうぼう has more, 格子 こうし less; 女王 じょおう: a long vowel may be short.
  if (isOn && /[ういん]$/.test(reading) && reading.length > 1) yield [reading.slice(0, -1), COST.shortened];
}

/** A form and the forms with a sound change at its start. */
function* withChangedStart(form: ReadingForm, { isFirst, before }: Place): Generator<ReadingForm> {
  yield form;
  if (isFirst) return;
  const changed = (heard: string | null, cost: number): ReadingForm[] =>
    heard ? [{ ...form, heard, cost: form.cost + cost }] : [];
  yield* changed(voicedAtStart(form.heard), COST.voiced);
  if (/[っん]/.test(before)) yield* changed(halfVoicedAtStart(form.heard), COST.halfVoiced);
  else yield* changed(halfVoicedAtStart(form.heard), COST.joined);
  if (before === 'ん') yield* changed(joinedToN(form.heard), COST.joined);
}

function sharedStart(a: string, b: string): number {
  let size = 0;
  while (size < a.length && a[size] === b[size]) size++;
  return size;
}
