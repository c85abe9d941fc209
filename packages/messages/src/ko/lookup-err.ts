/** Why a text is not read word by word. */
export const lookupErr = {
  required: '일본어 글을 넣어 주세요',
  tooLong: '한 번에 20,000자까지 분석할 수 있어요. 글을 나눠서 넣어 주세요.',
  noJapanese: '일본어가 없어요. 가나나 한자가 있는 글을 넣어 주세요.',
  busy: '지금 이용자가 많아요. 입력한 글은 그대로 있으니 잠시 후 다시 시도해 주세요.',
} as const;
