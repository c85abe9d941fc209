import type { StoredWord, WordColumn } from '@utarang/contract';
import { admin } from './admin.js';

/**
 * The headings of exported tables. They are a format: tables that were exported before are imported by them, so that an
 * earlier heading is never removed.
 */
export const wordTable = {
  id: '번호',
  version: '버전',
  koreanPronunciation: '한글 발음',
  hiragana: '히라가나',
  japaneseWord: '일본어 단어',
  meaningKo: '뜻',
  level: '급수',
  accept: '정답으로 볼 답',
  block: '오답으로 볼 답',
  fields: '상황',
  hanja: '한자음',
  caution: '한국어와 다른 점',
} as const satisfies Record<WordColumn, string>;

/** Headings of tables that earlier releases exported. */
export const earlierHeadings = { version: '판' } as const satisfies Partial<Record<WordColumn, string>>;

/**
 * Names of the fields of a word in boxes, conflicts and histories: as its column is called, but where that would not
 * do.
 */
export const wordNames = {
  ...wordTable,
  japaneseWord: admin['add.word'],
  koLike: '비슷한 단어',
} as const satisfies Record<keyof StoredWord, string>;
