/** Texts about the pitch of a word. */
export const wordAccent = {
  flat: '낮게 시작해 높아지고, 끝까지 내려가지 않아요',
  first: '첫 박 {kana}만 높고 바로 내려가요',
  middle: '낮게 시작해 높아지고, {n}번째 박 {kana} 다음에서 내려가요',
  last: '낮게 시작해 끝까지 높고, 뒤에 오는 조사에서 내려가요',
  also: '이렇게도 말해요',
  hear: '고저 악센트 듣는 법',
  help: '줄이 있는 박은 높게, 없는 박은 낮게 들려요. 줄이 꺾이는 곳에서 소리가 뚝 떨어지니, 그 자리 앞뒤를 비교해 들어 보세요.',
  onCards: '카드에도 고저 악센트 보기',
} as const;
