export const err = {
  network: '네트워크에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  timeout: '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
  late: '응답이 늦어지고 있어요. 조금만 더 기다려 주세요.',
  server: '{message}',
  offline: '인터넷 연결이 끊겼어요. 연결을 확인해 주세요.',
  generic: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
} as const;
