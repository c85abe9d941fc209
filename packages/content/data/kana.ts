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
  { id: 'u-wa', tip: '위에 짧은 세로획이 있는지 먼저 보세요.', letters: [
    { letter: 'ウ', look: '위에 짧은 세로획이 나와 있어요' },
    { letter: 'ワ', look: '위에 나온 획이 없어요' },
  ] },
  { id: 'ko-yu', tip: '아래 가로획이 어디까지 가는지 먼저 보세요.', letters: [
    { letter: 'コ', look: '아래 가로획이 세로획에서 멈춰요' },
    { letter: 'ユ', look: '아래 가로획이 세로획 밖으로 길게 나가요' },
  ] },
  { id: 'chi-sa', tip: '아래가 어느 쪽으로 둥근지 먼저 보세요.', letters: [
    { letter: 'ち', look: '아래가 오른쪽으로 볼록해요. 숫자 5와 비슷해요' },
    { letter: 'さ', look: '아래가 왼쪽으로 볼록해요' },
  ] },
  { id: 'i-ri', tip: '어느 획이 더 긴지 먼저 보세요.', letters: [
    { letter: 'い', look: '왼쪽 획이 더 길어요' },
    { letter: 'り', look: '오른쪽 획이 훨씬 길어요' },
  ] },
] as const satisfies readonly KanaSet[];

/** A word of the book that has a sound of loan words: how it is written, and what it means. */
type LoanExample = { readonly word: string; readonly meaning: string };

/** An example for each sound of loan words that a word of the book has, by the letters. */
// biome-ignore format: a table, to be read down
export const loanExamples: Readonly<Record<string, LoanExample>> = {
  ファ: { word: 'ファイル', meaning: '파일' },
  フィ: { word: 'フィルム', meaning: '필름' },
  フェ: { word: 'カフェ', meaning: '카페' },
  フォ: { word: 'フォーク', meaning: '포크' },
  フュ: { word: 'フュージョン', meaning: '퓨전' },
  ティ: { word: 'パーティー', meaning: '파티' },
  トゥ: { word: 'タトゥー', meaning: '타투' },
  ディ: { word: 'メロディー', meaning: '멜로디' },
  ドゥ: { word: 'スンドゥブ', meaning: '순두부찌개' },
  デュ: { word: 'デュエット', meaning: '듀엣' },
  ウィ: { word: 'ハロウィン', meaning: '핼러윈' },
  ウェ: { word: 'ウェブ', meaning: '웹' },
  ウォ: { word: 'ウォーキング', meaning: '워킹' },
  シェ: { word: 'シェフ', meaning: '셰프' },
  ジェ: { word: 'ジェット', meaning: '제트' },
  チェ: { word: 'チェック', meaning: '체크' },
  ツェ: { word: 'プレッツェル', meaning: '프레첼' },
  ヴィ: { word: 'ヴィオラ', meaning: '비올라' },
};

/** The other drills: letters of a group, mixed. */
export const kanaMixtures = ['hiragana', 'katakana', 'marks', 'yoon', 'loan'] as const;
export type KanaMixture = (typeof kanaMixtures)[number];

/** All drills, as the address has them. */
export const kanaDrills: readonly string[] = [...kanaSets.map(({ id }) => id), ...kanaMixtures];
