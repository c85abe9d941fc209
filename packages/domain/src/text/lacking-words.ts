import { toKatakana } from '../language/index.js';
import { type Morpheme, surfaceOf } from './morpheme.js';

/**
 * Words that the analyser's dictionary lacks and cuts to pieces, or reads as another word, with their readings: first words of
 * today's speech, then frequent ones of UniDic's list (docs/product/lookup.md#readings).
 */
const TABLE = `
押忍 おす / 令和 れいわ / 空箱 からばこ / 人気者 にんきもの / 千本桜 せんぼんざくら / 滑舌 かつぜつ / 性根 しょうね / 陽キャ ようきゃ / 陰キャ いんきゃ / コミュ障 こみゅしょう / 陽性 ようせい / 最寄り もより / 最寄 もより
特化 とっか / 河原 かわら / 夕焼小焼 ゆうやけこやけ / 推し おし / 神曲 かみきょく / 神回 かみかい / 既読 きどく / 未読 みどく / 垢抜け あかぬけ
塩対応 しおたいおう / 恋バナ こいばな / 壁ドン かべどん / 美肌 びはだ / 激辛 げきから / 爆笑 ばくしょう / 語彙力 ごいりょく / 厨二 ちゅうに
中二病 ちゅうにびょう / 女子力 じょしりょく / 婚活 こんかつ / 就活 しゅうかつ / 終活 しゅうかつ / 歩きスマホ あるきすまほ / 神対応 かみたいおう
黒歴史 くろれきし / 片想い かたおもい / 両想い りょうおもい / 君色 きみいろ / 夢現 ゆめうつつ / 刹那 せつな / 永久 えいきゅう
右上 みぎうえ / 米軍 べいぐん / 大匙 おおさじ / 小匙 こさじ / 右下 みぎした / 姉弟 してい / 姉貴 あねき / 我が輩 わがはい / 田舎者 いなかもの
類い たぐい / 紫外 しがい / 籠城 ろうじょう / 王都 おうと / 肩甲 けんこう / 瞬殺 しゅんさつ / 両名 りょうめい / 金剛 こんごう / 斬撃 ざんげき
画期 かっき / 協働 きょうどう / 入店 にゅうてん / 扇風 せんぷう / 痛み止め いたみどめ / 水族 すいぞく / 頭突き ずつき / 百均 ひゃっきん / 魔導 まどう
赤外 せきがい / 無駄死に むだじに / 車高 しゃこう / 軽め かるめ / 歯周 ししゅう / 大あり おおあり / 斜め上 ななめうえ / 錬金 れんきん / 手裏 しゅり
日露 にちろ / 文房 ぶんぼう / 黄金色 こがねいろ / 剣技 けんぎ / 主治 しゅじ / 自閉 じへい / 満遍 まんべん / 書紀 しょき
編地 あみじ / 米中 べいちゅう / 鍼灸 しんきゅう / 内視 ないし / 並走 へいそう / 四駆 よんく / 長葱 ながねぎ / 換装 かんそう / 対角 たいかく
駐輪 ちゅうりん / 輸液 ゆえき / 薄力 はくりき / 糸端 いとはし / 米韓 べいかん / 韓日 かんにち / 幽体 ゆうたい / 水場 みずば / 粗鬆 そしょう
爬虫 はちゅう / 兄者 あにじゃ / 植栽 しょくさい / 占星 せんせい / 培地 ばいち / 対米 たいべい / 人狼 じんろう / 対中 たいちゅう / 厚労 こうろう
黒曜 こくよう / 獣人 じゅうじん / 厄災 やくさい / 大店 おおだな / 荷室 かしつ / 新色 しんしょく / 椎間 ついかん / 絵面 えづら / 酒瓶 さかびん
土日曜 どにちよう / 巡洋 じゅんよう / 内膜 ないまく / 樹形 じゅけい / 合気 あいき / 水引き みずひき / 筋膜 きんまく / 自業 じごう / 心電 しんでん
針葉 しんよう / 産駒 さんく / 仮止め かりどめ / 小部屋 こべや / 労基 ろうき / 毛細 もうさい / 利確 りかく / 摂食 せっしょく / 足長 あしなが
脚部 きゃくぶ / 手榴 しゅりゅう / 射線 しゃせん / 車重 しゃじゅう / 米ソ べいそ / 街区 がいく / 筐体 きょうたい / 小ねた こねた / 弗化 ふっか
左往 さおう / 日ソ にっそ / 年式 ねんしき / 挿管 そうかん / 女遊び おんなあそび / 右往 うおう / 隠し部屋 かくしべや / 内見 ないけん / 脱炭 だったん
車好き くるまずき / 兵装 へいそう / 扁桃 へんとう / 駐日 ちゅうにち / 敵影 てきえい / 日朝 にっちょう / 自走 じそう / 白血 はっけつ / 半疑 はんぎ
樹種 じゅしゅ / 絆創 ばんそう / 三毛 みけ / 小窓 こまど / 妖力 ようりょく / 形而 けいじ / 揚げ立て あげたて / 花材 かざい / 聖杯 せいはい
船着き ふなつき / 神獣 しんじゅう / 自答 じとう / 心経 しんぎょう / 前号 ぜんごう / 原住 げんじゅう / 織布 しょくふ / 次条 じじょう / 塩ビ えんび
差し色 さしいろ / 鉗子 かんし / 胸筋 きょうきん / 豚肋 ぶたばら / 冷麺 れいめん / 本革 ほんがわ / 前置 ぜんち / 加圧 かあつ / 米朝 べいちょう
米英 べいえい / 攻城 こうじょう / 木目細か きめこまか / 中骨 なかぼね / 宅建 たっけん / 丸鋸 まるのこ / 取説 とりせつ / 下賤 げせん / 狭心 きょうしん
側頭 そくとう / 腹式 ふくしき / 臨済 りんざい / 南北朝 なんぼくちょう / 鉄粉 てっぷん / プラ板 ぷらばん / 一手間 ひとてま / 三尊 さんぞん
虚血 きょけつ / 着床 ちゃくしょう / 追走 ついそう / 咬合 こうごう / 夏頃 なつごろ / 次巻 じかん / 各年 かくねん / 纏め買い まとめがい / 機序 きじょ
硬変 こうへん / 勅令 ちょくれい / 激熱 げきあつ / 開脚 かいきゃく / 抗鬱 こううつ / 魔除け まよけ / 抑鬱 よくうつ / 小技 こわざ / 異音 いおん
放物 ほうぶつ / 靴底 くつぞこ / 灌木 かんぼく / 汁気 しるけ / 髪色 かみいろ / 筆圧 ひつあつ / 外径 がいけい / 塗膜 とまく / 逆走 ぎゃくそう
勝ち馬 かちうま / 拒食 きょしょく / 薬膳 やくぜん / 重め おもめ / 鍾乳 しょうにゅう / 底部 ていぶ / 芝刈り しばかり / 腰筋 ようきん / 後追い あとおい
広聴 こうちょう / 根腐れ ねぐされ / 地鳥 じどり / 西軍 せいぐん / 食洗 しょくせん / 邸内 ていない / 四苦 しく / 黒竜 こくりゅう
`;
const READINGS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/ \/ |\n/)
    .map((row) => {
      const [word = '', reading = ''] = row.split(' ');
      return [word, toKatakana(reading)];
    }),
);
const LONGEST = 5;

