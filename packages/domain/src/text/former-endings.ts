import type { Morpheme } from './morpheme.js';
import {
  ENDS_CLAUSE,
  inColumn,
  morphemeAfter,
  morphemeAt,
  morphemeBefore,
  type Place,
  type Rule,
  replacing,
  replacingEnd,
} from './respelling-rule.js';

/** Endings of old songs: 風立ちぬ and 咲きにけり tell what has come, 咲けども what is so all the same, 人なれば why. */
export const oldEnding: Rule = (place) => {
  const piece = morphemeAt(place);
  const last = morphemeBefore(place);
  // 見よ and 生きよ are orders; 寝よ is an intention.
  const endsHere = ENDS_CLAUSE.test(place.text.slice(piece.end));
  if (piece.form === '未然ウ接続' && piece.inflection === '一段' && endsHere)
    return replacingEnd(piece, 1, PLANNED.test(piece.lemma) ? 'よう' : 'ろ');
  if (!last) return null;
  // 散りけり and 去りし日 are past forms. 思いきや is a saying.
  const isFormerPast =
    piece.inflection.startsWith('文語・ケ') ||
    (piece.inflection.startsWith('文語・キ') && piece.surface === 'し' && morphemeAfter(place)?.part === '名詞');
  if (isFormerPast && last.part === '動詞' && last.form === '連用形') {
    const past = last.inflection.startsWith('五段') ? endOfPast(last.surface.at(-1)!) : null;
    return past === null ? replacing(piece, 'た') : { start: last.end - 1, end: piece.end, to: past };
  }
  if (piece.surface === 'ぬ' && last.part === '動詞' && last.form === '連用形' && last.inflection.startsWith('五段')) {
    const past = endOfPast(last.surface.at(-1)!);
    return past === null ? null : { start: last.end - 1, end: piece.end, to: past };
  }
  // 泣きて is 泣いて.
  if (piece.surface === 'て' && last.part === '動詞' && last.form === '連用形' && last.inflection.startsWith('五段')) {
    const past =
      /[しい]$/.test(last.surface) && !/^五段・ワ/.test(last.inflection) ? null : endOfPast(last.surface.at(-1)!);
    return past === null
      ? null
      : { start: last.end - 1, end: piece.end, to: past.replace('た', 'て').replace('だ', 'で') };
  }
  if (/^ども?$/.test(piece.surface) && /^(?:仮定形|命令)/.test(last.form) && last.part === '動詞') {
    const kana = last.inflection.startsWith('一段') ? 'る' : inColumn(last.surface.at(-1)!, 2);
    return kana === null ? null : { start: last.end - 1, end: piece.end, to: `${kana}けれど` };
  }
  const isReason = piece.surface === 'なれ' && piece.form === '仮定形' && morphemeAfter(place)?.surface === 'ば';
  if (isReason && last.part === '名詞' && !/^(?:副詞可能|形容動詞語幹)$/.test(last.kind))
    return { start: piece.start, end: morphemeAfter(place)!.end, to: 'だから' };
  if (piece.surface === 'よ' && piece.part === '助詞' && endsHere && last.part === '動詞' && last.form === '連用形')
    return last.inflection !== '一段' || !isOrdered(last)
      ? null
      : replacing(piece, PLANNED.test(last.lemma) ? 'よう' : 'ろ');
  // 目覚めよ and 求めよ are orders, though 目覚め is a noun, too.
  if (piece.surface === 'よ' && piece.part === '助詞' && endsHere && last.part === '名詞' && isVerbOnly(place, last))
    return replacing(piece, 'ろ');
  if (piece.surface === 'じ' && piece.part === '助動詞' && /^未然/.test(last.form)) return replacing(piece, 'ない');
  if (piece.surface === 'なかれ' && last.part === '動詞' && last.form === '基本形') return replacing(piece, 'な');
  return piece.surface === 'べし' && piece.part === '助動詞' ? replacing(piece, 'べきだ') : null;
};

