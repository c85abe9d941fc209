import { KANJI } from '../script.js';
/**
 * The inflection of a text: `u` and `ru` as verb-u and verb-ru of the book, the three irregular verbs, both adjectives
 * and nouns; then the inflections of the forms themselves: ない, ます, ません, です, た and かった. `end` does not inflect.
 */
export type Kind =
  | 'u'
  | 'ru'
  | 'suru'
  | 'zuru'
  | 'kuru'
  | 'i'
  | 'na'
  | 'noun'
  | 'nai'
  | 'masu'
  | 'masen'
  | 'desu'
  | 'ta'
  | 'katta'
  | 'end';

/**
 * The bases that suffixes are attached to. `whole` is the text itself; `ta`, `to` and `cha` are the te-form with た, と
 * (書いとく) and ちゃ (書いちゃう) for its て; `stem` and `appearance` (before そう) are those of adjectives.
 */
export type Base =
  | 'whole'
  | 'negative'
  | 'literary'
  | 'continuative'
  | 'masu'
  | 'te'
  | 'ta'
  | 'to'
  | 'cha'
  | 'conditional'
  | 'volitional'
  | 'imperative'
  | 'potential'
  | 'passive'
  | 'causative'
  | 'short causative'
  | 'spoken'
  | 'stem'
  | 'appearance';

/**
 * A row of texts of one kind with the same ending that match `only`, with the ending of each base; several where more
 * than one is in use.
 */
export type Row = {
  readonly kind: Kind;
  readonly ending: string;
  readonly only: RegExp | null;
  readonly bases: Readonly<Partial<Record<Base, readonly string[]>>>;
};

/**
 * Verbs like 愛する, which inflects as 愛する and as 愛す. する after other single kanji has no できる: there is no 対できる
 * (docs/product/inflection.md#irregular-forms).
 */
const AS_IN_SU = /^(?:[愛害称制属適有要]|あい|がい|しょう|せい|ぞく|てき|ゆう|よう)する$/;
const ONE_KANJI =
  /^(?:[値恋察即脱徹反面題接熱関対達罰律屈喫滅没発逸圧決絶撤節列失執喝]|あたい|こい|そく|はん|めん|だい|かん|たい|[ぁ-ん]っ)する$/;
/** Verbs that inflect like 行く, also 見てく for 見ていく: the past of 見てく is 見てった, since 見ていた is that of 見ている. */
const GO = /(?:いく|ゆく|[行逝往]く|[てで]く)$/;
const ASK = /(?:[問請乞]う|^とう|^こう)$/;
const BE = /(?:^|[がもはにで])(?:ある|有る|在る)$/;
/** Honorific verbs, whose ます and imperative have い: なさいます, いらっしゃい. */
const HONORIFIC = /(?:いらっしゃる|おっしゃる|仰る|なさる|為さる|ござる|御座る|くださる|下さる)$/;
const GIVE = /(?:^|[てで])(?:くれる|呉れる)$/;

/**
 * The table of rows, irregular texts first: a text belongs to the first row that matches. `_` is an empty base, `-` a
 * missing form.
 */
