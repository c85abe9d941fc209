/** Why a text cannot be searched for, by the code of what is wrong with it. */
export const query = {
  query_too_long: '검색어는 100자까지 쓸 수 있어요',
  text_unreadable: '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.',
} as const;
