import { KANJI, toKatakana } from '../language/index.js';
import type { Morpheme } from './morpheme.js';
import {
  CONTAINER,
  FOOD,
  GIVEN_UP,
  HORNED,
  NOT_CROWDED,
  OPENING,
  PERSON,
  PLACE,
  THOUGHT,
  WAY,
  WHOLE,
} from './neighbour-nouns.js';

/** The neighbours of a word. A particle between it and a noun is passed over: `object` is 会議 of 会議を行った. */
type Neighbours = {
  /** Dictionary forms of what follows after the next word. */
  readonly ahead: readonly string[];
  readonly before: Morpheme | undefined;
  readonly beforeThat: Morpheme | undefined;
  readonly next: Morpheme | undefined;
  readonly afterNext: Morpheme | undefined;
  readonly thirdNext: Morpheme | undefined;
  /** The noun before the particle before the word, and that particle. */
  readonly object: Morpheme | undefined;
  readonly particle: string;
};
type Rule = {
  /** As it is written, or the dictionary form of a verb or an adjective. */
  readonly word: string;
  readonly when: (near: Neighbours) => boolean;
  /** In katakana; of what inflects, that of the first kanji: its ending stays. */
  readonly reading: string;
};

const is = (morpheme: Morpheme | undefined, pattern: RegExp): boolean =>
  morpheme !== undefined && pattern.test(morpheme.surface);
const lemmaIs = (morpheme: Morpheme | undefined, pattern: RegExp): boolean =>
  morpheme !== undefined && pattern.test(morpheme.lemma);
const KANJI_FIRST = new RegExp(`^[${KANJI}]`, 'u');
const always = (): boolean => true;

const STAYS = /^(?:いる|居る|行く|いく|来る|くる|寄る|立つ|座る|置く|寝る|寄り添う|ある|在る|帰る|飛ぶ|暮らす)$/;
const STOMACH = /(?:腹|お腹|おなか)$/u;
/** A verb or ない before 方 describes a person: 名前がない方は. */
const tellsOf = (before: Morpheme | undefined): boolean =>
  before !== undefined && (/^(?:動詞|助動詞)$/.test(before.part) || before.surface === 'ない');
/** Nouns of events, though they take no する: 会議, 式. */
const EVENT = /(?:式|会|祭|戦|業|験|査|展|礼|儀|実験|行事|イベント|パーティー|テスト|ライブ|こと|それ|これ|何)$/u;

/** Checks whether what stands before 行った is done, and is no place to go to. */
const isDone = ({ object, particle }: Neighbours): boolean =>
  object !== undefined &&
  (particle === 'を'
    ? !is(object, WAY)
    : /^(?:が|は|も)$/.test(particle) && (object.kind === 'サ変接続' || EVENT.test(object.surface)));

/** Checks whether what follows 今日では tells of our times: 珍しい, 当たり前. 今日ではない, 今日では無理 and 今日では遅い are of this day. */
const tellsOfTimes = (first: Morpheme | undefined, ahead: readonly string[]): boolean =>
  first !== undefined &&
  first.part !== '記号' &&
  !/^(?:ない|無い|ある|だめ|駄目|無理|遅い|早い|間に合う|いけない|終わる|決まる|決める)$/.test(first.lemma) &&
  !ahead.some((lemma) => /^(?:明日|昨日|明後日)$/.test(lemma));

/** Things that spread out when they open, and are no doors: 花が開いた is ひらいた. */
const SPREAD = /(?:花|花びら|蕾|つぼみ|傘|心|差|距離|才能|本|羽|翼|幕)$/u;

/** Those to whom one gives in: 敵の軍門に降る. */
const SURRENDERED = /^(?:軍門|敵|野)$/;

/**
 * The reading that the neighbours of a word tell (docs/product/lookup.md#readings), where the analyser has one of
 * several for all places: the class of the noun before it decides whether 行った is いった or おこなった. The first rule that
 * holds counts.
 */
