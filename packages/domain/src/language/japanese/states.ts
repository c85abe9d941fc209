import { lazy } from '../lazy.js';
import { tableOf } from '../table.js';
import { NOUN_STATES } from './noun-states.js';
import type { State, StateManner } from './state-manner.js';

/** Verbs of the book whose main sense is a change of state. */
const BY_MAIN_SENSE: Readonly<Partial<Record<StateManner, string>>> = {
  result:
    '座る 立つ 閉まる 死ぬ 疲れる くたびれる ばてる 残る 余る 落ちる 壊れる 濡れる 止まる 割れる 折れる 破れる 切れる 途切れる ' +
    '途絶える 絶える 断える 倒れる 腐る 朽ちる 枯れる 咲く 乾く 溶ける 凍る 凍える 冷える 冷める 汚れる 錆びる 煮える 曇る 立ち止まる 並ぶ ' +
    '集まる 揃う 備わる 具わる 行く 来る 着く 到着 決まる 定まる 生きる 消える 点く かかる 引っかかる 浮く 沈む 埋まる 隠れる ' +
    '離れる 隔たる 外れる 抜ける 取れる はまる 詰まる 満ちる たまる 積もる 重なる つながる 分かれる 広がる 散らかる 乱れる 崩れる 潰れる 砕ける 裂ける ' +
    '解ける 固まる 縮む 縮まる 膨らむ 膨れる 腫れる 湿る 湿気る 濁る 染まる 挟まる 刺さる 傾く 歪む ねじれる 凹む 反る もたれる 寄りかかる ' +
    'しゃがむ 腰掛ける 酔う 慣れる 馴れる 飽きる 落ち込む 落ち着く 静まる 治まる 覚める 目覚める そびえる 面する 属する 劣る 付く くっつく 整う ' +
    '片付く 載る 写る 混ざる 混じる 交ざる 交じる 絡む 塞がる はげる 変わる 緩む たるむ 垂れる しみる にじむ 篭る 篭る 引っ込む 眠る 傷つく 狂う しぼむ しなびる ' +
    '弱る 弱まる 横たわる 衰える 荒れる 生える 生る 植わる 捕まる 群がる こじれる 鈍る それる ずれる 転ぶ 温まる 暖まる 収まる 太る 現れる 更ける 潤う ' +
    '尖る 煙る 霞む とぼける 退く 縮れる ひっくり返る 下りる 届く 赤らむ 冴える 尽きる こぼれる ほころびる 偏る',
  past:
    '似る 結婚 離婚 卒業 入学 退学 婚約 引退 退院 入院 死亡 失敗 成功 遅刻 欠席 出発 始まる 終わる 済む 生まれる 亡くなる なくなる 別れる 滅びる ' +
    '売り切れる 驚く 治る 直る 暮れる 明ける 過ぎる 経つ 去る 老ける 老いる 叶う 間違う 出来上がる 仕上がる 立ち去る 降りる 帰る 戻る 懲りる 遅れる',
  is:
    '優れる 違う 異なる ありふれる 適する 富む 澄む 清む 渇く 似合う 合う 目立つ しびれる 透き通る あきれる 似通う 勝る 連なる 足りる 足る 釣り合う ある 在る ' +
    '要る できる 茂る 不足 徹底 徹する 食い違う 役立つ',
};

/** Verbs with another Korean word for the state. */
const BY_ANOTHER_WORD: Readonly<Record<string, readonly [manner: StateManner, sense: string]>> = {
  痩せる: ['past', '마르다'],
  晴れる: ['is', '맑다'],
  起きる: ['result', '깨다'],
  出る: ['result', '나오다'],
  入る: ['result', '들다'],
  開く: ['result', '열리다'],
  曲がる: ['result', '구부러지다'],
  浮かぶ: ['result', '뜨다'],
  焦げる: ['past', '타다'],
  焼ける: ['result', '구워지다'],
  故障: ['past', '고장 나다'],
  怒る: ['result', '화나다'],
  困る: ['goes on', '곤란해하다'],
  覚える: ['goes on', '기억하다'],
  建つ: ['result', '서다'],
  洒落る: ['is', '멋지다'],
  できる: ['past', '다 되다'],
  空く: ['result', '비다'],
  混む: ['goes on', '붐비다'],
  込む: ['goes on', '붐비다'],
  欠ける: ['result', '빠지다'],
  尖る: ['is', '뾰족하다'],
  乗る: ['goes on', '타다'],
  分かる: ['goes on', '알다'],
  知る: ['goes on', '알다'],
  住む: ['goes on', '살다'],
  関する: ['goes on', '관계하다'],
};

/** The states by their verbs; made on first use, for which a search of a word does not wait. */
const states = lazy(() =>
  tableOf<State>({
    ...Object.fromEntries(
      Object.entries(BY_MAIN_SENSE).flatMap(([manner, words]) =>
        words.split(' ').map((word) => [word, { manner: manner as StateManner, sense: null }] as const),
      ),
    ),
    ...Object.fromEntries(Object.entries(BY_ANOTHER_WORD).map(([word, [manner, sense]]) => [word, { manner, sense }])),
    ...Object.fromEntries(NOUN_STATES),
  }),
);

/** The verbs of the table, for the test that looks for them in the book. */
export const stateVerbs = (): string[] => [...states().keys()];

/**
 * The state that the ている of a verb of the book describes; null for an activity. `subject` is the noun whose state it
 * is, where the sentence has it: 電気が消えている is 꺼져 있다, 影が消えている 사라져 있다.
 */
export function stateOf(word: string, subject: string | null = null): State | null {
  const sense = subject === null ? undefined : OF_SUBJECT.get(word)?.find(([nouns]) => nouns.test(subject))?.[1];
  if (sense !== undefined) return { manner: sense === '고프다' ? 'is' : 'result', sense };
  const whole = states().get(word);
  if (whole) return whole;
  // 目が覚める: an idiom has the state of its verb.
  const ofVerb = states().get(/[がに]([^がに]+)$/.exec(word)?.[1] ?? '');
  return ofVerb?.sense === null ? ofVerb : null;
}

const LIGHT =
  /(?:電気|明かり|灯り|灯|火|ライト|ランプ|テレビ|電源|スイッチ|エアコン|暖房|冷房|照明|ロウソク|ろうそく|画面|ストーブ|パソコン)$/;

/** Verbs with several senses, with the one for a subject. */
const OF_SUBJECT = tableOf<readonly (readonly [nouns: RegExp, sense: string])[]>({
  消える: [[LIGHT, '꺼지다']],
  つく: [[LIGHT, '켜지다']],
  付く: [
    [LIGHT, '켜지다'],
    [/(?:泥|血|汚れ|染み|シミ|しみ|口紅|ご飯粒)$/, '묻다'],
  ],
  かかる: [[/(?:霧|雲|虹|靄)$/, '끼다']],
  切れる: [[/(?:電池|期限|薬|油)$/, '다 떨어지다']],
  壊れる: [[/(?:時計|車|機械|パソコン|テレビ|エアコン|冷蔵庫|電話|スマホ|カメラ|自転車)$/, '고장 나다']],
  空く: [[/(?:腹|お腹|おなか)$/, '고프다']],
  閉じる: [[/(?:店|門|扉|ドア|窓|幕|蓋|ふた)$/, '닫히다']],
  落ちる: [[/(?:電源|サーバー|ブレーカー)$/, '꺼지다']],
});