/** Checks whether a form such as 言え of 言えよ is an order: after an え column only of verbs that are no potential forms. */
const isOrdered = ({ surface, lemma }: Morpheme): boolean =>
  !/[えけげせてねべめれ]$/.test(surface) || PLANNED.test(lemma) || NO_GODAN.test(lemma);
const NO_GODAN =
  /^(?:求|助|始|定|認|考|数|忘|捨|見つ|伝|超|越|恐|駆|受|目覚|答|告|見|堪|耐|備|鍛)[えけげせてねべめれ]る$/;

/** Checks whether the noun before よ is the stem of a verb that can be ordered, and nothing modifies it. */
const isVerbOnly = ({ morphemes, index, book }: Place, noun: Morpheme): boolean =>
  /[けげせてねべめれえ]$/.test(noun.surface) &&
  NO_GODAN.test(`${noun.surface}る`) &&
  !/^(?:の|な)$/.test(morphemes[index - 2]?.surface ?? '') &&
  book.written(`${noun.surface}る`).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru'));

/** Verbs of every day, of which よ is a short よう. */
const PLANNED = /^(?:寝る|食べる|出る|やめる|辞める|始める|決める|かける|見せる|みせる|止める|つける|入れる)$/;

/** The past by the last kana of a verb's stem: 立ち 立った. */
export const endOfPast = (kana: string): string | null =>
  /[ちりい]/.test(kana)
    ? 'った'
    : /[みびに]/.test(kana)
      ? 'んだ'
      : ({ き: 'いた', ぎ: 'いだ', し: 'した' }[kana] ?? null);

/** Respells まい: すまい is しまい, ではあるまい is ではないだろう. Other verbs have a form for it. */
export const notWill: Rule = (place) => {
  const piece = morphemeAt(place);
  const last = morphemeBefore(place);
  if (piece.surface !== 'まい' || piece.part !== '助動詞' || last?.part !== '動詞') return null;
  if (last.surface === 'ある' && /^(?:は|では|じゃ)$/.test(place.morphemes[place.index - 2]?.surface ?? ''))
    return { start: last.start, end: piece.end, to: 'ないだろう' };
  return last.inflection.startsWith('サ変') && last.surface.endsWith('す') ? replacingEnd(last, 1, 'し') : null;
};

/** Respells べからず, a prohibition: 行くべからず is 行くな. */
export const mustNot: Rule = (place) => {
  const piece = morphemeAt(place);
  const next = morphemeAfter(place);
  return piece.lemma === 'べし' && piece.surface === 'べから' && /^[ずぬ]$/.test(next?.surface ?? '')
    ? { start: piece.start, end: next!.end, to: 'な' }
    : null;
};

/** Respells the presumptive of adjectives: 寒かろう is 寒いだろう. */
export const likelyAdjective: Rule = (place) => {
  const piece = morphemeAt(place);
  const next = morphemeAfter(place);
  return piece.part === '形容詞' && piece.surface.endsWith('かろ') && next?.surface === 'う'
    ? { start: piece.end - 2, end: next.end, to: 'いだろう' }
    : null;
};

/** Adjectives of songs: 美しき, 若し, 遠かりし. */
export const oldAdjective: Rule = (place) => {
  const piece = morphemeAt(place);
  if (piece.part !== '形容詞' && !(piece.part === '助動詞' && piece.lemma === 'ない')) return null;
  // 危うきに近寄らず: before に it is a noun.
  if (piece.form === '体言接続' && piece.surface.endsWith('き') && morphemeAfter(place)?.surface !== 'に')
    return replacingEnd(piece, 1, 'い');
  // 予約なしで and 努力なしに: なし is a noun there.
  const isNoun = /^(?:[でにのはだ]|です|では|には)$/.test(morphemeAfter(place)?.surface ?? '');
  if (piece.form === '文語基本形' && piece.surface.endsWith('し') && !isNoun) {
    // 苦し is 苦しい rather than 苦い.
    const isLonger = place.book
      .written(`${piece.surface}い`)
      .some(({ partsOfSpeech }) => partsOfSpeech.includes('adj-i'));
    return replacingEnd(piece, 1, isLonger || piece.lemma.endsWith('しい') ? 'しい' : 'い');
  }
  return null;
};
