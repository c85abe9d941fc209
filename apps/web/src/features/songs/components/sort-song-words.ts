import type { Word } from '@utarang/contract';

export const songWordSorts = ['order', 'pron', 'word'] as const;

const inKorean = new Intl.Collator('ko');
const inJapanese = new Intl.Collator('ja');

/** Sorts the words of a song: in the order of the song, by pronunciation in Hangul or by the Japanese writing. */
export function sortSongWords(sort: (typeof songWordSorts)[number], words: readonly Word[]): readonly Word[] {
  switch (sort) {
    case 'order':
      return words;
    case 'pron':
      return [...words].sort((a, b) => inKorean.compare(a.koreanPronunciation, b.koreanPronunciation));
    case 'word':
      return [...words].sort((a, b) => inJapanese.compare(a.japaneseWord, b.japaneseWord));
  }
}
