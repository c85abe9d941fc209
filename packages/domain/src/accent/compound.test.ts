import { expect, test } from 'vitest';
import { type CompoundEnd, compoundAccent, endOf } from './compound.js';

type Front = CompoundEnd['front'];
const after = (written: string, reading: string, as: Front['as'] = 'word'): Front => ({ written, reading, as });
const end = (front: Front, written: string, reading: string, ...accent: number[]): CompoundEnd => ({
  ...{ written, reading, accent, front },
  isSino: /^[一-龥]+$/.test(written),
});

// biome-ignore format: a table, to be read down
test.each<[string, CompoundEnd, number | null]>([
  // suffixes that make it flat, before which it falls, and within which it does
  ['せっきょくてき',       end(after('積極', 'せっきょく'), '的', 'てき'),                0],
  ['フランスご',           end(after('フランス', 'フランス'), '語', 'ご'),                0],
  ['せいきゅうしょ',       end(after('請求', 'せいきゅう'), '書', 'しょ'),                0],
  ['うちゅうせん',         end(after('宇宙', 'うちゅう'), '船', 'せん'),                  0],
  ['じえいたい',           end(after('自衛', 'じえい'), '隊', 'たい'),                    0],
  ['けんきゅうしゃ',       end(after('研究', 'けんきゅう'), '者', 'しゃ'),                3],
  ['としょかん',           end(after('図書', 'としょ'), '館', 'かん'),                    2],
  ['かいしゃいん',         end(after('会社', 'かいしゃ'), '員', 'いん'),                  3],
  ['おかしづくり',         end(after('お菓子', 'おかし', 'native word'), '作り', 'づくり'), 4],
  // a suffix that goes either way: not known
  ['さいばんしょ',         end(after('裁判', 'さいばん'), '所', 'しょ'),                  null],
  // after a native word, after one kanji, after no word: not known
  ['あきしつ',             end(after('空き', 'あき', 'native word'), '室', 'しつ'),       null],
  ['がくせい',             end(after('学', 'がく'), '生', 'せい', 1),                     null],
  ['はなびたいかい',       end(after('花火大', 'はなびたい', null), '会', 'かい'),        null],
  // a short word that is no such suffix: not known
  ['ほんだな',             end(after('本', 'ほん'), '棚', 'だな', 0),                     null],
  // a Sino-Japanese word of two kanji: after its first mora
  ['はなびたいかい',       end(after('花火', 'はなび', 'native word'), '大会', 'たいかい', 0), 4],
  ['まんいんでんしゃ',     end(after('満員', 'まんいん'), '電車', 'でんしゃ', 0, 1),      5],
  ['ふじゆう',             end(after('不', 'ふ', 'prefix'), '自由', 'じゆう', 2),         2],
  // after one kanji that is no prefix: not known
  ['せいほくせい',         end(after('西', 'せい'), '北西', 'ほくせい', 0),               null],
  // loan words: where they fall by themselves, else after their first mora
  ['テニスコート',         end(after('テニス', 'テニス'), 'コート', 'コート', 1),         4],
  ['フィギュアスケート',   end(after('フィギュア', 'フィギュア'), 'スケート', 'スケート', 0, 2), 5],
  ['えんちょうコード',     end(after('延長', 'えんちょう'), 'コード', 'コード', 1),       5],
  ['カップリング',         end(after('カップ', 'カップ'), 'リング', 'リング', 1),         null],
  // a longer one stays as it is
  ['サウスカリフォルニア', end(after('サウス', 'サウス'), 'カリフォルニア', 'カリフォルニア', 3, 0), 6],
  // a noun that was a verb: not known
  ['おもいちがい',         end(after('思い', 'おもい', 'native word'), '違い', 'ちがい', 0), null],
])('%s, ending in %o, falls after %s', (reading, last, accent) => {
  expect(compoundAccent(reading, last)).toBe(accent);
});

test('a suffix after a word goes before any other end', () => {
  const school = end(after('大', 'だい', 'prefix'), '学院', 'がくいん', 0);
  const graduate = end(after('大学', 'だいがく'), '院', 'いん', 1);
  expect(endOf([school, graduate])).toBe(graduate);
  expect(endOf([school])).toBe(school);
  expect(endOf([end(after('本', 'ほん'), '棚', 'だな', 0)])).toBeNull();
});
