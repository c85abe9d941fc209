export const learn = {
  label: '학습 모드',
  off: '꺼짐',
  step1: '1단계 · 뜻 가리기',
  step2: '2단계 · 뜻과 읽기 가리기',
  short0: '학습 꺼짐',
  short1: '학습 1단계',
  short2: '학습 2단계',
  next: '누르면 {next}로 바뀌어요',
  changed: '학습 모드를 {mode}로 바꿨어요',
  nextOff: '누르면 꺼져요',
  changedOff: '학습 모드를 껐어요',
  button: '{label}: {now}, {next}',
} as const;