// biome-ignore format: a table, to be read down
const VERBS: readonly (readonly [kind: Kind, ending: string, only: RegExp | null, ...bases: string[]])[] = [
  //                          ない  ず   たい ます  て    ば   う/よう  命令       可能            受身            使役     使役 short  んない
  ['u',    'う',   ASK,      'わ', 'わ', 'い', 'い', 'うて', 'え', 'おう', 'え',      'える',         'われる',       'わせる', 'わす', '-'],
  ['u',    'く',   GO,       'か', 'か', 'き', 'き', 'って', 'け', 'こう', 'け',      'ける',         'かれる',       'かせる', 'かす', '-'],
  ['u',    'ある', BE,       '_',  'あら', 'あり', 'あり', 'あって', 'あれ', 'あろう', 'あれ', '-', '-', '-', '-', '-'],
  ['u',    '有る', BE,       '_',  '有ら', '有り', '有り', '有って', '有れ', '有ろう', '有れ', '-', '-', '-', '-', '-'],
  ['u',    '在る', BE,       '_',  '在ら', '在り', '在り', '在って', '在れ', '在ろう', '在れ', '-', '-', '-', '-', '-'],
  ['u',    'る',   HONORIFIC, 'ら', 'ら', 'り', 'い', 'って', 'れ', 'ろう', 'い',     'れる',         'られる',       '-',      '-',    'ん'],
  ['u',    'う',   null,     'わ', 'わ', 'い', 'い', 'って', 'え', 'おう', 'え',      'える',         'われる',       'わせる', 'わす', '-'],
  ['u',    'く',   null,     'か', 'か', 'き', 'き', 'いて', 'け', 'こう', 'け',      'ける',         'かれる',       'かせる', 'かす', '-'],
  ['u',    'ぐ',   null,     'が', 'が', 'ぎ', 'ぎ', 'いで', 'げ', 'ごう', 'げ',      'げる',         'がれる',       'がせる', 'がす', '-'],
  ['u',    'す',   null,     'さ', 'さ', 'し', 'し', 'して', 'せ', 'そう', 'せ',      'せる',         'される',       'させる', '-',    '-'],
  ['u',    'つ',   null,     'た', 'た', 'ち', 'ち', 'って', 'て', 'とう', 'て',      'てる',         'たれる',       'たせる', 'たす', '-'],
  ['u',    'ぬ',   null,     'な', 'な', 'に', 'に', 'んで', 'ね', 'のう', 'ね',      'ねる',         'なれる',       'なせる', 'なす', '-'],
  ['u',    'ぶ',   null,     'ば', 'ば', 'び', 'び', 'んで', 'べ', 'ぼう', 'べ',      'べる',         'ばれる',       'ばせる', 'ばす', '-'],
  ['u',    'む',   null,     'ま', 'ま', 'み', 'み', 'んで', 'め', 'もう', 'め',      'める',         'まれる',       'ませる', 'ます', '-'],
  ['u',    'る',   null,     'ら', 'ら', 'り', 'り', 'って', 'れ', 'ろう', 'れ',      'れる',         'られる',       'らせる', 'らす', 'ん'],
  ['ru',   'れる', GIVE,     'れ', 'れ', 'れ', 'れ', 'れて', 'れれ', 'れよう', 'れ れろ れよ', 'れられる れれる', 'れられる', 'れさせる', 'れさす', 'ん'],
  ['ru',   'れる', /られる$/, 'れ', 'れ', 'れ', 'れ', 'れて', 'れれ', 'れよう', 'れろ れよ', '-', '-', '-', '-', 'ん'],
  ['ru',   'る',   null,     '_',  '_',  '_',  '_',  'て',  'れ', 'よう', 'ろ よ',    'られる れる',  'られる',       'させる', 'さす', '-'],
  ['suru', 'する', AS_IN_SU, 'さ し', 'さ せ', 'し', 'し', 'して', 'せ すれ', 'そう しよう', 'せ しろ せよ', 'せる', 'される', 'させる', '-', '-'],
  ['suru', 'する', ONE_KANJI, 'し', 'せ', 'し', 'し', 'して', 'すれ', 'しよう', 'しろ せよ', 'せられる', 'せられる される', 'させる', '-', '-'],
  ['suru', 'する', null,     'し', 'せ', 'し', 'し', 'して', 'すれ', 'しよう', 'しろ せよ', 'できる', 'される',   'させる', '-',    '-'],
  ['zuru', 'ずる', null,     'じ', 'ぜ', 'じ', 'じ', 'じて', 'ずれ', 'じよう', 'じろ ぜよ', 'じられる', 'じられる ぜられる', 'じさせる', '-', '-'],
  ['kuru', 'くる', null,     'こ', 'こ', 'き', 'き', 'きて', 'くれ', 'こよう', 'こい', 'こられる これる', 'こられる', 'こさせる', 'こさす', '-'],
  ['kuru', '来る', null,     '来', '来', '来', '来', '来て', '来れ', '来よう', '来い', '来られる 来れる', '来られる', '来させる', '来さす', '-'],
];

const COLUMNS: readonly Base[] = [
  'negative',
  'literary',
  'continuative',
  'masu',
  'te',
  'conditional',
  'volitional',
  'imperative',
  'potential',
  'passive',
  'causative',
  'short causative',
  'spoken',
];

/** Texts in which いい is 良い, and not the end of かわいい. */
const GOOD = /(?:^|かっこ|カッコ|かっこう|格好|きもち|気持ち|[がともはてで])いい$/;
const GOOD_AS_YOI = /(?:^|かっこ|カッコ|かっこう|格好|きもち|気持ち|[がともはてで])(?:よ|良|好|善)い$/;
/** Adjectives whose ない is no negation: 危ない is 危なそう. */
const NOT_NEGATIVE = /(?:危|あぶ|少|すく|きた|おさ|切|せつ|つた|はか|儚|おっか)ない$/;

