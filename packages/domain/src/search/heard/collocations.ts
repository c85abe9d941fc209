import type { HeardWord } from './heard-word.js';

/**
 * Nouns, with the verbs and adjectives that are used with them, to distinguish homophones. 写真を撮る is not 取る, ピアノを弾く not
 * 引く, though both are more common.
 */
const TABLE = `
写真 撮る | 映画 撮る | ビデオ 撮る | 年 取る | 塩 取る | メモ 取る | 連絡 取る
ピアノ 弾く | ギター 弾く | バイオリン 弾く | 曲 弾く | カレー 食べる | カレー 作る | 風邪 引く | 風邪 移る | 足 合う | 服 合う | 塩 足す | 線 引く | 辞書 引く
服 着る | 着物 着る | シャツ 着る | コート 着る | セーター 着る | 背広 着る | 上着 着る | スーツ 着る | ドレス 着る | 髪 切る | 紙 切る | 肉 切る | 野菜 切る | 果物 切る | 手 上げる | 靴 履く | スリッパ 履く | ズボン 履く | 電話 切る | 電源 切る
手 つなぐ | 手 離す | 名前 呼ぶ | 警察 呼ぶ | タクシー 呼ぶ | 助け 呼ぶ | 手 振る | 首 振る | 雨 降る | 雪 降る
犬 飼う | 猫 飼う | 鳥 飼う | 絵 描く | 手紙 書く | 名前 書く | 字 書く | 汗 掻く
気 付く | 気 付ける | ストーブ 付ける | テレビ 付ける | 駅 着く | 空港 着く | 家 着く | 火 付ける | 電気 付ける | 嘘 付く
窓 開ける | ドア 開ける | 箱 開ける | 夜 明ける | 年 明ける | 席 空く | お腹 空く
ホテル 泊まる | 旅館 泊まる | 涙 止まる | 時間 止まる | 車 止める | 足 止める
写真 写る | 鏡 映る | 家 移る | 心 移る
もう一度 言う | 一度 言う | 名前 言う | 嘘 言う | 文句 言う
鐘 鳴る | 電話 鳴る | 音 鳴る | 猫 鳴く | 鳥 鳴く | 虫 鳴く
傘 差す | 日 差す | 山 登る | 階段 上る | 日 昇る | 太陽 昇る | 月 昇る
音楽 聞く | 話 聞く | 声 聞く | 歌 聞く | 薬 効く
目 覚める | 夢 覚める | お茶 冷める | 料理 冷める
病気 治る | 怪我 治る | 風邪 治る | 病気 治す | 時計 直す | 間違い 直す
電話 掛ける | 眼鏡 掛ける | 鍵 掛ける | 声 掛ける | 夢 見る
電車 降りる | バス 降りる | 駅 降りる | 車 降りる | 枝 折る | 紙 折る
切手 貼る | 手紙 送る | 荷物 送る | プレゼント 贈る
会社 勤める | 銀行 勤める | 時間 経つ | 時 経つ | 月日 経つ | 席 立つ | 鳥 飛ぶ | 空 飛ぶ
コーヒー 熱い | お茶 熱い | 夏 暑い | 部屋 暑い | 今日 暑い | 本 厚い
朝 早い | 時間 早い | 車 速い | 足 速い | 電車 速い
願い 叶う | 夢 叶う | 願い 叶える | 夢 叶える | 雪 溶ける | 氷 溶ける | 問題 解ける
`;

/** Each noun with a word that is used with it. */
export const COLLOCATIONS: readonly (readonly [noun: string, predicate: string])[] = TABLE.trim()
  .split(/\n|\|/)
  .map((cell) => cell.trim().split(' ') as [string, string]);

const NAMED = new Set(COLLOCATIONS.flat());
const PREDICATES = new Set(COLLOCATIONS.map(([, predicate]) => predicate));

/** Checks whether a word is used with certain nouns. */
export const isSaidOfNouns = ({ japaneseWord }: Pick<HeardWord, 'japaneseWord'>): boolean =>
  PREDICATES.has(japaneseWord);

/** "Verbs that nothing is done to": を before them is another word. */
const WITHOUT_OBJECT = new Set(
  '来る ある いる 要る なる できる 咲く 降る 泊まる 止まる 上がる 始まる 終わる 死ぬ'.split(' '),
);

/** Checks whether a word takes no を. */
export const takesNoObject = ({ japaneseWord }: Pick<HeardWord, 'japaneseWord'>): boolean =>
  WITHOUT_OBJECT.has(japaneseWord);

/** The rows of the nouns with which a predicate is used, by the row of the predicate. */
export function collocationsOf(
  words: readonly Pick<HeardWord, 'japaneseWord'>[],
): ReadonlyMap<number, ReadonlySet<number>> {
  const rows = new Map<string, number[]>();
  words.forEach(({ japaneseWord }, row) => {
    if (!NAMED.has(japaneseWord)) return;
    rows.set(japaneseWord, [...(rows.get(japaneseWord) ?? []), row]);
  });
  const nouns = new Map<number, Set<number>>();
  for (const [noun, predicate] of COLLOCATIONS) {
    for (const row of rows.get(predicate) ?? []) {
      const known = nouns.get(row) ?? new Set();
      for (const nounRow of rows.get(noun) ?? []) known.add(nounRow);
      nouns.set(row, known);
    }
  }
  return nouns;
}
