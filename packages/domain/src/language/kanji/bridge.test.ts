import { expect, test } from 'vitest';
import { bridgeTo } from './bridge.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                          eum       on       from and rule
  ['ㄱ ends in く',                 '학',     'がく',   '학 finalK'],
  ['or in き',                      '역',     'えき',   '역 finalK'],
  ['ㄴ ends in ん',                 '전',     'でん',   '전 finalN'],
  ['ㄹ ends in つ',                 '말',     'まつ',   '말 finalL'],
  ['or in ち, ㅇ begins in に',      '일',     'にち',   '일 finalL'],
  ['or in じ',                      '일',     'じつ',   '일 finalL'],
  ['ㅁ ends in ん',                 '남',     'なん',   '남 finalM'],
  ['ㅂ is う',                      '법',     'ほう',   '법 finalP'],
  ['or つ',                         '립',     'りつ',   '립 finalP'],
  ['ㅇ is う',                      '동',     'どう',   '동 finalNg'],
  ['or い',                         '생',     'せい',   '생 finalNg'],
  ['open: short',                   '가',     'か',     '가 open'],
  ['open: long',                    '고',     'こう',   '고 open'],
  ['open: a kana that others end in', '기',   'き',     '기 open'],
  ['ㅎ begins in か',               '화',     'か',     '화 open'],
  ['ㅇ begins in が',               '어',     'ご',     '어 open'],
  ['the second of two sounds',      '차 거',  'きょ',   '거 open'],
  ['another end',                   '육',     'ろう',   null],
  ['another beginning',             '학',     'まく',   null],
  ['no sound at all',               '',       'がく',   null],
])('%s: %s → %s', (_, eum, on, expected) => {
  const found = bridgeTo(on, eum.split(' ').filter(Boolean));
  expect(found && `${found.eum} ${found.rule}`).toBe(expected);
});
