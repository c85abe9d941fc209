export const err = {
  network: '네트워크에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  timeout: '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
  server: '{message}',
  generic: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
} as const;
