import { expect, test } from 'vitest';
import type { RubyPart } from '../words/ruby.js';
import { questionOf } from './question.js';
import type { StandingWord } from './word-places.js';

// biome-ignore format: a table, to be read down
const WORDS: Record<string, [reading: string, part: string]> = {
  飲む: ['のむ', 'verb-u'],     読む: ['よむ', 'verb-u'],       食べる: ['たべる', 'verb-ru'],  来る: ['くる', 'verb-irregular'],
  履く: ['はく', 'verb-u'],     書く: ['かく', 'verb-u'],       する: ['する', 'verb-irregular'], 行く: ['いく', 'verb-u'],
  辛い: ['からい', 'adj-i'],    若い: ['わかい', 'adj-i'],      高い: ['たかい', 'adj-i'],      いい: ['いい', 'adj-i'],
  静か: ['しずか', 'adj-na'],   便利: ['べんり', 'adj-na'],     掃除: ['そうじ', 'noun-suru'],  料理: ['りょうり', 'noun-suru'],
  水: ['みず', 'noun'],         パン: ['パン', 'noun'],         杯: ['はい', 'counter'],        冊: ['さつ', 'counter'],
  とても: ['とても', 'adverb'], まだ: ['まだ', 'adverb'],       丁度: ['ちょうど', 'adverb'],   有る: ['ある', 'verb-u'],
};
const word = (name: string): StandingWord => {
  const [reading, part] = WORDS[name]!;
  return { id: Object.keys(WORDS).indexOf(name), japaneseWord: name, reading, partsOfSpeech: [part] };
};

/** `水[みず]を 飲[の]む。`, as the content has it. */
function textOf(cell: string) {
  const parts: RubyPart[] = [];
  const units = [0];
  let index = 0;
  for (const unit of cell.split(' ')) {
    for (const [, kanji, reading, kana] of unit.matchAll(/(\p{Script=Han}+)\[([^\]]+)\]|([^\p{Script=Han}[\]]+)/gu)) {
      const text = kanji ?? kana!;
      parts.push({ text, reading: reading ?? null });
      index += text.length;
    }
    units.push(index);
  }
  return { parts, units: units.slice(0, -1) };
}

// biome-ignore format: a table, to be read down
test.each([
  ['水[みず]を 飲[の]みます。',                 '水 飲む',   '飲む',   '読む',   '水を＿。',             '飲みます 読みます'],
  ['水[みず]を 飲[の]みませんでした。',         '水 飲む',   '飲む',   '来る',   '水を＿。',             '飲みませんでした 来ませんでした'],
  ['水[みず]を 飲[の]んで ください。',          '水 飲む',   '飲む',   '書く',   '水を＿ください。',     '飲んで 書いて'],
  ['水[みず]を 飲[の]んで います。',            '水 飲む',   '飲む',   '読む',   '水を＿います。',       '飲んで 読んで'],
  ['水[みず]を 飲[の]みたい。',                 '水 飲む',   '飲む',   '食べる', '水を＿。',             '飲みたい 食べたい'],
  ['水[みず]を 飲[の]まないで ください。',      '水 飲む',   '飲む',   '来る',   '水を＿ください。',     '飲まないで 来ないで'],
  ['水[みず]を 飲[の]むな。',                   '水 飲む',   '飲む',   '読む',   '水を＿な。',           '飲む 読む'],
  ['水[みず]を 飲[の]んだらしい。',             '水 飲む',   '飲む',   '読む',   '水を＿らしい。',       '飲んだ 読んだ'],
  ['水[みず]を 飲[の]んだら、いい。',           '水 飲む',   '飲む',   '読む',   '水を＿、いい。',       '飲んだら 読んだら'],
  ['パンは はきません。',                       'パン 履く', '履く',   '飲む',   'パンは＿。',           'はきません 飲みません'],
  ['パンが 辛[から]かったです。',               'パン 辛い', '辛い',   'いい',   'パンが＿です。',       '辛かった よかった'],
  ['パンは 高[たか]くないですね。',             'パン 高い', '高い',   '若い',   'パンは＿ですね。',     '高くない 若くない'],
  ['静[しず]かな 水[みず]です。',               '静か 水',   '水',     'パン',   '静かな＿です。',        '水 パン'],
  ['水[みず]が 静[しず]かになる。',             '静か 水',   '静か',   '便利',   '水が＿になる。',       '静か 便利'],
  ['水[みず]を 掃除[そうじ]しました。',         '水 掃除',   '掃除',   '料理',   '水を＿しました。',     '掃除 料理'],
  ['水[みず]を 一[いっ]杯[ぱい] 飲[の]む。',      '水 杯 飲む', '杯',    '冊',     '水を一＿飲む。',       '杯 冊'],
  ['ちょうど 高[たか]い。',                     '丁度 高い', '丁度',   'とても', '＿高い。',             'ちょうど とても'],
])('%s asks for %s', (cell, standing, _answer, other, asked, options) => {
  const text = textOf(cell);
  const words = standing.split(' ').map(word);
  const question = questionOf(text, words, word(_answer), [word(other)])!;
  const written = text.parts.map((part) => part.text).join('');
  const [start, end] = question.blank;
  expect(`${written.slice(0, start)}＿${written.slice(end)}`).toBe(asked);
  expect(question.options.map((option) => option.written).join(' ')).toBe(options);
});

test('an option is read as it stands there', () => {
  const question = questionOf(textOf('水[みず]を 飲[の]みます。'), [word('水'), word('飲む')], word('飲む'), [
    word('来る'),
  ]);
  expect(question?.options.map(({ reading }) => reading)).toEqual(['のみます', 'きます']);
});

test('nothing is asked where the answer does not stand there, or another word has no such form', () => {
  const text = textOf('水[みず]を 飲[の]みます。');
  expect(questionOf(text, [word('水')], word('読む'), [word('食べる')])).toBeNull();
  expect(questionOf(text, [word('水'), word('飲む')], word('飲む'), [word('まだ')])).toBeNull();
});
