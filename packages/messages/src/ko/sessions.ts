export const sessions = {
  title: '로그인한 기기',
  body: '모르는 기기가 보이면 로그아웃하고 비밀번호를 바꿔 주세요',
  unknown: '알 수 없는 기기',
  current: '지금 쓰는 기기',
  hours: '{n}시간 전에 썼어요',
  days: '{n}일 전에 썼어요',
  end: '{device} 로그아웃',
  endAll: '다른 기기 모두 로그아웃',
} as const;
