import type { Start } from '@utarang/contract';

const CAT = {
  ...{ id: 50_331, japaneseWord: '猫', hiragana: 'ねこ', koreanPronunciation: '네코' },
  ...{ meaningKo: '고양이', level: 'N5' as const },
};

/** The word and the line of a day. */
export const startOfDay: Start = {
  day: '2026-11-22',
  word: CAT,
  example: null,
  line: {
    song: {
      ...{ id: 7, title: '雨の歌', titleKo: '비의 노래', titleReading: 'あめのうた', year: 2026, album: null },
      ...{ imageUrl: null, youtubeUrl: null, artists: [{ id: 1, name: 'うたらん', nameKo: '우타란' }] },
      ...{ hasLyrics: true, level: 'N5' },
    },
    line: {
      ...{ id: 702, seq: 2, stanzaNo: 1, jpText: '猫がいる', koPron: '네코가 이루', koMean: '고양이가 있어' },
      furigana: [
        ['猫', 'ねこ'],
        ['がいる', null],
      ],
      words: [{ id: CAT.id, start: 0, end: 1 }],
      ...{ entries: [], startMs: null, endMs: null },
    },
    words: [CAT],
  },
  levels: { N5: 721, N4: 665, N3: 1725, N2: 1931, N1: 3033 },
};
