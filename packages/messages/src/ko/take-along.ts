import type { TakeAlongColumn } from '@utarang/contract';

/** Texts about exported files of saved words. */
export const takeAlong = {
  open: '가져가기',
  inProgress: '학습 중인 단어를 모두 파일로 받아요',
  completed: '완료한 단어를 모두 파일로 받아요',
  csv: 'CSV 받기',
  csvTip: '엑셀이나 스프레드시트에서 열 수 있어요',
  apkg: 'Anki 덱 받기',
  apkgTip: '카드와 복습 날짜까지 그대로 옮겨요',
  more: '인쇄하기, 가져오기',
  moreTip: '종이로 뽑거나 다른 곳의 단어를 가져와요',
  bring: '다른 곳의 단어 가져오기',
  fileName: '우타랑 단어',
  tag: '우타랑',
} as const;

/** The headings of these files. */
export const takeAlongTable = {
  word: '단어',
  reading: '읽기',
  hangul: '한글 발음',
  korean: '뜻',
  accent: '악센트',
  partOfSpeech: '품사',
  level: '급수',
  example: '예문',
  translation: '예문 뜻',
  tags: '태그',
} as const satisfies Record<TakeAlongColumn | 'tags', string>;
