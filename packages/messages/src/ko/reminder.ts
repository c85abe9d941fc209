/** Texts of the reminder of the review (docs/product/reminder.md). */
export const reminder = {
  title: '복습 알림',
  note: '복습할 단어가 남아 있는 날에만 하루 한 번 알려 드려요',
  on: '이 기기에서 알림 받기',
  hour: '알림 시간',
  unsupported: '이 브라우저에서는 알림을 받을 수 없어요. 아이폰과 아이패드에서는 홈 화면에 추가한 뒤 받을 수 있어요.',
  refused: '브라우저에서 알림이 꺼져 있어요. 브라우저 설정에서 이 사이트의 알림을 허용해 주세요.',
  notAsked: '알림을 허용해야 받을 수 있어요',
  fail: '알림을 설정하지 못했어요. 잠시 후 다시 시도해 주세요.',
  'push.title': '오늘 복습할 단어가 있어요',
  'push.left': '{n}개 남았어요. 눌러서 시작해 보세요.',
  'push.body': '눌러서 시작해 보세요',
} as const;
