import type { TakeAlongColumn } from '@utarang/contract';

/** Texts about the files in which one takes saved words along. */
export const takeAlong = {
  open: '가져가기',
  inProgress: '학습 중인 단어를 모두 파일로 받아요',
  completed: '완료한 단어를 모두 파일로 받아요',
  csv: 'CSV 받기',
  csvTip: '엑셀이나 스프레드시트에서 열 수 있어요',
  tsv: 'Anki 파일 받기',
  tsvTip: 'Anki로 다시 가져와도 카드가 겹치지 않고 고쳐져요',
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
