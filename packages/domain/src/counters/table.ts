/** A counter: how it is written and read by itself, and what Korean counts with, after which words for numbers. */
export type Counter = {
  readonly written: string;
  readonly reading: string;
  /** The Korean counters with the numbers that they take: 세 자루 with native ones, 삼 층 with Sino-Korean ones. */
  readonly korean: readonly (readonly [unit: string, numbers: 'native' | 'sino'])[];
  /** Numbers that are said otherwise, too, as they are read then, but for what goes by rule: く of 九年. */
  readonly also?: readonly SecondNumber[];
};

/** The second readings of numbers, before a counter that takes either. */
export const SECOND_NUMBERS = { よ: 4, よん: 4, なな: 7, はち: 8, く: 9 } as const;
export type SecondNumber = keyof typeof SECOND_NUMBERS;

const native = (written: string, reading: string, ...units: string[]): Counter => ({
  written,
  reading,
  korean: units.map((unit) => [unit, 'native'] as const),
});
const sino = (written: string, reading: string, ...units: string[]): Counter => ({
  written,
  reading,
  korean: units.map((unit) => [unit, 'sino'] as const),
});

const alsoRead = (counter: Counter, ...also: readonly SecondNumber[]): Counter => ({ ...counter, also });

/** The counters that have a table of their numbers (docs/product/words.md#counters), as textbooks teach them. */
export const counters: readonly Counter[] = [
  native('つ', 'つ', '개'),
  native('個', 'こ', '개'),
  alsoRead(native('人', 'にん', '명', '사람'), 'く'),
  native('名', 'めい', '명'),
  native('本', 'ほん', '자루', '병'),
  native('枚', 'まい', '장'),
  native('冊', 'さつ', '권'),
  native('巻', 'かん', '권'),
  native('匹', 'ひき', '마리'),
  native('頭', 'とう', '마리'),
  native('羽', 'わ', '마리'),
  native('台', 'だい', '대'),
  native('杯', 'はい', '잔', '그릇'),
  native('足', 'そく', '켤레'),
  native('着', 'ちゃく', '벌'),
  native('軒', 'けん', '채'),
  native('件', 'けん', '건'),
  native('通', 'つう', '통'),
  native('滴', 'てき', '방울'),
  native('曲', 'きょく', '곡'),
  native('列', 'れつ', '줄'),
  native('歩', 'ほ', '걸음'),
  native('発', 'はつ', '발'),
  native('問', 'もん', '문제'),
  native('社', 'しゃ', '회사'),
  native('歳', 'さい', '살'),
  alsoRead(native('時', 'じ', '시'), 'なな'),
  alsoRead(native('時間', 'じかん', '시간'), 'なな'),
  alsoRead(native('番目', 'ばんめ', '번째'), 'よ', 'く'),
  native('遍', 'へん', '번'),
  {
    written: '回',
    reading: 'かい',
    korean: [
      ['번', 'native'],
      ['회', 'sino'],
    ],
  },
  {
    written: '度',
    reading: 'ど',
    korean: [
      ['번', 'native'],
      ['도', 'sino'],
    ],
    also: ['く'],
  },
  native('粒', 'つぶ', '알'),
  native('束', 'たば', '다발', '단'),
  native('組', 'くみ', '쌍', '조'),
  native('皿', 'さら', '접시'),
  native('切れ', 'きれ', '조각', '점'),
  native('箱', 'はこ', '상자'),
  native('部屋', 'へや', '칸'),
  native('口', 'くち', '입', '모금'),
  native('桁', 'けた', '자리'),
  native('晩', 'ばん', '밤'),
  native('倍', 'ばい', '배'),
  sino('分', 'ふん', '분'),
  sino('秒', 'びょう', '초'),
  sino('日', 'にち', '일'),
  alsoRead(sino('週間', 'しゅうかん', '주일', '주'), 'はち'),
  sino('月', 'がつ', '월'),
  sino('ヶ月', 'かげつ', '개월'),
  alsoRead(sino('年', 'ねん', '년'), 'く'),
  alsoRead(sino('年生', 'ねんせい', '학년'), 'く'),
  {
    written: '階',
    reading: 'かい',
    korean: [
      ['층', 'sino'],
      ['층', 'native'],
    ],
  },
  alsoRead(sino('番', 'ばん', '번'), 'よ', 'く'),
  sino('位', 'い', '위'),
  sino('課', 'か', '과'),
  sino('章', 'しょう', '장'),
  sino('泊', 'はく', '박'),
  alsoRead(sino('円', 'えん', '엔'), 'よん'),
];
