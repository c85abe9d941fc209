export const plus = {
  undo: '되돌리기',
  undone: '되돌렸어요',
  online: '다시 연결됐어요',
  ttsNone: '이 기기에는 일본어 음성이 없어요',
  furigana: '후리가나 보기',
  'theme.system': '기기 설정대로',
  'theme.light': '밝게',
  'theme.dark': '어둡게',
  chunkFail: '화면을 불러오지 못했어요. 새로 고침해 주세요.',
  shortcutsOff: '단축키(/) 끄기',
  'theme.label': '화면 테마',
  reload: '새로 고침',
} as const;