// biome-ignore format: a table, to be read down
const OTHERS: readonly (readonly [kinds: readonly Kind[], ending: string, only: RegExp | null, stem: string, appearance: string])[] = [
  [['i'],          'いい', GOOD,               'よ', 'よさ'],
  [['i'],          'い',   GOOD_AS_YOI,        '_',  'さ'],
  [['i'],          'い',   /^(?:ない|無い)$/,  '_',  'さ'],
  [['i'],          'い',   NOT_NEGATIVE,       '_',  '_'],
  [['i', 'nai'],   'い',   /(?:ない|無い)$/,   '_',  'さ _'],
  [['i'],          'い',   null,               '_',  '_'],
  [['na', 'noun'], '',     null,               '_',  '-'],
  [['masu'],       'ます', null,               'ま', '-'],
  [['masen'],      'ません', null,             'ません', '-'],
  [['desu'],       'です', null,               'で', '-'],
  [['ta', 'katta'], 'た',  null,               'た', '-'],
  [['ta'],         'だ',   null,               'だ', '-'],
];

const several = (cell: string): string[] => (cell === '-' ? [] : cell.split(' ').map((text) => text.replace('_', '')));

/** The te-form with another ending: 書いて 書いた, 読んで 読んだ. */
const teWith = (te: readonly string[], unvoiced: string, voiced: string): string[] =>
  te.map((text) => text.slice(0, -1) + (text.endsWith('で') ? voiced : unvoiced));

function verbRow([kind, ending, only, ...cells]: (typeof VERBS)[number]): Row {
  const bases = Object.fromEntries(COLUMNS.map((base, index) => [base, several(cells[index] ?? '-')]));
  const te = bases.te ?? [];
  const sounds = { ta: teWith(te, 'た', 'だ'), to: teWith(te, 'と', 'ど'), cha: teWith(te, 'ちゃ', 'じゃ') };
  return { kind, ending, only, bases: { whole: [ending], ...bases, ...sounds } };
}

export const ROWS: readonly Row[] = [
  ...VERBS.map(verbRow),
  ...OTHERS.flatMap(([kinds, ending, only, stem, appearance]) => {
    const bases = { whole: [ending], stem: several(stem), appearance: several(appearance) };
    return kinds.map((kind): Row => ({ kind, ending, only, bases }));
  }),
];

/**
 * The letters before the る of a verb of the second group: those of the i and e rows. No verb has っ, ん or ー before its
 * ending.
 */
const BEFORE_RU = new RegExp(
  `[いきぎしじちぢにひびぴみりえけげせぜてでねへべぺめれイキギシジチニヒビミリエケゲセゼテデネヘベメレ${KANJI}]る$`,
  'u',
);
const NO_VERB = /(?:^|[っんーッン])[うくぐすつぬぶむる]$/;
/** An ending of no adjective: 気難しいい; but いい itself and かわいい have it. */
const NO_ADJECTIVE = /(?:^|[っんーッンえけげせぜてでねへべぺめれ]|(?<!かわ)い)い$/;

function isPossible(text: string, kind: Kind): boolean {
  if (kind === 'ru') return BEFORE_RU.test(text);
  if (kind === 'u') return !NO_VERB.test(text);
  if (kind === 'i') return GOOD.test(text) || !NO_ADJECTIVE.test(text);
  return true;
}

/** The rows of a kind by the last letter of their ending; under '' those of nouns. */
const BY_LAST = new Map<string, Row[]>();
for (const row of ROWS) {
  const key = row.kind + row.ending.slice(-1);
  BY_LAST.set(key, [...(BY_LAST.get(key) ?? []), row]);
}

/** The row of a text of a kind; null where there is none. */
export function rowOf(text: string, kind: Kind): Row | null {
  if (text === '') return null;
  const rows = BY_LAST.get(kind + text.slice(-1)) ?? BY_LAST.get(kind);
  const found = rows?.find(({ ending, only }) => text.endsWith(ending) && (only?.test(text) ?? true));
  return found && isPossible(text, kind) ? found : null;
}

/**
 * The row of the writing of a dictionary form, and that of its reading; null where it has none. The row of the writing
 * applies to both where possible, since the writing is more specific: くれる is 暮れる, too. But the readings of 来る and 有る do
 * not follow from their writing.
 */
export function rowsOf(written: string, reading: string, kind: Kind): { written: Row; reading: Row } | null {
  const row = rowOf(written, kind);
  const rowRead = row && reading.endsWith(row.ending) ? row : rowOf(reading, kind);
  return row && rowRead ? { written: row, reading: rowRead } : null;
}

/** Maps a row to its number and back: an index stores the number. */
export const rowNumber = (row: Row): number => ROWS.indexOf(row);
export const rowNumbered = (number: number): Row => ROWS[number]!;
