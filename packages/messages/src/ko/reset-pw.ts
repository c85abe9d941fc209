export const resetPw = {
  title: '비밀번호 재설정',
  body: '가입할 때 쓴 아이디와 이메일을 입력해 주세요',
  email: '이메일',
  submit: '임시 비밀번호 받기',
  both: '아이디와 이메일을 입력해 주세요',
  done: '입력한 정보가 맞으면 이메일로 임시 비밀번호를 보내 드려요. 메일함을 확인해 주세요.',
} as const;
