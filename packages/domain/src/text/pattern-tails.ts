/**
 * The forms in which the last word of a pattern may stand: ない also as なかった and なく, に違いない as に違いありません, ことだ as ことです. The
 * rows are tried from above; the first whose end the text has makes the expression.
 */
type Row = readonly [end: RegExp, tails: string];

const ROW_A = 'わかがさたなばまら';
const ROW_I = 'いきぎしちにびみり';
const NEGATIVE = '(?:な(?:か[っろ]|けれ|[いくけさ])|ね[えぇ])';

const ROWS: readonly Row[] = [
  [/ありません$/u, '(?:ありません|ない|なく|なかっ|なけれ)'],
  [/ならない$/u, `(?:なら${NEGATIVE}|なりません|ならず|ならぬ)`],
  [/ない$/u, `(?:${NEGATIVE}|ありません|ませんか?|ず|ぬ)`],
  [/ません$/u, `(?:ません|${NEGATIVE})`],
  [/いい$/u, '(?:いい|よ[かくけさ]|よろし|良い)'],
  [/だった$/u, '(?:だった|でした)'],
  [/である$/u, '(?:であ[るりっれろ])'],
  [/だ$/u, '(?:だ(?:った|ろう)?|です|でし|では(?=な|あ)|じゃ(?=な)|な(?=の|ん)|である)'],
  [/です$/u, '(?:です|でし|だ)'],
  [/くる$/u, '(?:く[るれ]|き(?=[たてまなそち])|こ(?=[なよら]))'],
  [/来る$/u, '(?:来)'],
  [/する$/u, '(?:する|すれ|し|せ|さ(?=[れせ]))'],
  [/ている$/u, '(?:[てで]い[るなてたまれよ]|[てで]る)'],
  [/(?:行く|いく)$/u, '(?:[行い](?:く|き|か|け|こ|っ))'],
  [/る$/u, '(?:る|っ(?=[てた])|り|ら|れ|ろ|ま[すし]|[てた]|な(?=[いかくけ])|ず|よ|そう)'],
  [/い$/u, '(?:い|く|か[っろ]|けれ|さ|そう|す?ぎ|み)'],
  [/という$/u, 'という'],
  [/う$/u, '(?:う|い|わ|え|お|っ)'],
  [/く$/u, '(?:く|き|か|け|こ|い)'],
  [/す$/u, '(?:す|し|さ|せ|そ)'],
  [/ぬ$/u, '(?:ぬ|ず|ね)'],
  [/ぶ$/u, '(?:ぶ|び|ば|べ|ぼ|ん)'],
  [/む$/u, '(?:む|み|ま|め|も|ん)'],
];

/** The expression of a text with all its tails, the rest of it made by `literal`. */
export function inflectedTails(text: string, literal: (part: string) => string): string {
  const row = ROWS.find(([end]) => end.test(text));
  if (!row) return literal(text);
  const [end, tails] = row;
  const stem = text.replace(end, '');
  // わけにはいかない is いきません: after the row of あ the polite form has that of い.
  const rowIndex = text.endsWith('ない') ? ROW_A.indexOf(stem.at(-1) ?? '') : -1;
  if (rowIndex < 0 || stem.length < 2) return stem === '' ? tails : `${literal(stem)}${tails}`;
  return `${literal(stem.slice(0, -1))}(?:${stem.at(-1)}${tails}|${ROW_I[rowIndex]}ません|${ROW_I[rowIndex]}ようがな)`;
}
