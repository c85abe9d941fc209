export const login = {
  title: '로그인',
  username: '아이디',
  password: '비밀번호',
  submit: '로그인',
  findId: '아이디 찾기',
  resetPw: '비밀번호 재설정',
  toSignup: '회원가입',
  both: '아이디와 비밀번호를 입력해 주세요',
  fail: '로그인하지 못했어요. 아이디와 비밀번호를 확인해 주세요.',
  unread: '로그인했지만 내 정보를 아직 불러오지 못했어요. 로그인을 한 번 더 눌러 주세요.',
  tempPw: '임시 비밀번호로 로그인했어요. 새 비밀번호로 바꿔 주세요.',
  tempPwGo: '비밀번호 바꾸러 가기',
} as const;
