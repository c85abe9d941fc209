/** Sentences for what is wrong with the correction of a word. */
export const lyricsErr = {
  readingNotKana: '읽는 법은 히라가나나 가타카나로만 써 주세요',
  correctionEmpty: '읽는 법이나 뜻을 적어 주세요',
} as const;
