import { expect, test } from 'vitest';
import { counterSlips } from './counter-sounds.js';

test.each([
  ['一[いち]週間[しゅうかん]に なる。', '一[いち]週間'],
  ['木[き]が 一[いち]本[ほん] ある。', '一[いち]本[ほん]'],
  ['十[じゅう]八[はち]歳[さい]で', '八[はち]歳'],
  ['三[さん]十[じゅう]分[ふん] 延[の]びた。', '十[じゅう]分[ふん]'],
  ['三[さん]千[せん]円[えん]です。', '三[さん]千[せん]'],
  ['羊[ひつじ]が 何[なん]百[ひゃく]も いた。', '何[なん]百[ひゃく]'],
])('%s has a slip', (text, piece) => {
  expect(counterSlips(text).map((slip) => slip.piece)).toEqual([piece]);
});

test.each([
  '一[いっ]週間[しゅうかん]に なる。',
  '一[いち]日[にち]に 一[いち]枚[まい]',
  '十[じゅう]分[ぶん]に 休[やす]む。',
  '十[じゅう]人[にん]と 三[さん]回[かい]',
  '三[さん]千[ぜん]円[えん]、 三[さん]階[がい]、 六[ろく]歳[さい]',
])('%s has none', (text) => {
  expect(counterSlips(text)).toEqual([]);
});
