import { tableOf } from '../table.js';

export type Direction = 'approach' | 'departure';

/**
 * Verbs of actions before or during a movement, for which Korean has 고 가다 and 고 오다: 着て行く 입고 가다, 見てくる 보고 오다, 連れて行く 데리고
 * 가다. Other verbs have 어 가다 and 어 오다.
 */
const BEFORE_GOING = new Set(
  (
    '着る 履く 脱ぐ 外す かぶる はめる 締める 着ける 背負う 担ぐ 抱える 抱く 負う 掛ける 差す 持つ 引く 引きずる 率いる 積む 乗せる 載せる ' +
    '見る 食べる 飲む 食う 会う 遊ぶ 休む 寝る 眠る 泊まる 置く 忘れる 残す 乗る 聞く 洗う 浴びる 済ませる 済ます 終える ' +
    '話す 言う 歌う 踊る 読む 謝る 頼む 預ける 返す 渡す 届ける 出す 捨てる 払う 着替える 磨く 吸う 泣く 笑う 撮る 使う 触る 楽しむ 祈る 断る ' +
    '確かめる 試す 打つ 戦う 働く 勉強 練習 食事 運動 散歩 買い物 見学 相談 旅行 仕事 確認 準備 注文 入る 剃る 化粧 する 別れる 叱る やる 過ごす 待つ 数える 手伝う 巻く 結ぶ 塗る 切る 直す 付ける 隠す 閉める 開ける 調べる 教える 拝む ' +
    '眺める 覗く のぞく 味わう 掃除 洗濯 予約 登録 参加 挨拶 片付ける 暴れる 刺す 殴る 蹴る 殺す 倒す 送り届ける 伝える 繋ぐ つなぐ 手を繋ぐ 寝かせる'
  ).split(' '),
);

/** Verbs of movement: the Korean verb that joins 가다 and 오다 without a space. */
const MOVING = tableOf<string>({
  歩く: '걸어',
  歩む: '걸어',
  走る: '달려',
  駆ける: '달려',
  飛ぶ: '날아',
  這う: '기어',
  追う: '쫓아',
  追いかける: '쫓아',
  流れる: '흘러',
  渡る: '건너',
  越える: '넘어',
  超える: '넘어',
  通る: '지나',
  過ぎる: '지나',
  回る: '돌아',
  登る: '올라',
  昇る: '올라',
  上る: '올라',
  降りる: '내려',
  下りる: '내려',
  下る: '내려',
  上がる: '올라',
  生きる: '살아',
  暮らす: '살아',
  従う: '따라',
  付く: '따라',
  転がる: '굴러',
  連れる: '데려',
  持つ: '가져',
  取る: '가져',
  続く: '이어져 ',
  逃げる: '도망',
  尋ねる: '물어 ',
  訪ねる: '찾아',
  訪れる: '찾아',
  借りる: '빌려 ',
  買う: '사 ',
  泳ぐ: '헤엄쳐 ',
  落ちる: '떨어져 ',
  運ぶ: '날라 ',
  滑る: '미끄러져 ',
  集まる: '모여 ',
  向かう: '향해 ',
  近づく: '다가',
  近寄る: '다가',
  迫る: '다가',
  寄る: '들렀다 ',
  立ち寄る: '들렀다 ',
  舞う: '흩날려 ',
  飛び出す: '뛰쳐나',
  抜け出す: '빠져나',
  飛び込む: '뛰어들어',
  逃げ出す: '달아나 ',
  立ち去る: '떠나',
  去る: '떠나',
  離れる: '떠나',
  出かける: '나',
  届く: '전해져 ',
  伝わる: '전해져 ',
  聞こえる: '들려',
  やる: '찾아',
  沈む: '가라앉아 ',
  進む: '나아',
  入る: '들어',
  出る: '나',
  帰る: '돌아',
  戻る: '되돌아',
  押し寄せる: '밀려',
  寄せる: '밀려',
  吹く: '불어',
});
/** Verbs whose ていく and てくる are a Korean verb of their own: やってくる is 찾아오다, 入っていく 들어가다. */
const MOVES_TOO = new Set(['持つ', '入る', 'やる']);

