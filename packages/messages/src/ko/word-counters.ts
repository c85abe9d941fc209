/** Texts of the table of a counter after the numbers from one to ten. */
export const wordCounters = {
  /** The name of the form of a found word. */
  form: '숫자와 함께 셀 때',
  title: '숫자와 함께 읽기',
  number: '숫자',
  reading: '읽는 법',
  korean: '한국어',
} as const;
