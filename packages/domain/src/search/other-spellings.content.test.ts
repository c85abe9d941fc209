import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { wholeBook, wholeIndex } from './test/whole-book.test-kit.js';

/** Spellings that people copy from lyrics, messages and signs, by the reading of the word that they mean. */
const SPELLINGS = `
おもしろい 面白い おもしろい | おいしい 美味しい | いす 椅子 いす | きれい 綺麗 キレイ 奇麗 | うれしい 嬉しい うれしい | できる 出来る | ごはん ご飯 御飯 ごはん
こども 子供 子ども こども | きづく 気付く 気づく | あう 会う 逢う 遇う 合う 遭う | おもう 思う 想う | きく 聞く 聴く 訊く | うた 歌 唄 | みる 見る 観る 診る | だめ 駄目 ダメ だめ
かわいい 可愛い カワイイ かわいい | すごい 凄い スゴイ | ありがとう 有難う 有り難う ありがとう | もらう 貰う | すばらしい 素晴らしい | じゃま 邪魔 じゃま | あいさつ 挨拶 あいさつ
まじめ 真面目 まじめ | うるさい 煩い 五月蝿い | たばこ 煙草 タバコ | かばん 鞄 カバン | めがね 眼鏡 メガネ | けが 怪我 ケガ けが | ごみ ゴミ ごみ | うそ 嘘 ウソ | ともだち 友達 友だち
もうしこみ 申し込み 申込み 申込 | うけつけ 受付 受け付け | ふりこみ 振り込み 振込 | とりひき 取引 取り引き | てつづき 手続き 手続 | うりあげ 売上 売り上げ 売上げ | わりびき 割引 割り引き | かいもの 買い物 買物
いりぐち 入口 入り口 | のりもの 乗り物 乗物 | さびしい 寂しい 淋しい | かなしい 悲しい 哀しい | なみだ 涙 泪 | からだ 体 身体 カラダ | いのち 命 生命 | おもいで 思い出 想い出 | であう 出会う 出逢う
りんご リンゴ 林檎 | みかん ミカン 蜜柑 | いちご イチゴ 苺 | にんじん 人参 ニンジン | なす 茄子 ナス | ねこ 猫 ネコ ねこ | いぬ 犬 イヌ | うさぎ 兎 ウサギ うさぎ | ねずみ 鼠 ネズミ | あり 蟻 アリ
すでに 既に すでに | さらに 更に さらに | ついに 遂に | すべて 全て すべて | なかなか 中々 なかなか | ちょうど 丁度 | たくさん 沢山 | ちょっと 一寸 | さすが 流石 | せっかく 折角 | もちろん 勿論 | やはり 矢張り
ある 有る | いる 居る | よそ 余所 | ため 為 | わけ 訳 | ころ 頃 | みんな 皆 | くださる 下さる | いただく 頂く 戴く | なくす 無くす | やめる 止める 辞める | つかむ 掴む | つなぐ 繋ぐ | かわいそう 可哀想
ひっこし 引越し 引越 | まちあわせ 待合せ | はじまり 始り | ふりむく 振向く ふり向く | おもいだす 想い出す | あおい 碧い | あかい 朱い | ふるえる 慄える | とまどう 途惑う | たのしい 愉しい
くに 國 | がくせい 學生 | こいびと 戀人 | さくら 櫻 | くる 來る | どこか 何処か | いつも 何時も | はじめて 始めて | いちばん 1番 | いろいろ 色色 | あさひ 朝陽 | かっこいい 格好いい | さびしい さみしい サミシイ | めぐりあう めぐり逢う
はずかしい 恥ずかしい | におい 匂い | ぬれる 濡れる | ほめる 褒める 誉める | しゃべる 喋る | つぶやく 呟く | ささやく 囁く | にらむ 睨む | ひろがる 広がる 拡がる | まもる 守る 護る | まわる 回る 廻る | よろこぶ 喜ぶ 歓ぶ
`;
const cases = SPELLINGS.split(/[|\n]/)
  .map((each) => each.trim().split(' '))
  .filter(([reading]) => reading !== '')
  .flatMap(([reading, ...spellings]) => spellings.map((spelling): [string, string] => [spelling, reading!]));

const readingsOf = (query: string, mode: 'all' | 'pronunciation' | 'meaning') =>
  wholeIndex.search(asSearched(query), mode, { offset: 0, limit: 3 }).hits.map(({ row }) => wholeBook[row]!.reading);

test('there are enough of them to tell, each once', () => {
  expect(cases.length).toBeGreaterThan(150);
  expect(new Set(cases.map(([spelling]) => spelling)).size).toBe(cases.length);
});

test.each(cases)('%s is one of the first three words found, in every mode', (spelling, reading) => {
  for (const mode of ['all', 'pronunciation', 'meaning'] as const)
    expect(readingsOf(spelling, mode)).toContain(reading);
});
