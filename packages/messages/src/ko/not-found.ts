export const notFound = {
  title: '페이지를 찾을 수 없어요',
  body: '주소가 바뀌었거나 없어진 페이지예요. 주소를 다시 확인해 주세요.',
  toMain: '메인으로 가기',
  toList: '목록 보기',
} as const;
