/** A letter that is confused with others, and what to look at in it, in strokes as one writes them. */
type Confused = { readonly letter: string; readonly look: string };

export type KanaSet = {
  /** As the address has it. */
  readonly id: string;
  readonly letters: readonly Confused[];
  /** The difference between them. */
  readonly tip: string;
};

/** Letters that people confuse, set against each other (docs/product/reference.md#kana-drill). */
// biome-ignore format: a table, to be read down
export const kanaSets = [
  { id: 'shi-tsu', tip: '긴 획의 방향을 먼저 보세요.', letters: [
    { letter: 'シ', look: '짧은 획이 위아래로 놓이고 긴 획은 아래에서 위로' },
    { letter: 'ツ', look: '짧은 획이 옆으로 나란하고 긴 획은 위에서 아래로' },
  ] },
  { id: 'so-n', tip: '긴 획의 방향을 먼저 보세요.', letters: [
    { letter: 'ソ', look: '짧은 획이 서 있고 긴 획은 위에서 아래로' },
    { letter: 'ン', look: '짧은 획이 누워 있고 긴 획은 아래에서 위로' },
  ] },
  { id: 'nu-me', tip: '끝이 동그랗게 말렸는지 먼저 보세요.', letters: [
    { letter: 'ぬ', look: '끝이 동그랗게 말려요' },
    { letter: 'め', look: '끝이 말리지 않고 내려와요' },
  ] },
  { id: 'ha-ho', tip: '가로획이 몇 개인지 먼저 세어 보세요.', letters: [
    { letter: 'は', look: '가로획이 하나, 세로획이 그 위로 나와요' },
    { letter: 'ほ', look: '가로획이 둘, 세로획이 위로 나오지 않아요' },
  ] },
  { id: 'ki-sa', tip: '가로획이 몇 개인지 먼저 세어 보세요.', letters: [
    { letter: 'き', look: '가로획이 둘' },
    { letter: 'さ', look: '가로획이 하나' },
  ] },
  { id: 'wa-ne-re', tip: '끝이 어디로 가는지 먼저 보세요.', letters: [
    { letter: 'わ', look: '끝이 안쪽으로 둥글게 돌아와요' },
    { letter: 'ね', look: '끝이 동그랗게 말려요' },
    { letter: 'れ', look: '끝이 바깥쪽으로 뻗어요' },
  ] },
  { id: 'ru-ro', tip: '끝이 동그랗게 말렸는지 먼저 보세요.', letters: [
    { letter: 'る', look: '끝이 동그랗게 말려요' },
    { letter: 'ろ', look: '끝이 말리지 않고 열려 있어요' },
  ] },
  { id: 'ku-ke', tip: '획이 몇 개인지 먼저 세어 보세요.', letters: [
    { letter: 'ク', look: '두 획, 가로획이 끝에서 그대로 꺾여 내려와요' },
    { letter: 'ケ', look: '세 획, 가로획이 오른쪽으로 길게 뻗어요' },
  ] },
] as const satisfies readonly KanaSet[];

/** The other drills: letters of a group, mixed. */
export const kanaMixtures = ['hiragana', 'katakana', 'marks', 'yoon'] as const;
export type KanaMixture = (typeof kanaMixtures)[number];

/** All drills, as the address has them. */
export const kanaDrills: readonly string[] = [...kanaSets.map(({ id }) => id), ...kanaMixtures];
