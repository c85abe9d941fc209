export const a11y = {
  skip: '본문으로 건너뛰기',
  navMain: '주요 메뉴',
  navUser: '내 메뉴',
  userMenuBtn: '{initials} 님의 메뉴',
  breadcrumb: '현재 위치',
  openMenu: '메뉴 열기',
  closeMenu: '메뉴 닫기',
  close: '닫기',
  toasts: '알림',
  pageLoaded: '{page} 페이지를 열었어요',
} as const;
