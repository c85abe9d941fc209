/** Classes of nouns by which the reading of a word beside them is told (docs/product/lookup.md#readings). */

const any = (words: string): RegExp => new RegExp(`(?:${words.split(' ').join('|')})$`, 'u');

export const FOOD = any(
  'カレー 料理 食べ物 味 スープ ラーメン キムチ ソース 唐辛子 鍋 わさび 大根 麺 酒 チキン トッポッキ 塩 口',
);
export const THOUGHT = any(
  '夢 希望 疑問 不安 思い 想い 感情 期待 恨み 怒り 印象 憧れ 恋心 野望 志 興味 関心 好意 疑い 恐怖 幻想 ' +
    '理想 念 気持ち 大志 殺意 違和感 自信 野心 悩み 願い',
);
export const OPENING = any('ドア 扉 窓 戸 店 口 穴 蓋 席 幕 鍵 門 ふた カーテン 箱 瓶 目 部屋 改札 襖 シャッター');
export const CONTAINER = any(
  '箱 瓶 ビン コップ グラス 缶 ボトル 財布 皿 袋 容器 席 器 部屋 冷蔵庫 ポケット 心 鞄 バッグ お腹 籠 タンク 椅子',
);
export const HORNED = any(
  '鬼 牛 鹿 羊 サイ 龍 竜 悪魔 獣 動物 カブトムシ かぶと虫 ユニコーン 一角獣 トナカイ ヤギ 虫 頭',
);
export const PLACE = any(
  '公園 道 路 街 町 場所 所 ところ 森 夜 駅 部屋 家 通り 海 山 夜道 廊下 校舎 教室 村 路地 神社 寺 浜辺 ホーム',
);
export const GIVEN_UP = any('の こと たばこ タバコ 煙草 酒 会社 学校 部活 バイト 仕事 練習 勉強 恋');
export const PERSON = any('女性 男性 皆 客 客様 担当 外国 他 年配 者 人 家族 初めて 高齢 地元 希望');
export const WHOLE = any(
  '日 晩 年 夜 世界 国 街 町 家 体 身体 部屋 学校 村 島 宇宙 星 年 今日 今年 明日 夏 冬 春 秋 日本 東京 顔 腕 庭',
);
export const NOT_CROWDED = any('腹 お腹 おなか 電車 バス 道 車内 店内 道路');
export const WAY = any('道 空 海 山 坂 橋 先 前 街 夜道 川 上 下 中 外');