const RULES: readonly Rule[] = [
  {
    word: '他',
    when: ({ before, next }) => !is(before, /^その$/) && !(next && next.part === '名詞' && next.kind === '一般'),
    reading: 'ホカ',
  },
  {
    word: '角',
    when: ({ object, particle, next, afterNext }) =>
      (particle === 'の' && is(object, HORNED)) ||
      (is(next, /^[がを]$/) && lemmaIs(afterNext, /^(?:生える|伸びる|折れる|折る)$/)),
    reading: 'ツノ',
  },
  { word: '降る', when: ({ object, particle }) => particle === 'に' && is(object, SURRENDERED), reading: 'クダ' },
  {
    word: '降る',
    when: ({ object, particle }) => !(particle === 'を' && is(object, /(?:坂|山|川|道|段|丘|峠)$/u)),
    reading: 'フ',
  },
  {
    word: '時',
    when: ({ before }) =>
      before === undefined || /^(?:助詞|助動詞|動詞|形容詞|連体詞)$/.test(before.part) || before.surface === 'まま',
    reading: 'トキ',
  },
  { word: 'お手数', when: always, reading: 'オテスウ' },
  {
    word: '外',
    when: ({ before, next, object, particle }) =>
      !(before?.part === '名詞' && before.kind !== '副詞可能' && before.surface !== 'ぼんやり') &&
      !(particle === 'の' && is(object, /^(?:思い|想い|もって|もっ|殊|予想|想定)$/)) &&
      (next === undefined || next.part === '助詞'),
    reading: 'ソト',
  },
  {
    word: '床',
    when: ({ object, particle, next, afterNext }) =>
      is(next, /^に$/) &&
      lemmaIs(afterNext, /^(?:入る|就く|つく|伏す|臥す|伏せる)$/) &&
      !(/^[がはも]$/.test(particle) && is(object, /(?:足|膝|手|かかと|裾|髪|尻|物|もの)$/u)),
    reading: 'トコ',
  },
  {
    word: '額',
    when: ({ object, particle, next, afterNext }) =>
      (is(next, /^に$/) &&
        (is(afterNext, /^(?:汗|しわ|皺|シワ|キス|口づけ|口付け|傷|髪|前髪|唇|タオル|手)$/u) ||
          lemmaIs(afterNext, /^(?:張り付く|貼り付く|浮かぶ|滲む|にじむ)$/)) &&
        !is(object, /^(?:円|ドル|ウォン)$/)) ||
      (is(next, /^の$/) && is(afterNext, /^(?:汗|傷|しわ|皺|髪)$/)) ||
      (particle === 'の' &&
        (is(object, PERSON) || object?.kind === '代名詞') &&
        is(next, /^[にを]$/) &&
        lemmaIs(afterNext, /^(?:触れる|触る|撫でる|なでる|当てる|拭う|拭く)$/)) ||
      (is(next, /^を$/) && lemmaIs(afterNext, /^(?:拭う|ぬぐう|寄せ合う|押さえる)$/)),
    reading: 'ヒタイ',
  },
  { word: '傍', when: always, reading: 'ソバ' },
  {
    word: '上手',
    when: ({ object, particle, next }) =>
      particle === 'の' && is(object, /^(?:舞台|ステージ)$/) && is(next, /^(?:から|に|へ|で)$/),
    reading: 'カミテ',
  },
  {
    word: '下手',
    when: ({ object, particle, next }) =>
      particle === 'の' && is(object, /^(?:舞台|ステージ)$/) && is(next, /^(?:から|に|へ|で)$/),
    reading: 'シモテ',
  },
  {
    word: '今日',
    when: ({ before, next, afterNext, thirdNext, ahead }) =>
      ((before === undefined || before.part === '記号') &&
        ((is(next, /^では$/) && tellsOfTimes(afterNext, ahead)) ||
          (is(next, /^で$/) && is(afterNext, /^は$/) && tellsOfTimes(thirdNext, ahead)))) ||
      (is(next, /^の$/) &&
        is(afterNext, /^(?:社会|日本|世界|経済|科学|技術|状況|問題|政治|医学|教育|国際|情報|我が国|若者|産業)$/)),
    reading: 'コンニチ',
  },
  {
    // 時は過ぎ人は変わる, 夜が明け人が動き出す: a clause ends before it.
    word: '人',
    when: ({ before, beforeThat, next }) =>
      before !== undefined &&
      (before.form === '連用形' || /[きぎしちにびみりえけせてねべめれ]$/.test(before.surface)) &&
      KANJI_FIRST.test(before.surface) &&
      beforeThat?.part === '助詞' &&
      is(next, /^[はがも]$/),
    reading: 'ヒト',
  },
  {
    // 夢追い人, 歌い人: one who does it. 二人 and 通行人 have no verb before them.
    word: '人',
    when: ({ before }) => before?.part === '動詞' && before.form === '連用形' && KANJI_FIRST.test(before.surface),
    reading: 'ビト',
  },
  {
    word: '側',
    when: ({ before, object, particle, next, afterNext }) =>
      (before === undefined ||
        before.part === '記号' ||
        (particle === 'の' && object?.kind === '代名詞') ||
        (before.part === '助詞' && is(next, /^に$/))) &&
      is(next, /^[にで]$/) &&
      lemmaIs(afterNext, STAYS),
    reading: 'ソバ',
  },
  {
    word: '人気',
    when: ({ next, afterNext, thirdNext }) =>
      is(next, /^[のが]$/) && lemmaIs(afterNext, /^(?:ない|無い)$/) && is(thirdNext, PLACE),
    reading: 'ヒトケ',
  },
  {
    word: '負',
    when: ({ before, object, particle, next, afterNext }) =>
      (/^[とか]$/.test(particle) && is(object, /^正$/)) ||
      (is(next, /^の$/) && is(afterNext, /^(?:数|連鎖|感情|遺産|スパイラル|エネルギー|側面|面|イメージ)$/)) ||
      is(before, /^正$/),
    reading: 'フ',
  },
  { word: '主', when: ({ next }) => is(next, /^[なに]$/), reading: 'オモ' },
  {
    word: '大分',
    when: ({ next }) =>
      next !== undefined && (/^(?:形容詞|動詞|副詞)$/.test(next.part) || /^[前後昔先違]/u.test(next.surface)),
    reading: 'ダイブ',
  },
  { word: '入り口', when: always, reading: 'イリグチ' },
  { word: 'その間', when: always, reading: 'ソノアイダ' },
  { word: '北の方', when: always, reading: 'キタノホウ' },
  {
    word: '空',
    when: ({ object, particle, next, afterNext, ahead }) =>
      is(next, /^に$/) &&
      lemmaIs(afterNext, /^(?:なる|する)$/) &&
      !ahead.includes('たい') &&
      ((/^[がはもを]$/.test(particle) && is(object, CONTAINER)) ||
        // 空になった瓶.
        (is(afterNext, /^なっ$/) && ahead.some((lemma) => CONTAINER.test(lemma)))),
    reading: 'カラ',
  },
  {
    word: '頃',
    when: ({ before }) => before !== undefined && (before.detail === '助数詞' || /^[時年月日]$/.test(before.surface)),
    reading: 'ゴロ',
  },
  {
    word: '空',
    when: ({ next, afterNext, object, particle }) =>
      (is(next, /^の$/) && is(afterNext, CONTAINER)) ||
      (is(object, CONTAINER) && /^[がはもを]$/.test(particle) && is(next, /^(?:に|だ|だっ|です|でし|で)$/)),
    reading: 'カラ',
  },
  {
    word: '空く',
    when: ({ before, object, particle }) =>
      is(before, STOMACH) || (/^[がはもの]$/.test(particle) && is(object, NOT_CROWDED)),
    reading: 'ス',
  },
  { word: '空く', when: always, reading: 'ア' },
  { word: 'その後', when: ({ next }) => is(next, /^で$/), reading: 'ソノアト' },
  { word: '家', when: ({ before }) => before?.detail === '人名', reading: 'ケ' },
  {
    word: '汚す',
    when: ({ object }) => !is(object, /(?:名|名誉|誇り|心|魂|聖地|神聖)$/),
    reading: 'ヨゴ',
  },
  {
    word: '金',
    when: ({ before, next, afterNext, ahead }) =>
      !(before && /^(?:名詞|接頭詞)$/.test(before.part)) &&
      is(next, /^[をがはにも]$/) &&
      !ahead.some((lemma) => /^(?:銀|銅|メダル|メダリスト|優勝)$/.test(lemma)) &&
      !lemmaIs(afterNext, /^(?:採る|採れる|掘る|取る|獲る|獲得|採掘|輝く|光る|混ぜる|含む|逃す|狙う)$/),
    reading: 'カネ',
  },
  {
    word: '間',
    when: ({ before, next, object, particle }) =>
      is(before, /^(?:ぬ|瞬く)$/) ||
      (is(before, /^寝る$/) && is(next, /^も$/)) ||
      (particle === 'の' && is(object, /^(?:束|つか|茶|床|いつ)$/)),
    reading: 'マ',
  },
  { word: '一途', when: ({ particle, next }) => particle === 'の' && is(next, /^を$/), reading: 'イット' },
  { word: '瞬く', when: ({ next }) => is(next, /^間$/), reading: 'マタタ' },
  {
    word: '高',
    when: ({ next, afterNext }) => is(next, /^が$/) && lemmaIs(afterNext, /^(?:知れる|知る)$/),
    reading: 'タカ',
  },
  {
    word: '後',
    when: ({ before, next, afterNext }) =>
      (!before || before.part === '助詞') &&
      is(next, /^に$/) &&
      lemmaIs(afterNext, /^(?:する|回す|残す|続く|引く|なる)$/),
    reading: 'アト',
  },
  {
    word: '市場',
    when: ({ before, object, particle, next, afterNext, ahead }) =>
      is(before, /^(?:魚|朝|青果|卸売|青物)$/) ||
      (particle === 'の' && is(object, /^(?:魚|朝|港|町|街)$/)) ||
      (is(next, /^の$/) && is(afterNext, /^(?:魚|野菜|果物|肉|おばさん|おじさん|屋台)$/)) ||
      (is(next, /^[でにへ]$/) && ahead.some((each) => /^(?:買う|行く|いく|売る|並ぶ|寄る|働く|仕入れる)$/.test(each))),
    reading: 'イチバ',
  },
  { word: '中', when: ({ before }) => is(before, /^(?:午前|午後|今週|今月|来週|最)$/), reading: 'チュウ' },
  {
    word: '中',
    when: ({ before }) => before !== undefined && before.part === '名詞' && is(before, WHOLE),
    reading: 'ジュウ',
  },
  {
    word: '方',
    when: ({ before }) => is(before, /^(?:先生|あなた|貴方|皆様|お客様|奥様|先輩|殿|姫)$/),
    reading: 'ガタ',
  },
  {
    word: '表',
    when: ({ object, particle, next, afterNext }) =>
      (is(next, /^[にへで]$/) && lemmaIs(afterNext, /^(?:出る|出す|立つ|現れる|飛び出す|待つ|遊ぶ)$/)) ||
      (is(next, /^の$/) && is(afterNext, /^(?:顔|世界|通り|戸|面)$/)) ||
      (particle === 'の' && is(object, /^(?:紙|コイン|カード|封筒|布|葉)$/)),
    reading: 'オモテ',
  },
  {
    word: '方',
    when: ({ before, next, object, particle, afterNext }) =>
      !(is(next, /^が$/) && lemmaIs(afterNext, /^(?:いい|良い|よい|ましだ|まし|早い|速い|多い|楽しい)$/)) &&
      (is(before, /^(?:あの|どの|この|ご)$/) ||
        (is(before, /^その$/) && is(next, /^[はもをと]$/)) ||
        (particle === 'の' && is(object, PERSON)) ||
        (tellsOf(before) && (is(next, /^(?:は|も|へ)$/) || (is(next, /^に$/) && is(afterNext, /^は$/))))),
    reading: 'カタ',
  },
  { word: '行う', when: (near) => !isDone(near), reading: 'イ' },
  {
    word: '止める',
    when: ({ object, particle, before }) =>
      ((particle === 'を' || before?.part === '名詞') && is(particle === 'を' ? object : before, GIVEN_UP)) ||
      !before ||
      (before.part !== '名詞' && !/^[をがはもでに]$/.test(before.surface)),
    reading: 'ヤ',
  },
  {
    word: '抱く',
    when: ({ object, particle }) => /^[をがもは]$/.test(particle) && is(object, THOUGHT),
    reading: 'イダ',
  },
  { word: '抱く', when: always, reading: 'ダ' },
  {
    word: '開く',
    when: ({ object, particle, next, afterNext }) =>
      (/^[がはもの]$/.test(particle) && is(object, OPENING)) ||
      (particle !== 'を' &&
        !is(object, SPREAD) &&
        (is(next, /^た$/) || (is(next, /^て$/) && lemmaIs(afterNext, /^(?:いる|ある|る)$/)))),
    reading: 'ア',
  },
  {
    word: '辛い',
    when: ({ next, object, particle }) => is(next, FOOD) || (/^[がはもの]$/.test(particle) && is(object, FOOD)),
    reading: 'カラ',
  },
];
const BY_WORD: ReadonlyMap<string, readonly Rule[]> = new Map(
  RULES.map(({ word }) => [word, RULES.filter((rule) => rule.word === word)]),
);

