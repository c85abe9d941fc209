import { KANJI } from '../language/index.js';
import { toHiragana } from '../language/kana-scripts.js';
import { isSecondHalf, morae } from './morae.js';

/** The second part of a compound, and its first part. */
export type CompoundEnd = {
  readonly written: string;
  readonly reading: string;
  /** Its accents as a word by itself, the usual one first. */
  readonly accent: readonly number[];
  readonly isSino: boolean;
  readonly front: {
    readonly written: string;
    readonly reading: string;
    /** Null where it is no word; then the second part probably is none there either. */
    readonly as: 'word' | 'native word' | 'prefix' | null;
  };
};

/** Suffixes that make the whole compound flat: 積極的 せっきょくてき. */
const FLAT = new Set(
  [
    '的てき 性せい 化か 型がた 形がた 語ご 用よう 中ちゅう 中じゅう 家か 色いろ 側がわ 風ふう 製せい 症しょう 病びょう',
    '派は 制せい 座ざ 組ぐみ 流りゅう 線せん 腺せん 体たい 金きん 痛つう 丼どん 建てだて 書きがき 付きつき 付きづき 焼きやき',
    '法ほう 先さき 型けい 系けい 用品ようひん 灯とう 鏡きょう 状じょう 役やく 行きゆき 行きいき 入りいり 際ぎわ 所じょ',
    '書しょ 証しょう 署しょ 船せん 隊たい 堂どう 塔とう 品ひん',
  ]
    .join(' ')
    .split(' '),
);

/** Suffixes before which the pitch falls: 研究者 けんきゅ＼うしゃ, 図書館 としょ＼かん. */
const FALL_BEFORE = new Set(
  [
    '者しゃ 式しき 員いん 館かん 園えん 院いん 会かい 室しつ 車しゃ 機き 器き 料りょう 費ひ 店てん 局きょく 力りょく 学がく 庫こ 度ど',
    '心しん 権けん 論ろん 生せい 師し 婦ふ 士し 手しゅ 民みん 層そう 池ち 号ごう 鬼き 税ぜい 浴よく 曲きょく 感かん 質しつ 社しゃ 部ぶ',
    '市し 県けん 区く 駅えき 率りつ 量りょう 券けん 界かい 観かん 官かん 業ぎょう 期き 圏けん 軍ぐん 港こう 校こう 山さん 寺じ',
    '席せき 長ちょう 日び 人じん 物ぶつ 文ぶん 薬やく 欲よく 類るい 歴れき 点てん 展てん',
    '史し 誌し 紙し 省しょう 庁ちょう 賞しょう 城じょう 数すう 祭さい 財ざい 罪ざい 作さく 策さく 便びん 服ふく',
  ]
    .join(' ')
    .split(' '),
);

/** A suffix with the fall after its first mora: 手作り てづ＼くり. */
const FALL_WITHIN = new Set(['作りづくり']);

/** The least number of morae of a word in a compound; a shorter one follows only the table of suffixes. */
const WORD = 3;
/** The number of morae from which on a word keeps its own accent at the end of a compound. */
const LONG = 5;

const nameOf = ({ written, reading }: CompoundEnd): string => `${written}${toHiragana(reading)}`;

/** Checks whether a suffix alone determines the accent. After native words many differ: 空き室 is flat. */
const isSuffix = (end: CompoundEnd): boolean =>
  end.front.as !== null &&
  end.front.written.length > 1 &&
  (FLAT.has(nameOf(end)) ||
    FALL_WITHIN.has(nameOf(end)) ||
    (FALL_BEFORE.has(nameOf(end)) && end.front.as !== 'native word'));

/** Two kanji, like most Sino-Japanese words. */
const TWO_KANJI = new RegExp(`^${KANJI}{2}$`, 'u');
const KANJI_ALONE = new RegExp(`^${KANJI}+$`, 'u');
const KATAKANA = /^[ァ-ヺー]+$/u;
/** Ends of loan words that are words by accident: カップリング, ライブラリー. */
const NO_WORD = /(?:リング|ラリー)$/;

/** The kinds of compounds with a rule; `facts.test.ts` has the accuracy for words in UniDic. */
export type CompoundKind =
  | 'suffix'
  | 'two Sino words'
  | 'prefix and Sino word'
  | 'two loan words'
  | 'kanji and loan word';

/** The kind of a compound by its end; null where no rule is certain, as for a noun that comes from a verb (思い違い). */
export function compoundKind(end: CompoundEnd): CompoundKind | null {
  const { written, reading, front, isSino, accent } = end;
  if (isSuffix(end)) return 'suffix';
  if (front.as === null || accent.length === 0 || morae(reading).length < WORD) return null;
  if (isSino && TWO_KANJI.test(written)) {
    if (front.as === 'prefix') return 'prefix and Sino word';
    return TWO_KANJI.test(front.written) || KATAKANA.test(front.written) ? 'two Sino words' : null;
  }
  if (!KATAKANA.test(written) || NO_WORD.test(written)) return null;
  if (KATAKANA.test(front.written)) return morae(front.reading).length < WORD ? null : 'two loan words';
  return KANJI_ALONE.test(front.written) ? 'kanji and loan word' : null;
}

/**
 * The mora after which the pitch of a compound noun falls, by its second part; null where no rule is certain. The rules
 * are those of standard Japanese: a suffix makes the whole flat or has the fall before it. A word of three or four
 * morae keeps its own fall, unless that is at its very end, it has none or the word is Sino-Japanese; then the fall is
 * after its first mora. A longer word keeps its accent.
 */
export function compoundAccent(reading: string, end: CompoundEnd): number | null {
  const kind = compoundKind(end);
  const all = morae(toHiragana(reading));
  const own = morae(end.reading).length;
  const start = all.length - own;
  if (kind === null || start < 1) return null;
  if (kind === 'suffix') return bySuffix(nameOf(end), all, start);
  if (own >= LONG) return end.accent[0] === 0 ? 0 : start + end.accent[0]!;
  const inside = end.isSino ? undefined : end.accent.find((mora) => mora > 1 && mora < own);
  return start + (inside ?? 1);
}

function bySuffix(name: string, all: readonly string[], start: number): number {
  if (FLAT.has(name)) return 0;
  if (FALL_WITHIN.has(name)) return start + 1;
  return start > 1 && isSecondHalf(all, start - 1) ? start - 1 : start;
}

/**
 * The second part that determines a compound, of several candidates: 大学院 is 大学 with 院, not 大 with 学院. Null where there
 * is none.
 */
export const endOf = (ends: readonly CompoundEnd[]): CompoundEnd | null =>
  ends.find(isSuffix) ?? ends.find((end) => compoundKind(end) !== null) ?? null;
