export const myLyrics = {
  title: '내가 붙여 넣은 가사',
  private: '나만 볼 수 있어요',
  note: '개인 학습용으로만 저장해요. 다른 사람에게는 보이지 않아요.',
  label: '일본어 가사',
  placeholder: '일본어 가사를 붙여 넣어 주세요',
  analyse: '가사 분석하기',
  done: '{n}줄을 분석했어요',
  fix: '{word} 읽기 고치기',
  reading: '읽기',
  edited: '내가 고친 읽기',
  tapWord: '단어를 누르면 읽기를 고칠 수 있어요',
} as const;
