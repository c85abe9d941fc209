import { readWordBook } from '@utarang/content/words';
import { createTextBook, inPlainWords, type TextBook } from '@utarang/domain/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../paths.js';
import { createTokenizer } from './tokenizer.js';

/** Lines that are read as they are written, beside lines that stand for others (docs/product/lookup.md#spoken). */
const cut = createTokenizer();
let book: TextBook;
beforeAll(async () => {
  book = createTextBook(await readWordBook(paths.words));
});
const plain = (line: string): string => inPlainWords(line, cut, book).text;
/** The text without marks of what is drawn out, which say nothing of the words. */
const letters = (line: string): string => line.replace(/[ーえ]+/g, '');

// biome-ignore format: a list, to be read down
const PLAIN = [
  '会うたびに', '買うために', '会うために', '笑うたび', '思うたった一人', '言うため', '言うたびに', '会うたのしみ', '買うたからもの', '笑うたびに泣く', '会うたなばた', '買うたんすを',
  '道しるべ', '寄るべ', 'つるべ', '暴れん坊', '慌てん坊', 'あんみつ',
  '神様がいるんだって', '風がぱたりとやんだ', '鉛筆がぽきんと折れた', 'こしあんとつぶあん',
  'ちっちゃいねえ', 'めっちゃいなか', 'ちっちゃいなかま', 'ちっちゃいねー', 'こっちゃいない',
  'たくさんかった', 'みかんかった', 'かばんかった', '甘いみかんかったよ', 'にんじんかった', 'はさみとのりとえほんかった', 'りんごとみかんかったよ',
  'じけん', 'しけん', 'きけん', 'ほけん', 'たいけん', 'きけんを',
  'はんばい', 'さんばい', 'なんばい？', 'さいばい', 'てんばい', 'ばいばい', 'せいばい', 'よつんばい',
  'えへん！', 'えへんえへん',
  'んじゃねー！', 'んじゃねえ', 'んじゃあ',
  'らいねん', 'まいねん', 'しょうねん', 'がくねん', 'てんねん', 'きょうねん',
  'いや', 'いや！', 'いやいや', '今や', '坊や', '爺や', 'まあいいや', 'こんや', 'ほんや', 'しんや', 'へいや', 'あきや', '古池や',
  'へやで', '早くやろ', 'またやろ', 'もうやろ',
  'ふつうの人', 'きょうつうの友', 'ひやしちゅうか', 'ちちゅうかい', 'そんなにがっつかないで', 'とっつかまえる',
  'けろっと笑う', 'じとっと', 'だからもっと', '涙そっと', '今もっと',
  'なんぼく', 'あんたい', 'あんばい', 'みっかてんか', 'たんち', 'いちまいの紙',
  'おら、早くしろ', 'おら',
  'でんしゃ', 'じてんしゃ', 'しゃしん', 'ちゃわん', 'ちゃわんを一つ', 'りょうしん', 'みきさーしゃ', 'しんぶんしゃ',
  '努力なしには', '予約なしで', '理由のいかんによらず', 'ごろんと横になった', '芝生にごろんと横になった。', '失敗が重なり', '倒れんばかり', '生きんがため', 'ねえ、明日',
  '電気が消えたり', '火が燃えたり、消えたり', '友達が来たり', '髪が乱れたり。', '頑張れまじ', '今日寝てまじ、最高', '見てまじ！',
  '君のせな', '半分こすれた', 'お願いし心から', '今日からテスト期間はいります', 'お母さんけん',
];

test.each(PLAIN)('%s stays', (line) => {
  expect(letters(plain(line))).toBe(letters(line));
});

// biome-ignore format: a table, to be read down
describe('speech is still understood', () => {
  test.each([
    ['笑うたやん', '笑ったじゃん'],
    ['会うたんや', '会ったんだ'],
    ['買うた。', '買った。'],
    ['知らんかった', '知らなかった'],
    ['行かへんかった', '行かなかった'],
    ['わからんかった', 'わからなかった'],
    ['忘れちゃいない', '忘れていない'],
    ['わかっちゃいない', 'わかっていない'],
    ['だけん、行こう', 'だから、行こう'],
    ['わからんばい', 'わからないよ'],
    ['楽しいばい', '楽しいよ'],
    ['行くねん', '行くんだ'],
    ['好きや', '好きだ'],
    ['来えへん', '来ない'],
    ['できへんの', 'できないの'],
    ['もう帰るべ', 'もう帰るだろう'],
    ['泣くんじゃねー', '泣くんじゃない'],
    ['忘れちゃいねー', '忘れていない'],
    ['行こっと', '行こうと'],
    ['飲もっか', '飲もうか'],
    ['俺んち', '俺の家'],
    ['行くっつうの', '行くって言うんだ'],
    ['いただけん', 'いただけない'],
    ['何してんねん', '何してるんだ'],
    ['おらの村', '俺の村'],
  ])('%s is %s', (line, right) => {
    expect(plain(line)).toBe(right);
  });
});
