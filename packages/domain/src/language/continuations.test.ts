import { expect, test } from 'vitest';
import { continuations } from './continuations.js';
import { FINALS, ONSETS, strokesOf, syllableOf, VOWELS } from './jamo.js';
import { hangulToQwerty } from './keyboard.js';
import { toNfc } from './normalise.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                                       typed   goes on as
  ['a consonant begins a syllable',             '먹ㄷ', ['먹다-먹딯']],
  ['so does a final',                           '마싣', ['마시다-마시딯']],
  ['of two finals the second',                  '읽',   ['일가-일깋']],
  ['a final may be joined by another',          '일',   ['이라-이맇', '일-잃']],
  ['a tense one is one stroke',                 '있',   ['이싸-이앃']],
  ['a vowel may get a final',                   '학새', ['학새-학샣']],
  ['and be joined by another vowel',            '고',   ['고-굏']],
  ['one that ends so goes nowhere else',        '공부', ['공부-공뷯']],
  ['a consonant alone',                         'ㄷ',   ['다-딯']],
  ['a vowel alone says no syllable',            '먹ㅏ', []],
  ['nor do joined consonants alone',            '먹ㄳ', []],
  ['other writing is finished',                 'taber', []],
  ['so is a word with a space after it',        '먹 ',  []],
  ['nothing is nothing',                        '',     []],
])('%s: %s', (_, typed, ranges) => {
  expect(continuations(toNfc(typed)).map(({ text, until }) => `${text}-${text.slice(0, -1)}${until}`)).toEqual(ranges);
});

const SYLLABLES = Array.from({ length: 11_172 }, (_, i) => String.fromCharCode(0xac00 + i));
const within = (text: string, until: string) => SYLLABLES.slice(SYLLABLES.indexOf(text), SYLLABLES.indexOf(until) + 1);

test('the syllables that a syllable becomes are those whose keys begin with its keys', () => {
  const row = within('하', '힣').map((syllable) => ({ syllable, keys: hangulToQwerty(toNfc(syllable)) }));
  const grown = (typed: string) =>
    row.filter(({ keys }) => keys.startsWith(hangulToQwerty(toNfc(typed)))).map(({ syllable }) => syllable);
  for (const vowel of VOWELS) {
    for (const final of FINALS) {
      const typed = syllableOf('ㅎ', vowel, final.trim());
      const self = continuations(toNfc(typed)).find(({ text }) => text === typed);
      const tense = final === 'ㄱ' ? syllableOf('ㅎ', vowel, 'ㄲ') : '';
      const others = (self ? within(self.text, self.until) : [typed]).filter((syllable) => syllable !== tense);
      expect(others, typed).toEqual(grown(typed));
    }
  }
});

test('those that its last final begins are those with that onset', () => {
  for (const final of FINALS.slice(1)) {
    const next = continuations(toNfc(syllableOf('ㅎ', 'ㅏ', final))).find(({ text }) => text.length === 2)!;
    const onset = strokesOf(final).slice(-1);
    const expected = SYLLABLES.filter((_, i) => ONSETS.charAt(i / 588) === onset);
    expect(within(next.text.slice(-1), next.until)).toEqual(expected);
    expect(hangulToQwerty(toNfc(next.text.slice(0, 1) + onset))).toBe(
      hangulToQwerty(toNfc(syllableOf('ㅎ', 'ㅏ', final))),
    );
  }
});
