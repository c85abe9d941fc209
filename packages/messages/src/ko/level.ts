export const level = {
  name: '레벨 {n}({level})',
  'up.title': '레벨 업!',
  'up.body': '{name} 님, {level} 달성!',
  total: '지금까지 {n}점',
  next: '다음은 {level}',
  target: '목표 {n}점',
  remain: '{level}까지 {n}점 남았어요',
  top: '가장 높은 레벨이에요. 정말 멋져요!',
  about: '레벨은 단어와 문장에서 얻은 점수로 올라가요. {steps}. 괄호 안의 이름은 JLPT 급수와는 별개예요.',
  step: '{level} {n}점부터',
  continue: '계속하기',
} as const;
