/**
 * Spoken contractions that people also type, with their full forms. A pair applies where a word begins with the
 * contraction.
 */
const CONTRACTED: readonly (readonly [typed: string, full: string])[] = (
  '암튼 아무튼, 하튼 하여튼, 여튼 하여튼, 어쨌건 어쨌든, 근데 그런데, 그치만 그렇지만, 그니까 그러니까, 그니깐 그러니까, ' +
  '그러니깐 그러니까, 그담 그다음, 담에 다음에, 담번 다음번, 맘 마음, 첨 처음, 젤 제일, 넘 너무, 걍 그냥, 울 우리, ' +
  '낼 내일, 얘기 이야기, 애기 아기, 샘 선생님, 쌤 선생님, 쫌 좀, 머 뭐, 뭘 무엇을, 뭐 무엇, 요새 요즈음, 요즘 요즈음, 왜냐면 왜냐하면, ' +
  '어케 어떻게, 어뜨케 어떻게, 이케 이렇게, 그케 그렇게, 글케 그렇게, 일케 이렇게, 첨으로 처음으로, 알바 아르바이트, ' +
  '핸폰 핸드폰, 고딩 고등학생, 중딩 중학생, 초딩 초등학생, 대딩 대학생, 직딩 직장인, 남친 남자 친구, 여친 여자 친구, ' +
  '글구 그리고, 그리구 그리고, 아님 아니면, 안그럼 안 그러면, 그럼 그러면, 저번 지난번, 담주 다음 주, 담달 다음 달, 이담 이다음, ' +
  '젤로 제일로, 엊저녁 어제저녁, 이따 이따가, 있다가 이따가, 다신 다시는'
)
  .split(', ')
  .flatMap((pair) => {
    const index = pair.indexOf(' ');
    const [typed, full] = [pair.slice(0, index), pair.slice(index + 1).replaceAll(' ', '')];
    return typed === full ? [] : [[typed, full] as const];
  });

/** "Spoken contractions" (docs/product/grading.md#spelling-variants): 암튼 for 아무튼, 맘에 들다 for 마음에 들다. */
export const uncontracted = (key: string): string[] =>
  CONTRACTED.flatMap(([typed, full]) => (key.startsWith(typed) ? [full + key.slice(typed.length)] : []));
