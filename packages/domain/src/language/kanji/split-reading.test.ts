import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JapaneseReadings } from './japanese-readings.js';
import { splitReading } from './split-reading.js';

const table: Readonly<Record<string, string>> = {
  浴: 'よく|あ-びせる あ-びる',
  振: 'しん|ふ-る ふ-るう',
  学: 'がく|まな-ぶ',
  校: 'こう|',
  渋: 'じゅう|しぶ しぶ-い',
  滞: 'たい|とどこお-る',
  在: 'ざい|あ-る',
  本: 'ほん|もと',
  箱: '|はこ',
  取: 'しゅ|と-る',
  引: 'いん|ひ-く',
  三: 'さん|み み-つ',
  階: 'かい|',
  失: 'しつ|うしな-う',
  敗: 'はい|やぶ-れる',
  天: 'てん|あめ あま',
  皇: 'こう おう|',
  酒: 'しゅ|さけ',
  屋: 'おく|や',
  人: 'じん にん|ひと',
  時: 'じ|とき',
  生: 'せい しょう|い-きる う-まれる は-える なま',
  建: 'けん|た-てる',
  物: 'ぶつ もつ|もの',
  上: 'じょう|うえ かみ あ-げる あ-がる のぼ-る',
  手: 'しゅ|て',
  今: 'こん|いま',
  日: 'にち じつ|ひ か',
  大: 'だい たい|おお おお-きい',
  一: 'いち いつ|ひと ひと-つ',
  来: 'らい|く-る',
  出: 'しゅつ|で-る だ-す',
  口: 'こう|くち',
  切: 'せつ|き-る',
  符: 'ふ|',
  十: 'じゅう|とお',
  話: 'わ|はな-す はなし',
  食: 'しょく|た-べる く-う',
  女: 'じょ にょ|おんな',
  王: 'おう|',
  風: 'ふう|かぜ',
  邪: 'じゃ|',
  月: 'げつ がつ|つき',
  行: 'こう ぎょう|い-く おこな-う',
};
const readingsOf = (kanji: string): JapaneseReadings | null => {
  const [on = '', kun = ''] = table[kanji]?.split('|') ?? [];
  return kanji in table ? { on: on.split(' ').filter(Boolean), kun: kun.split(' ').filter(Boolean) } : null;
};
const asText = (word: string, reading: string) =>
  splitReading(word, reading, readingsOf)
    .map(({ kanji, kind, heard, reading }) => `${kanji} ${kind} ${heard}${heard === reading ? '' : `<${reading}`}`)
    .join(', ');

// biome-ignore format: a table, to be read down
test.each([
  // case                                 word       reading       parts
  ['on readings one after the other',      '渋滞',     'じゅうたい', '渋 on じゅう, 滞 on たい'],
  ['the same kanji at the start',          '滞在',     'たいざい',   '滞 on たい, 在 on ざい'],
  ['っ before か',                         '学校',     'がっこう',   '学 on がっ<がく, 校 on こう'],
  ['okurigana as written',                 '学ぶ',     'まなぶ',     '学 kun まな<まな-ぶ'],
  ['voiced within a word',                 '本箱',     'ほんばこ',   '本 on ほん, 箱 kun ばこ<はこ'],
  ['okurigana that is not written',        '取引',     'とりひき',   '取 kun とり<と-る, 引 kun ひき<ひ-く'],
  ['of a verb in る',                      '建物',     'たてもの',   '建 kun たて<た-てる, 物 kun もの'],
  ['an on reading voiced',                 '三階',     'さんがい',   '三 on さん, 階 on がい<かい'],
  ['ぱ behind っ',                         '失敗',     'しっぱい',   '失 on しっ<しつ, 敗 on ぱい<はい'],
  ['a vowel behind ん',                    '天皇',     'てんのう',   '天 on てん, 皇 on のう<おう'],
  ['the last vowel before another word',   '酒屋',     'さかや',     '酒 kun さか<さけ, 屋 kun や'],
  ['a repeated kanji',                     '人々',     'ひとびと',   '人 kun ひと, 人 kun びと<ひと'],
  ['which okurigana it is',                '上がる',   'あがる',     '上 kun あ<あ-がる'],
  ['the longer okurigana of one stem',     '浴びる',   'あびる',     '浴 kun あ<あ-びる'],
  ['all of the okurigana that is written', '振るう',   'ふるう',     '振 kun ふ<ふ-るう'],
  ['one that is a part of another',        '振る',     'ふる',       '振 kun ふ<ふ-る'],
  ['a noun beside its adjective',          '渋い',     'しぶい',     '渋 kun しぶ<しぶ-い'],
  ['the noun itself',                      '渋',       'しぶ',       '渋 kun しぶ'],
  ['another of the same kanji',            '上る',     'のぼる',     '上 kun のぼ<のぼ-る'],
  ['お and さん around it',                '生まれる', 'うまれる',   '生 kun う<う-まれる'],
  ['an inflected form',                    '食べます', 'たべます',   '食 kun た<た-べる'],
  ['来る in a form',                       '来ます',   'きます',     '来 kun き<く-る'],
  ['read as a whole',                      '今日',     'きょう',     '今 special きょう, 日 special きょう'],
  ['the same two kanji read one by one',   '今日',     'こんにち',   '今 on こん, 日 on にち'],
  ['a whole with more behind it',          '大人しい', 'おとなしい', '大 special おとな, 人 special おとな'],
  ['a whole within a word',                '一人一人', 'ひとりひとり', '一 special ひとり, 人 special ひとり, 一 special ひとり, 人 special ひとり'],
  ['an on reading twice shortened',        '十本',     'じゅっぽん', '十 on じゅっ<じゅう, 本 on ぽん<ほん'],
  ['katakana around it',                   'カゼ風',   'カゼかぜ',   '風 kun かぜ'],
  ['a kanji without readings',             '口鱈',     'くちたら',   '口 kun くち, 鱈 special たら'],
  ['a counter ヶ',                         '三ヶ月',   'さんかげつ', '三 on さん, 月 on げつ'],
  ['a reading that is none of the word',   '学校',     'ん',         '学 special ん, 校 special ん'],
  ['no kanji',                             'カゼ',     'カゼ',       ''],
])('%s: %s', (_, word, reading, parts) => {
  expect(asText(word, reading)).toBe(parts);
});

test('whatever the text, each kanji has one part, in their order', () => {
  const letter = fc.constantFrom(...Object.keys(table), '々', 'あ', 'ッ', 'ヶ', '3', 'A', '鱈', '😀');
  const kana = fc.constantFrom(...'あかがくうっんしゃ');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 6 }), fc.array(kana, { maxLength: 8 }), (word, reading) => {
      let before = '';
      const kanji = word.flatMap((each) => {
        before = each === '々' ? before : each;
        return /\p{Script=Han}/u.test(before) ? [before] : [];
      });
      expect(splitReading(word.join(''), reading.join(''), readingsOf).map((part) => part.kanji)).toEqual(kanji);
    }),
    { numRuns: 300 },
  );
});