/** Verbs of change: てくる says that it begins or grows, 増えてくる 점점 늘다. */
const BECOMES = new Set(
  (
    '増える 減る 変わる なる 深まる 高まる 強まる 弱まる 広がる 広まる 慣れる 太る 痩せる 冷える 冷める 疲れる 分かる 見える 湧く 沸く 生まれる ' +
    '降る 曇る 晴れる 暮れる 明ける 乾く 濡れる 溶ける 固まる 膨らむ 伸びる 育つ 腐る 枯れる 咲く 光る 輝く 痛む 酔う 飽きる 焦る ' +
    '怒る 困る 空く 混む 込む 渇く 震える 温まる 暖まる 悪化 成長 上達 発展 減少 増加 変化 緊張 興奮 老いる 老ける 弱る 衰える 募る 増す ' +
    '消える 揃う 似る たまる 積もる 眠る 汚れる 腫れる 狂う 乱れる 崩れる 壊れる にじむ しみる あふれる 荒れる 縮む 生える 落ち着く 楽しむ 赤らむ 霞む ぼやける'
  ).split(' '),
);

/** Verbs with different Korean verbs for going and coming, or with another word for either. */
const SAID_OTHERWISE = tableOf<string>({
  'departure 行く': '가다',
  'approach 行く': '다녀오다',
  'approach 来る': '오다',
  'departure 来る': '오다',
  'approach 降る': '내리기 시작하다',
  'approach 出かける': '나갔다 오다',
  'approach 持つ': '가져오다',
  'departure 持つ': '가져가다',
  'departure 届く': '전해지다',
  'approach 聞く': '듣고 오다',
  'departure 送る': '바래다주다',
  'approach 送る': '보내오다',
  'approach 寄る': '다가오다',
  'approach こぼれる': '흘러나오다',
  'approach 湧く': '솟아나다',
  'approach 電話': '전화해 오다',
  'approach 逃げる': '도망쳐 오다',
  'departure 逃げる': '도망가다',
  'approach 思い出す': '점점 떠오르다',
  'departure 忘れる': '잊어 가다',
  'departure 使う': '써 가다',
  'departure 戦う': '싸워 나가다',
  'approach 戦う': '싸워 오다',
  'departure 笑う': '웃어 가다',
  'approach 働く': '일해 오다',
  'departure 働く': '일해 나가다',
  'departure 待つ': '기다렸다 가다',
  'departure やる': '해 나가다',
  'departure 話す': '이야기해 가다',
  'departure 飛び込む': '뛰어들어 가다',
});

/** The Korean of 가다 or 오다 with a verb: a word of its own (`text`), or the form after an ending of the verb's sense. */
export type GoingAs =
  | { readonly text: string }
  | { readonly joins: 'stem' | 'infinitive'; readonly ending: string; readonly before: string };

/**
 * The Korean of ていく and てくる after a verb of the book, with this main sense
 * (docs/product/inflection.md#going-and-coming). A sense that already ends with 가다 or 오다 keeps it: 帰ってくる 돌아오다, 出ていく
 * 나가다.
 */
export function goingAs(going: Direction, word: string, sense: string): GoingAs {
  const verb = going === 'approach' ? '오다' : '가다';
  const otherwise = SAID_OTHERWISE.get(`${going} ${word}`);
  if (otherwise !== undefined) return { text: otherwise };
  const moving = MOVING.get(word);
  if (moving !== undefined && (!BEFORE_GOING.has(word) || MOVES_TOO.has(word))) return { text: moving + verb };
  // 空いてくる: with an adjective in Korean, coming means becoming, 고파지다.
  if (going === 'approach' && /(?:고프|아프|다르|바쁘|슬프|기쁘)다$/.test(sense))
    return { joins: 'infinitive', ending: '지다', before: '' };
  if (/[^\s](?:가다|오다)$/.test(sense) && !/(?:나|찾)아[가오]다$|데리고/.test(sense))
    return { text: sense.slice(0, -2) + verb };
  if (BEFORE_GOING.has(word)) return { joins: 'stem', ending: `고 ${verb}`, before: '' };
  if (going === 'approach' && BECOMES.has(word)) return { joins: 'infinitive', ending: '', before: '점점 ' };
  return { joins: 'infinitive', ending: ` ${verb}`, before: '' };
}

/** The verbs of the tables, for the test that looks for them in the book. */
export const GOING_VERBS: readonly string[] = [...BEFORE_GOING, ...MOVING.keys(), ...BECOMES];
