import { tableOf } from './table.js';

/** Kanji that songs use in place of others, each with the usual one: 想い出す is 思い出す, 碧い 青い. */
const USUAL = tableOf<string>(
  Object.fromEntries(
    (
      '想思 憶思 逢会 遇会 聴聞 観見 視見 唄歌 詠歌 謳歌 翔飛 跳飛 還帰 廻回 嗤笑 遺残 護守 涸枯 堕落 墜落 創作 呑飲 喰食 駈駆 解溶 昇上 ' +
      '碧青 蒼青 朱赤 紅赤 緋赤 躍踊 愉楽 往行 逝行 昏暗 冥暗 篤厚 哀悲 淋寂 泪涙 焔炎 耀輝 睡眠 毀壊 歓喜 悦喜 慶喜 怨恨 識知 居座 啼泣 哭泣 択選 陽日 跫足 途戸 慄震 疾早 応答'
    )
      .split(' ')
      .map((pair) => [[...pair][0]!, [...pair][1]!] as const),
  ),
);

/** A text with the usual kanji in place of those of songs. */
export const inUsualKanji = (text: string): string => [...text].map((letter) => USUAL.get(letter) ?? letter).join('');
