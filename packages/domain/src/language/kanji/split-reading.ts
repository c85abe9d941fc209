import { toHiragana } from '../kana-scripts.js';
import { beginsInLatin, isOneKanji } from '../script.js';
import type { JapaneseReadings } from './japanese-readings.js';
import { readingForms } from './reading-forms.js';
import { voicedAtStart } from './sounds.js';
import { LONGEST_WHOLE, wholeReadings } from './whole-readings.js';

/** A kanji of a word with its reading there. */
export type KanjiInWord = {
  readonly kanji: string;
  readonly kind: 'on' | 'kun' | 'special';
  /** The reading in the word; where several kanji have one reading together (今日 きょう), that of them all. */
  readonly heard: string;
  /** The reading of the kanji from which it is derived: がく for がっ in 学校; the whole where it is special. */
  readonly reading: string;
};

type Step = { readonly cost: number; readonly parts: readonly KanjiInWord[] };

const REPEAT = '々';
/** Costs of a whole reading of the table, and of an unexplained one, for the run and for each of its kanji. */
const WHOLE_COST = 0.4;
const UNKNOWN_COST = 12;
const UNKNOWN_EACH = 3;
/** The longest run without an explanation. */
const LONGEST_UNKNOWN = 5;
/** Small kana that are used like kanji: ヶ and ヵ are read か, が and こ. */
const COUNTERS: Readonly<Record<string, readonly string[]>> = {
  ヶ: ['か', 'が', 'こ', 'け'],
  ケ: ['か', 'が', 'こ', 'け'],
  ヵ: ['か', 'が'],
  カ: ['か', 'が'],
  〆: ['しめ', 'じめ'],
};

/**
 * Divides a word's reading among its kanji, in their order (docs/product/kanji.md#readings-in-words). It takes the
 * cheapest path from the start of the word to its end: unchanged readings before voiced, doubled and otherwise changed
 * ones; a run of kanji that no readings explain is special.
 */
export function splitReading(
  word: string,
  reading: string,
  readingsOf: (kanji: string) => JapaneseReadings | null,
): readonly KanjiInWord[] {
  return cheapest(word, reading, readingsOf, false) ?? cheapest(word, reading, readingsOf, true) ?? [];
}

/** The cheapest path through a word; null where there is none without unexplained parts. */
function cheapest(
  word: string,
  reading: string,
  readingsOf: (kanji: string) => JapaneseReadings | null,
  withUnknown: boolean,
): readonly KanjiInWord[] | null {
  const letters = [...word];
  const heard = toHiragana(reading);
  const kanji = kanjiAtEach(letters);
  const isKanji = kanji.map((each) => each !== null);
  const kanjiAt = (i: number) => kanji[i]!;
  /** The best step to each state: letters read, kana used. */
  const best: (Map<number, Step> | undefined)[] = Array.from({ length: letters.length + 1 });
  best[0] = new Map([[0, { cost: 0, parts: [] }]]);

  const reach = (letter: number, kana: number, step: Step) => {
    const there = best[letter] ?? new Map<number, Step>();
    best[letter] = there;
    const known = there.get(kana);
    if (!known || step.cost < known.cost) there.set(kana, step);
  };

  for (let i = 0; i < letters.length; i++) {
    for (const [at, step] of best[i] ?? []) {
      const go = (letter: number, kana: number, cost: number, parts: readonly KanjiInWord[]) =>
        reach(letter, kana, { cost: step.cost + cost, parts: parts.length ? [...step.parts, ...parts] : step.parts });
      const letter = letters[i]!;
      if (!isKanji[i]) {
        const kana = toHiragana(letter);
        if (heard.startsWith(kana, at)) go(i + 1, at + kana.length, 0, []);
        for (const each of COUNTERS[letter] ?? []) if (heard.startsWith(each, at)) go(i + 1, at + each.length, 0.5, []);
        if (!/\p{L}/u.test(letter) || beginsInLatin(letter)) {
          // Digits, letters and signs may have any reading.
          for (let end = at; end <= heard.length; end++) go(i + 1, end, 6 + end - at, []);
        }
        continue;
      }
      const own = kanjiAt(i);
      const before = heard[at - 1] ?? '';
      const readings = readingsOf(own);
      const isFirst = i === 0;
      const next = letters.slice(i + 1).join('');
      if (readings) {
        for (const form of readingForms(readings, { isFirst, before, next: toHiragana(next) })) {
          if (heard.startsWith(form.heard, at) && isFitting(form.heard, heard[at + form.heard.length]))
            go(i + 1, at + form.heard.length, form.cost, [{ kanji: own, ...kindOf(form) }]);
        }
      }
      const run = runLength(isKanji, i);
      for (let size = 1; size <= Math.min(run, Math.max(LONGEST_WHOLE, LONGEST_UNKNOWN)); size++) {
        const written = letters.slice(i, i + size).join('');
        const all = (text: string) =>
          [...Array(size).keys()].map(
            (n): KanjiInWord => ({ kanji: kanjiAt(i + n), kind: 'special', heard: text, reading: text }),
          );
        for (const whole of wholeReadings(written)) {
          const text = toHiragana(whole);
          for (const said of [text, isFirst ? null : voicedAtStart(text)])
            if (said && heard.startsWith(said, at)) go(i + size, at + said.length, WHOLE_COST, all(said));
        }
        if (!withUnknown || size > LONGEST_UNKNOWN) continue;
        for (let end = at + 1; end <= heard.length; end++)
          go(i + size, end, UNKNOWN_COST + UNKNOWN_EACH * size + (end - at) * 0.1, all(heard.slice(at, end)));
      }
    }
  }
  const found = best[letters.length]?.get(heard.length);
  if (found || !withUnknown) return found?.parts ?? null;
  return letters.flatMap((_, i): KanjiInWord[] =>
    isKanji[i] ? [{ kanji: kanjiAt(i), kind: 'special', heard, reading: heard }] : [],
  );
}

/** The kanji at each place, with 々 replaced by the one that it repeats; null where there is none. */
function kanjiAtEach(letters: readonly string[]): readonly (string | null)[] {
  let before: string | null = null;
  return letters.map((letter) => {
    before = letter === REPEAT ? before : isOneKanji(letter) ? letter : null;
    return before;
  });
}

type Form = { readonly kind: 'on' | 'kun'; readonly heard: string; readonly reading: string };
const kindOf = ({ kind, heard, reading }: Form) => ({ kind, heard, reading });

/** Number of kanji from a place on. */
function runLength(isKanji: readonly boolean[], from: number): number {
  let end = from;
  while (isKanji[end]) end++;
  return end - from;
}

/** Checks that a reading that ends in っ is followed by か, さ, た, は or their voiced kana. */
const isFitting = (form: string, next: string | undefined): boolean =>
  !form.endsWith('っ') || (next !== undefined && /[か-ぢつ-どは-ぽっ]/.test(next));
