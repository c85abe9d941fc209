import { stateOf } from '../language/index.js';
import type { Morpheme } from './morpheme.js';

/** Verbs of becoming and moving that occur in requests, though their ている is a state. */
const AT_WILL = new Set(
  (
    '座る 立つ 並ぶ 集まる 行く 来る 帰る 戻る 隠れる 離れる 止まる 立ち止まる しゃがむ 腰掛ける 寄りかかる もたれる 眠る 生きる 目覚める 覚める 落ち着く ' +
    '変わる 降りる 下りる 起きる 出る 入る 乗る 覚える 退く 慣れる 届く 消える 死ぬ 着く 浮かぶ 分かる 知る 開く 怒る 引っ込む 結婚 卒業 別れる 驚く ' +
    '集合 整列 着席 停止 停車 脱出 復活 解散 起床 合格 就職 出世 移住 家出 入社 帰国 出勤 再婚 撤退 撤収 退却 退場 入場 降参 降伏 投降 自首 優勝 辞職 辞任 辞退 転職 仲直り 和解 ' +
    '成仏 加入 脱退 独立 団結 出張 帰還 生存 完治 上陸 着陸 離陸'
  ).split(' '),
);
/** Nouns of what happens, and nobody does. */
const HAPPENS = new Set(
  (
    '降る 吹く 鳴る 光る 流れる 見える 聞こえる 増える 減る 溢れる あふれる 揺れる 散る なる ある 有る 在る 要る 痛む 悩む 困る 苦しむ 焦る ' +
    '溶ける 照る 匂う 違う 足りる 起こる 売れる 儲かる 流行る 伝わる 深まる 高まる 強まる 弱まる 広まる 湧く 沸く 漏れる 漂う 過ぎる 経つ かかる 生じる'
  ).split(' '),
);

/**
 * Checks whether て of a verb, as the book writes it, may ask for something: 信じて, 座って, but not 疲れて or 降って. Where が names
 * who does it, the line tells of it: 君がいて.
 */
export function canBeAsked(morphemes: readonly Morpheme[], index: number, verb: string): boolean {
  if (HAPPENS.has(verb)) return false;
  const state = stateOf(verb);
  if (state && state.manner !== 'goes on' && !AT_WILL.has(verb)) return false;
  for (let i = index - 1; i >= 0; i--) {
    const { surface, part, kind } = morphemes[i]!;
    if (part === '記号' || kind === '接続助詞') return true;
    if (kind === '格助詞' && surface === 'が') return false;
    // 見ようとして is an intention.
    if (i === index - 1 && surface === 'と' && morphemes[i - 1]?.part === '助動詞') return false;
  }
  return true;
}
