export const pw = {
  title: '비밀번호 바꾸기',
  current: '현재 비밀번호',
  new: '새 비밀번호',
  confirm: '새 비밀번호 확인',
  'err.current': '현재 비밀번호를 입력해 주세요',
  'err.new': '새 비밀번호를 입력해 주세요',
  'err.len': '새 비밀번호는 8자 이상이어야 해요',
  'err.confirm': '새 비밀번호를 한 번 더 입력해 주세요',
  'err.diff': '새 비밀번호가 서로 달라요',
  done: '비밀번호를 바꿨어요',
  fail: '비밀번호를 바꾸지 못했어요',
} as const;
