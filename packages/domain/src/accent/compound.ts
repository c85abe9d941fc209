import { KANJI } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';
import { morae } from './morae.js';

/** The end of a compound: how it is written and read, and its own accents where it is a word. */
export type CompoundEnd = {
  readonly written: string;
  readonly reading: string;
  readonly accent: readonly number[];
};

/** Suffixes that make the whole flat: 積極的 せっきょくてき. */
const FLAT = new Set(
  [
    '的てき 性せい 化か 型がた 形がた 語ご 用よう 中ちゅう 中じゅう 家か 色いろ 側がわ 場ば 風ふう 製せい 症しょう 病びょう',
    '派は 制せい 座ざ 組ぐみ 流りゅう 線せん 腺せん 体たい 金きん 痛つう 丼どん 建てだて 書きがき 付きつき 付きづき 作りづくり 焼きやき',
    '法ほう 製せい 前まえ 先さき 型けい 系けい 用品ようひん 灯とう 鏡きょう 状じょう 鍋なべ 行きゆき 行きいき 入りいり 際ぎわ 所じょ',
  ]
    .join(' ')
    .split(' '),
);

/** Suffixes before which the pitch falls: 研究者 けんきゅ＼うしゃ, 図書館 としょ＼かん. */
const FALL_BEFORE = new Set(
  [
    '者しゃ 式しき 員いん 館かん 園えん 院いん 会かい 室しつ 車しゃ 機き 器き 料りょう 費ひ 店てん 局きょく 署しょ 所しょ 力りょく 学がく 庫こ 度ど',
    '心しん 権けん 論ろん 生せい 師し 婦ふ 士し 手しゅ 民みん 層そう 地ち 池ち 号ごう 鬼き 税ぜい 浴よく 曲きょく 感かん 質しつ 社しゃ 部ぶ',
    '市し 県けん 区く 駅えき 率りつ 量りょう 券けん 界かい 観かん 官かん 業ぎょう 期き 圏けん 軍ぐん 犬けん 港こう 校こう 山さん 寺じ 書しょ',
    '席せき 船せん 隊たい 長ちょう 島とう 堂どう 日び 人じん 物ぶつ 文ぶん 薬やく 欲よく 類るい 歴れき 点てん 塔とう 展てん 品ひん 役やく 屋や',
    '史し 誌し 紙し 誌し 省しょう 庁ちょう 賞しょう 証しょう 城じょう 数すう 祭さい 財ざい 罪ざい 作さく 策さく 弁べん 便びん 服ふく 費ひ 板ばん',
  ]
    .join(' ')
    .split(' '),
);

/** The second half of a syllable, behind which the pitch never falls: ん, っ, a long vowel, the い of かい. */
const SECOND_HALF = /^[んっー]$/;
const isSecondHalf = (mora: string, before: string | undefined): boolean => {
  if (SECOND_HALF.test(mora)) return true;
  if (before === undefined) return false;
  if (mora === 'う') return /[おこごそぞとどのほぼぽもよろょうくぐすずつづぬふぶぷむゆるゅ]$/.test(before);
  if (mora === 'い') return !/[いきぎしじちぢにひびぴみり]$/.test(before);
  return false;
};

/** Words in kanji alone fall behind their first mora in a compound, wherever they do by themselves. */
const SINO = new RegExp(`^${KANJI}+$`, 'u');

/** A word with so many morae keeps its own accent at the end of a compound. */
const LONG = 5;
/** Shorter ones go by the table of suffixes alone. */
const SHORT = 2;

/** Checks whether a suffix says by itself how the whole goes. */
export const isAccentSuffix = ({ written, reading }: CompoundEnd): boolean => {
  const name = `${written}${toHiragana(reading)}`;
  return FLAT.has(name) || FALL_BEFORE.has(name);
};

/**
 * The mora after which the pitch of a compound noun falls, by what stands at its end; null where no rule is sure.
 *
 * The rules are those of standard Japanese: a suffix makes the whole flat or has the pitch fall before it; a word of
 * three or four morae has it fall where it does by itself, unless that is at its very end or nowhere or it is written in
 * kanji alone, and then behind its first mora; a longer one stays as it is.
 */
export function compoundAccent(reading: string, end: CompoundEnd): number | null {
  const all = morae(toHiragana(reading));
  const own = morae(end.reading).length;
  const start = all.length - own;
  if (start < 1) return null;
  const name = `${end.written}${toHiragana(end.reading)}`;
  if (FLAT.has(name)) return 0;
  if (FALL_BEFORE.has(name)) return isSecondHalf(all[start - 1]!, all[start - 2]) && start > 1 ? start - 1 : start;
  if (own <= SHORT || end.accent.length === 0) return null;
  const inside = SINO.test(end.written) ? undefined : end.accent.find((at) => at > 1 && at < own);
  if (own >= LONG) return end.accent[0] === 0 ? 0 : start + end.accent[0]!;
  return start + (inside ?? 1);
}
