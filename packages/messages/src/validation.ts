import type { ValidationCode } from '@utarang/contract';

/** The sentence under a field for each code of the contract's schemas; a code without one does not compile. */
export const validationMessages = {
  query_too_long: '검색어는 100자까지 쓸 수 있어요',
  text_unreadable: '읽을 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.',
  mode_unknown: '검색 기준은 pronunciation, meaning, all 가운데 하나여야 해요',
  page_invalid: '쪽 번호는 0부터 시작하는 정수여야 해요',
  size_invalid: '한 쪽의 개수는 1부터 100까지의 정수여야 해요',
  value_invalid: '값을 확인해 주세요',
} satisfies Record<ValidationCode, string>;
