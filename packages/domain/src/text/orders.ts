import { tableOf, toKatakana } from '../language/index.js';
import type { Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';

/** The last kana of an order, that of its dictionary form, and the class of the verb. */
const ROWS = tableOf<readonly [ending: string, inflection: string]>({
  え: ['う', '五段・ワ行促音便'],
  け: ['く', '五段・カ行イ音便'],
  げ: ['ぐ', '五段・ガ行'],
  せ: ['す', '五段・サ行'],
  て: ['つ', '五段・タ行'],
  ね: ['ぬ', '五段・ナ行'],
  べ: ['ぶ', '五段・バ行'],
  め: ['む', '五段・マ行'],
  れ: ['る', '五段・ラ行'],
});

/**
 * "At the end of a clause 飛べ is an order" (docs/product/lookup.md#orders-and-wishes): to the analyser it is the stem of
 * 飛べる, 入れ that of 入れる, and 立て a noun. Null where the book has no verb that it would be an order of.
 */
export function asOrder(morphemes: readonly Morpheme[], index: number, book: TextBook): Partial<Morpheme> | null {
  const { surface, lemma, part, kind, form } = morphemes[index]!;
  const row = ROWS.get(surface.slice(-1));
  if (!row || surface.length < 2) return null;
  const isStem = part === '動詞' && kind === '自立' && form === '連用形' && lemma === `${surface}る`;
  if (!isStem && (part !== '名詞' || !isAlone(morphemes, index))) return null;
  const verb = surface.slice(0, -1) + row[0];
  const verbs = book.written(verb).filter(({ partsOfSpeech }) => partsOfSpeech.includes('verb-u'));
  // 愛せ is of 愛する, which the analyser has as 愛す.
  const inSuru = verb.endsWith('す') ? book.written(`${verb.slice(0, -1)}する`) : [];
  const root =
    verbs.find(({ reading }) => reading === USUAL.get(verb)) ??
    verbs[0] ??
    inSuru.find(({ partsOfSpeech }) => partsOfSpeech.includes('verb-irregular'));
  if (!root) return null;
  const known = isStem ? book.written(lemma) : book.written(surface);
  const before = morphemes[index - 1];
  // 届け、この思い: what a line begins with before a pause is one, too.
  if (!endsClause(morphemes, index, known.length === 0 || (!before && surface.length > 1))) return null;
  const object = morphemes[index - 2]?.surface ?? '';
  const isOpened = (surface === '開け' && OPENED.test(object)) || (surface === '向け' && TURNED_TO.test(object));
  if (
    known.length > 0 &&
    (isStem ? before?.surface === 'を' && !ITSELF.test(surface) && !isOpened : !isWhereto(before))
  )
    return null;
  const stem = root.reading.slice(0, root.japaneseWord.endsWith('する') ? -2 : -1);
  const reading = toKatakana(stem + surface.slice(-1));
  return {
    lemma: verb,
    part: '動詞',
    kind: verb === 'しまう' && morphemes[index - 1]?.kind === '接続助詞' ? '非自立' : '自立',
    detail: '*',
    inflection: row[1],
    form: '命令ｅ',
    reading,
    sound: reading,
  };
}

/** Stems of verbs of what happens by itself: with を they are orders, 手を取れ. */
const ITSELF = /^(?:取れ|折れ|割れ|切れ|抜け|焼け|売れ|解け|砕け|裂け|脱げ|破れ|ほどけ)$/;

/** Things that one is told to open wide, with を before 開け: 道を開け is ひらけ. */
const OPENED = /^(?:道|心|胸|扉|門|未来|世界|口|運命|活路)$/;

/** Places to which one is told to look, with を before 向け. */
const TURNED_TO = /^(?:前|上|下|後ろ|うしろ|横|右|左|北|南|東|西|こっち|あっち|そっち|こちら|あちら|明日)$/;

/** Verbs that orders are given by, of two that are written alike. */
const USUAL = tableOf<string>({ 開く: 'ひらく' });

/** Checks for a destination or a beginning before a verb, after which it is an order: 空に届け, but この届け is a paper. */
const isWhereto = (before: Morpheme | undefined): boolean =>
  !before || before.part === '記号' || (before.part === '助詞' && /^(?:に|へ|まで)$/.test(before.surface));

/** A noun that no other noun stands before: 立て of さあ立て, but not of 埋め立て. */
const isAlone = (morphemes: readonly Morpheme[], index: number): boolean =>
  !['名詞', '接頭詞', '動詞', '連体詞'].includes(morphemes[index - 1]?.part ?? '');

const SAYS: ReadonlySet<string> = new Set([
  '言う',
  'いう',
  '叫ぶ',
  '願う',
  '祈る',
  '命じる',
  '命令',
  '怒鳴る',
  '囁く',
  '思う',
]);

/** Checks whether nothing follows but よ, a mark, or the verb that says it: 飛べよ, 飛べ！, 飛べと言う. */
function endsClause(morphemes: readonly Morpheme[], index: number, evenBeforePause: boolean): boolean {
  const next = morphemes[index + 1];
  if (!next) return true;
  if (next.part === '記号') return next.kind !== '読点' || evenBeforePause;
  if (next.part === '助詞' && /^(?:よ|や|よな)$/.test(next.surface)) return true;
  const isQuote = next.part === '助詞' && /^(?:と|って)$/.test(next.surface);
  return isQuote && (!morphemes[index + 2] || SAYS.has(morphemes[index + 2]!.lemma));
}
