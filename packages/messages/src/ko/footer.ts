export const footer = {
  email: '메일로 문의하기',
  openChat: '오픈채팅으로 물어보기',
  newWindow: '새 창에서 열려요',
  about: '우타랑 소개',
  label: '사이트 정보',
} as const;
