/** Texts about the use without a network (docs/product/offline.md). */
export const offline = {
  waits: '대기 중이에요. 연결되면 보낼게요.',
  count: '{n}개가 대기 중이에요',
  sent: '대기 중이던 {n}개를 보냈어요',
  textStays: '쓴 글은 다시 로그인하면 입력칸에 그대로 있어요',
  refused: '대기 중이던 {n}개를 보내지 못했어요. {why}',
  reviewWaits: '대기 중이에요',
  judgedLater: '연결되면 채점하고 기록할게요',
  reviewEnds: '연결 없이 볼 수 있는 복습은 여기까지예요. 연결되면 채점하고 이어서 할 수 있어요.',
  install: '홈 화면에 두면 앱처럼 바로 열려요. 인터넷이 없어도 쓸 수 있어요.',
  installNow: '설치하기',
  update: '새 버전이 나왔어요',
} as const;
