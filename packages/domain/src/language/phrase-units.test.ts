import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phraseUnits } from './phrase-units.js';

// biome-ignore format: a table, to be read down
test.each([
  ['おはようございます',               'おはよう ございます'],
  ['ありがとうございます',             'ありがとう ございます'],
  ['どうもありがとうございました',     'どうも ありがとう ございました'],
  ['本日はよろしくお願い致します',     '本日はよろしく お願い致します'],
  ['靴を脱いでください',               '靴を 脱いで ください'],
  ['韓国大使館に連絡してください',     '韓国大使館に 連絡して ください'],
  ['韓国語が話せる人はいますか',       '韓国語が 話せる人はいますか'],
  ['電車に忘れ物をしました',           '電車に 忘れ物を しました'],
  ['非常口はどこですか',               '非常口はどこ ですか'],
  ['早く寝なさい',                     '早く寝なさい'],
  ['忘れ物',                           '忘れ物'],
  ['受け入れる',                       '受け入れる'],
  ['打ち合わせる',                     '打ち合わせる'],
  ['お会計',                           'お会計'],
  ['コミュニケーション',               'コミュニケーション'],
  ['いただきます',                     'いただきます'],
  ['くつをぬいでください',             'くつを ぬいで ください'],
])('%s breaks as %s', (text, units) => {
  expect(phraseUnits(text).join(' ')).toBe(units);
});

test('whatever is written, nothing of it is lost and no unit is empty', () => {
  const text = fc.string({ unit: fc.constantFrom(...'おをはがにですくださいか今日靴脱ナノ0ー'), minLength: 1 });
  fc.assert(
    fc.property(text, (written) => {
      const units = phraseUnits(written);
      expect(units.join('')).toBe(written);
      expect(units.every((unit) => unit !== '')).toBe(true);
    }),
  );
});
