export const tempPw = {
  title: '비밀번호 바꾸기',
  body: '임시 비밀번호로 로그인했어요. 계속하려면 새 비밀번호를 정해 주세요.',
  current: '메일로 받은 임시 비밀번호',
  own: '현재 비밀번호',
  new: '새 비밀번호',
  submit: '바꾸기',
  cancel: '취소',
  fail: '비밀번호를 바꾸지 못했어요',
  done: '비밀번호를 바꿨어요',
} as const;
