import type { DrillWord } from '@utarang/domain/conjugation';

const wordsOfKind =
  (kind: DrillWord['kind']) =>
  (written: string, reading: string, korean: string): DrillWord => ({ written, reading, kind, korean });
const [u, ru, i, na] = [wordsOfKind('u'), wordsOfKind('ru'), wordsOfKind('i'), wordsOfKind('na')];

/**
 * The words that the conjugation drill asks: of each group what a learner of N5 knows, with every ending of the first
 * group. All of them can be done at will, so that an order or a wish makes sense (docs/product/reference.md).
 */
// biome-ignore format: a table, to be read down
export const conjugationWords: readonly DrillWord[] = [
  u('買う', 'かう', '사다'),
  u('会う', 'あう', '만나다'),
  u('歌う', 'うたう', '노래하다'),
  u('使う', 'つかう', '쓰다'),
  u('書く', 'かく', '쓰다'),
  u('聞く', 'きく', '듣다'),
  u('歩く', 'あるく', '걷다'),
  u('行く', 'いく', '가다'),
  u('泳ぐ', 'およぐ', '헤엄치다'),
  u('脱ぐ', 'ぬぐ', '벗다'),
  u('話す', 'はなす', '이야기하다'),
  u('出す', 'だす', '내다'),
  u('待つ', 'まつ', '기다리다'),
  u('立つ', 'たつ', '서다'),
  u('遊ぶ', 'あそぶ', '놀다'),
  u('呼ぶ', 'よぶ', '부르다'),
  u('飲む', 'のむ', '마시다'),
  u('読む', 'よむ', '읽다'),
  u('休む', 'やすむ', '쉬다'),
  u('作る', 'つくる', '만들다'),
  u('座る', 'すわる', '앉다'),
  u('帰る', 'かえる', '돌아가다'),
  u('入る', 'はいる', '들어가다'),
  u('走る', 'はしる', '달리다'),
  u('切る', 'きる', '자르다'),
  ru('食べる', 'たべる', '먹다'),
  ru('見る', 'みる', '보다'),
  ru('寝る', 'ねる', '자다'),
  ru('起きる', 'おきる', '일어나다'),
  ru('着る', 'きる', '입다'),
  ru('開ける', 'あける', '열다'),
  ru('教える', 'おしえる', '가르치다'),
  ru('覚える', 'おぼえる', '외우다'),
  ru('出かける', 'でかける', '외출하다'),
  ru('借りる', 'かりる', '빌리다'),
  ru('答える', 'こたえる', '대답하다'),
  ru('始める', 'はじめる', '시작하다'),
  wordsOfKind('suru')('する', 'する', '하다'),
  wordsOfKind('kuru')('来る', 'くる', '오다'),
  i('高い', 'たかい', '높다, 비싸다'),
  i('安い', 'やすい', '싸다'),
  i('大きい', 'おおきい', '크다'),
  i('新しい', 'あたらしい', '새롭다'),
  i('おいしい', 'おいしい', '맛있다'),
  i('寒い', 'さむい', '춥다'),
  i('楽しい', 'たのしい', '즐겁다'),
  i('忙しい', 'いそがしい', '바쁘다'),
  i('早い', 'はやい', '이르다'),
  i('いい', 'いい', '좋다'),
  na('静か', 'しずか', '조용하다'),
  na('元気', 'げんき', '건강하다'),
  na('便利', 'べんり', '편리하다'),
  na('有名', 'ゆうめい', '유명하다'),
  na('上手', 'じょうず', '잘하다'),
  na('簡単', 'かんたん', '간단하다'),
  na('親切', 'しんせつ', '친절하다'),
  na('大切', 'たいせつ', '소중하다'),
];