/** The morphemes with such words in one piece. */
export function withLackingWords(morphemes: readonly Morpheme[]): readonly Morpheme[] {
  const found: Morpheme[] = [];
  let changed = false;
  for (let index = 0; index < morphemes.length; ) {
    const length = lengthAt(morphemes, index);
    if (length === 0) found.push(morphemes[index++]!);
    else {
      const run = morphemes.slice(index, index + length);
      const surface = surfaceOf(run);
      const reading = READINGS.get(surface)!;
      const noun = { surface, lemma: surface, part: '名詞', kind: '一般', detail: '*', inflection: '*', form: '*' };
      found.push({ ...noun, start: run[0]!.start, end: run.at(-1)!.end, reading, sound: reading });
      changed = true;
      index += length;
    }
  }
  return changed ? found : morphemes;
}

/** Counts the morphemes that make such a word, together. */
function lengthAt(morphemes: readonly Morpheme[], index: number): number {
  let text = '';
  for (let length = 1; length <= LONGEST && index + length <= morphemes.length; length++) {
    const piece = morphemes[index + length - 1]!;
    if (length > 1 && morphemes[index + length - 2]!.end !== piece.start) return 0;
    text += piece.surface;
    const reading = READINGS.get(text);
    if (reading !== undefined && (length > 1 || piece.reading !== reading)) return length;
  }
  return 0;
}