const AHEAD = 6;

/** A morpheme with the reading that its neighbours tell; null where none does. */
export function readInContext(morphemes: readonly Morpheme[], index: number): Partial<Morpheme> | null {
  const own = morphemes[index]!;
  const rules = BY_WORD.get(own.lemma) ?? BY_WORD.get(own.surface);
  if (!rules) return null;
  const before = morphemes[index - 1];
  // 実験は先月行った: when it was stands between.
  const from = own.lemma === '行う' && before?.kind === '副詞可能' ? index - 1 : index;
  const isParticle = morphemes[from - 1]?.part === '助詞';
  const near: Neighbours = {
    ahead: morphemes.slice(index + 2, index + 2 + AHEAD).map(({ lemma }) => lemma),
    before,
    beforeThat: morphemes[index - 2],
    next: morphemes[index + 1],
    afterNext: morphemes[index + 2],
    thirdNext: morphemes[index + 3],
    object: isParticle ? morphemes[from - 2] : undefined,
    particle: isParticle ? morphemes[from - 1]!.surface : '',
  };
  const rule = rules.find(({ when }) => when(near));
  if (!rule) return null;
  if (own.lemma === '行う') return wentIn(own);
  if (own.inflection === '*') return { reading: rule.reading, sound: rule.reading, isTold: true };
  const kanji = new RegExp(`^${KANJI}+`, 'u').exec(own.surface)?.[0] ?? '';
  const ending = toKatakana(own.surface.slice(kanji.length));
  const reading = rule.reading + ending;
  return reading === own.reading ? null : { reading, sound: reading, isTold: true };
}

/** Reads 行っ as a form of 行く, where the analyser takes it for one of 行う. */
const wentIn = (own: Morpheme): Partial<Morpheme> | null =>
  own.surface === '行っ' ? { lemma: '行く', inflection: '五段・カ行促音便', reading: 'イッ', sound: 'イッ' } : null;
