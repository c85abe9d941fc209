export const findId = {
  title: '아이디 찾기',
  name: '이름',
  submit: '찾기',
  both: '이름과 생년월일을 입력해 주세요',
  result: '찾은 아이디예요',
  copy: '아이디 복사하기',
  none: '일치하는 정보가 없어요',
  copied: '아이디를 복사했어요',
  several: '여러 개라 일부를 가렸어요',
  toLogin: '로그인하러 가기',
} as const;
