import { isKana, toHiragana } from '../language/index.js';
import { clauseOf, isConceded, reportsSpeech } from './conceded.js';
import { likelyAdjective, mustNot, notWill, oldAdjective, oldEnding } from './former-endings.js';
import { goesAway } from './going-away.js';
import { breaksWord, outsideWords } from './kept-words.js';
import type { Morpheme, Tokenizer } from './morpheme.js';
import { entered, needed } from './needed.js';
import type { Change } from './respelling.js';
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
import { bySpelling } from './spoken-spellings.js';
import type { TextBook } from './text-book.js';

/** Spellings that the context decides: もっか of 飲もっか and なんば of なんばしよっと are also words. */
const TOLD: ReadonlySet<string> = new Set(['う', '何', 'を', 'いたん']);

/** Contractions and endings of speech and songs, as they are written in full (docs/product/lookup.md#spoken). */
export function contracted(text: string, cut: Tokenizer, book: TextBook): Change[] {
  const morphemes = cut(text);
  const spelt = bySpelling(text).filter(
    (change) =>
      (TOLD.has(change.to) || !breaksWord(change, morphemes, book)) &&
      (text.slice(change.start, change.end) !== 'で' || isAfterPredicate(change, morphemes)),
  );
  const changes: Change[] = [];
  for (let index = 0; index < morphemes.length; index++) {
    for (const rule of RULES) {
      const change = rule({ morphemes, index, text, book });
      if (!change || change.start < (changes.at(-1)?.end ?? 0) || spelt.some((each) => overlap(each, change))) continue;
      changes.push(change);
      break;
    }
  }
  return outsideWords(withoutOverlaps([...changes, ...spelt]), text, book, morphemes);
}

/** The changes in their order without those that overlap one before. */
function withoutOverlaps(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of [...changes].sort((a, b) => a.start - b.start))
    if (change.start >= (kept.at(-1)?.end ?? 0)) kept.push(change);
  return kept;
}

/** Checks for a predicate before a change: で means よ only after one, as in もう帰ったで, but not in ふたりのあいだで. */
const isAfterPredicate = ({ start }: Change, morphemes: readonly Morpheme[]): boolean =>
  morphemes.some(({ end, part }) => end === start && /^(?:動詞|助動詞|形容詞)$/.test(part));

const overlap = (one: Change, other: Change): boolean => one.start < other.end && other.start < one.end;

/** Respells ん for る: 何してんの, すんの, 捨てんね. */
const shortRu: Rule = (place) => {
  const piece = morphemeAt(place);
  const next = morphemeAfter(place)?.surface ?? '';
  const noun = piece.form === '体言接続特殊' && isKana(piece.surface) ? namedAs(piece.surface, place.book) : null;
  if (noun && /^[なだでにの]/.test(next)) return replacing(piece, noun);
  // 眠れん夜: ん is ない after a potential.
  if (piece.form === '体言接続特殊' && isPotential(piece, place.book) && !/^(?:だ|で|じゃ|の)/.test(next))
    return replacingEnd(piece, 1, 'ない');
  // あり得ん is あり得ない.
  if (piece.form === '体言接続特殊' && piece.surface === '得ん' && !/^(?:だ|で|の)/.test(next))
    return replacingEnd(piece, 1, 'ない');
  if (piece.form === '体言接続特殊' && piece.surface.endsWith('ん'))
    return replacingEnd(piece, 1, /^(?:だ|で|じゃ)/.test(next) ? 'るん' : 'る');
  const last = morphemeBefore(place);
  // なめんな is a prohibition; 食べんなあかん an obligation.
  const forbids = next === 'な' && morphemeAfter(place, 2)?.surface !== 'あかん' && last?.inflection === '一段';
  // きけんな場所 is a dangerous one.
  const named = isNegativeN(piece) && last && isKana(last.surface) ? namedAs(`${last.surface}ん`, place.book) : null;
  if (named && /^[なだでにの]/.test(next)) return { start: last!.start, end: piece.end, to: named };
  if (isNegativeN(piece) && forbids) return replacing(piece, 'る');
  if (piece.surface === 'んじゃ' && (last?.surface === 'て' || last?.surface === 'で'))
    return replacing(piece, 'るんじゃ');
  // いるんだって has its る already.
  const lacksRu = last !== undefined && /^一段/.test(last.inflection) && !last.surface.endsWith('る');
  // いただけんね and 言えんね are negated potentials.
  if (isNegativeN(piece) && lacksRu && next === 'ね' && isPotential(last, place.book)) return replacing(piece, 'ない');
  if (isNegativeN(piece) && lacksRu && /^(?:の|ね$|だ|です|じゃ)/.test(next))
    return replacing(piece, /^(?:だ|で|じゃ)/.test(next) ? 'るん' : 'る');
  // 何してんだ, 泣いてんの: て and ん are ている and の.
  if (
    piece.surface === 'ん' &&
    piece.kind === '非自立' &&
    (last?.surface === 'て' || last?.surface === 'で') &&
    /^(?:[だでの]|じゃ)/.test(next)
  )
    return last.kind === '接続助詞' ? replacing(piece, next.startsWith('の') ? 'る' : 'るん') : null;
  // 何すんだよ is no 住んだ.
  if (piece.surface === 'すん' && piece.lemma === 'すむ' && next === 'だ' && isDone(last))
    return replacing(piece, 'するん');
  // ぱたりとやんだ is 止んだ.
  const isDoing = isDone(last) && last?.surface !== 'と';
  if (piece.surface === 'やん' && piece.lemma === 'やむ' && next === 'だ' && isDoing) return replacing(piece, 'やるん');
  return null;
};
const isDone = (piece: Morpheme | undefined): boolean =>
  piece !== undefined &&
  (/^(?:何|なに|どう|そう|こう|ああ|を|も|に|と)$/.test(piece.surface) || piece.kind === 'サ変接続');

/**
 * The word in kanji that the book has for kana that the analyser takes for a verb that is negated; null where it has
 * none.
 */
const namedAs = (kana: string, book: TextBook): string | null =>
  book.read(toHiragana(kana)).find(({ partsOfSpeech }) => partsOfSpeech.includes('adj-na'))?.japaneseWord ?? null;

/** Checks for a potential form that is no entry of the book, such as 言える. */
const isPotential = ({ lemma, inflection }: Morpheme, book: TextBook): boolean =>
  inflection === '一段' &&
  /[えけげせてねべめれ]る$/.test(lemma) &&
  !/(?:(?:^|[っいしみ])て|(?:^|ん)で)る$/.test(lemma) &&
  !book.written(lemma).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru')) &&
  !book.read(toHiragana(lemma)).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru'));

const isNegativeN = ({ surface, part }: Morpheme): boolean => surface === 'ん' && part === '助動詞';

/** Respells ん, ぬ, ざる and へん for ない: 知らん, 見えぬ, 行かへん. 言わずに has a form of its own, and ざるを得ない is an expression. */
const shortNegative: Rule = (place) => {
  const piece = morphemeAt(place);
  const last = morphemeBefore(place);
  const next = morphemeAfter(place)?.surface ?? '';
  if (piece.part === '助動詞' && last && /^(?:動詞|助動詞)$/.test(last.part) && /^未然/.test(last.form)) {
    // 知らぬ間 is しらぬま.
    if (last.lemma === 'ます' || (piece.surface === 'ぬ' && next === '間')) return null;
    const isOrdinary = /^(?:ん|ぬ|へん|ひん|ざる)$/.test(piece.surface) && !(piece.surface === 'ざる' && next === 'を');
    if (isOrdinary && next === 'かった') return null;
    // 守らんとした and 倒れんばかりに: ん is the will; ちゃわん in kana is a bowl.
    if (
      piece.surface === 'ん' &&
      (isWill(place, next) || (last.surface === 'ちゃわ' && !isVerbal(place.morphemes[place.index - 2])))
    )
      return null;
    if (isOrdinary)
      return negatedAs(piece, last, piece.surface === 'ん' && /^(?:ねえ|ねぇ|ねー)/.test(next) ? null : 'ない');
  }
  // 食べれん: a negated potential without its ら.
  if (isNegativeN(piece) && last?.form === '仮定形' && last.inflection === '一段' && last.surface.endsWith('れ'))
    return { start: last.end - 1, end: piece.end, to: 'られない' };
  // 泣かにゃならん: にゃ is なければ.
  if (piece.surface === 'にゃ' && last?.part === '動詞' && /^未然/.test(last.form)) {
    const isSuru = last.inflection.startsWith('サ変') && last.surface === 'せ';
    return isSuru ? { start: last.start, end: piece.end, to: 'しなければ' } : replacing(piece, 'なければ');
  }
  // 頼りにならんだろ is no 並んだろ.
  if (
    piece.surface === 'ならん' &&
    piece.lemma === 'ならぶ' &&
    /^(?:に|と|は|も|て|きゃ|なきゃ|ちゃ)$/.test(last?.surface ?? '')
  )
    return replacing(piece, 'ならない');
  // 結果いかんで and 理由のいかん are 如何.
  const isHow = piece.surface === 'いかん' && (last?.part === '名詞' || last?.surface === 'の');
  if (/^(?:ならん|いかん)$/.test(piece.surface) && piece.part === '名詞' && !isHow)
    return replacingEnd(piece, 1, 'ない');
  if (piece.surface === 'らん' && piece.part === '名詞' && /^(?:ない|ね[えぇー])$/.test(next))
    return replacing(piece, 'られ');
  return null;
};

/** Checks for ん that stands for む, the will: 守らんとする, 倒れんばかり, 生きんがため, あらん限り. */
const isWill = (place: Place, next: string): boolean =>
  /^(?:ばかり|限り|かぎり)$/.test(next) ||
  (next === 'が' && /^(?:ため|為)$/.test(morphemeAfter(place, 2)?.surface ?? '')) ||
  (next === 'と' && morphemeAfter(place, 2)?.lemma === 'する');

/** Respells a negation, also of する as せん and せへん, and of くる as こん: 来ん, せぬ. */
function negatedAs(piece: Morpheme, last: Morpheme, to: string | null): Change | null {
  if (to === null) return null;
  if (last.inflection.startsWith('サ変') && last.surface.endsWith('せ'))
    return { start: last.end - 1, end: piece.end, to: 'しない' };
  return replacing(piece, to);
}

/** Respells りゃ and きゃ for れば and けば: 笑ってりゃ, 行きゃ, よけりゃ. Before a prohibition ちゃ is ては. */
const shortCondition: Rule = (place) => {
  const piece = morphemeAt(place);
  if (!piece.form.startsWith('仮定縮約') || !/.ゃ$/.test(piece.surface)) return null;
  // うるさいったらありゃしない: りゃ is りは before しない.
  if (piece.surface === 'ありゃ' && morphemeAfter(place)?.surface === 'し') return replacingEnd(piece, 1, 'は');
  const kana = inColumn(piece.surface.at(-2)!, 3);
  return kana && piece.surface !== 'なきゃ' && !/^なきゃ/.test(piece.surface)
    ? replacingEnd(piece, 2, `${kana}ば`)
    : null;
};

/** Respells the particle ん: as に before なる (嫌んなる), as の before ち and とこ (俺んち). */
const shortParticle: Rule = (place) => {
  const piece = morphemeAt(place);
  if (piece.surface !== 'ん' || piece.part !== '助詞') return null;
  const next = morphemeAfter(place);
  return next?.lemma === 'なる'
    ? replacing(piece, 'に')
    : /^(?:ち|とこ|家)/.test(next?.surface ?? '')
      ? replacing(piece, 'の')
      : null;
};

/** Respells たげる for てあげる, and だげる for であげる. */
const shortGiving: Rule = (place) => {
  const piece = morphemeAt(place);
  if (piece.part !== '動詞' || !/^[ただ]げる$/.test(piece.lemma) || piece.kind !== '非自立') return null;
  const [te] = piece.surface[0] === 'だ' ? ['で'] : ['て'];
  return { start: piece.start, end: piece.start + 1, to: morphemeBefore(place)?.surface === te ? 'あ' : `${te}あ` };
};

/** Respells ちゃえ and じゃえ for てしまえ and でしまえ: 行っちゃえ. */
const shortFinishing: Rule = (place) => {
  const piece = morphemeAt(place);
  // 飲んじゃう, of which the analyser makes an exclamation.
  if (
    piece.surface === 'じゃ' &&
    morphemeBefore(place)?.form === '連用タ接続' &&
    morphemeAfter(place)?.surface === 'う'
  )
    return replacing(piece, 'でしま');
  const [te, next] = [{ ちゃ: 'て', じゃ: 'で' }[piece.surface], morphemeAfter(place)];
  if (!te || next?.surface !== 'え' || morphemeBefore(place)?.part !== '動詞') return null;
  return { start: piece.start, end: next.end, to: `${te}しまえ` };
};

/**
 * Respells たって and だって for ても and でも: 泣いたって, 笑わなくたって. What follows decides whether it is た and って instead: 泣いたって始まらない
 * concedes, 泣いたって聞いた and 見たって人がいる report speech.
 */
const shortConcession: Rule = (place) => {
  const piece = morphemeAt(place);
  const last = morphemeBefore(place);
  const next = morphemeAfter(place);
  const te = { た: 'て', だ: 'で' }[piece.surface[0] ?? ''];
  if (!te || !last || !/^(?:動詞|助動詞|形容詞)$/.test(last.part)) return null;
  const isAfterStem = piece.surface === 'だって' && last.form === '連用タ接続';
  if (isAfterStem || (/^[ただ]って$/.test(piece.surface) && piece.kind === '接続助詞'))
    return replacing(piece, `${te}も`);
  const isWhatever = place.morphemes.slice(0, place.index).some(({ surface }) => WHATEVER.test(surface));
  const isLast = place.morphemes[place.index + 2] === undefined && last.part !== '形容詞';
  const after = place.morphemes.slice(place.index + 2);
  const isPast = piece.surface.length === 1 && piece.part === '助動詞' && next?.surface === 'って';
  return isPast && ((isWhatever && !reportsSpeech(clauseOf(after))) || isLast || isConceded(after))
    ? { start: piece.start, end: next.end, to: `${te}も` }
    : null;
};
const WHATEVER = /^(?:いくら|どんなに|どれだけ|どれほど|たとえ|どう|何|なに|誰|だれ|どこ|何度|いつ)$/;

const isVerbal = (piece: Morpheme | undefined): boolean => piece?.part === '動詞' && /^連用/.test(piece.form);

/** Respells とる and どる of the west for ている and でいる: 泣いとる, 知っとった, 飲んどる. */
const goesOn: Rule = (place) => {
  const piece = morphemeAt(place);
  if (!/^[とど]る$/.test(piece.lemma) || piece.kind !== '非自立' || morphemeBefore(place)?.form !== '連用タ接続')
    return null;
  const te = piece.lemma === 'どる' ? 'で' : 'て';
  const rest = { る: 'いる', っ: 'い', ら: 'い', り: 'い', れ: 'いれ' }[piece.surface.slice(1)];
  return rest === undefined ? null : replacing(piece, te + rest);
};

/** Respells とくれ for てくれ: 待っとくれ, 読んどくれ. */
const shortAsking: Rule = (place) => {
  const piece = morphemeAt(place);
  const to = { と: 'て', ど: 'で' }[piece.surface];
  return to && isVerbal(morphemeBefore(place)) && morphemeAfter(place)?.lemma === 'くれる'
    ? replacing(piece, to)
    : null;
};

/** Respells 見して for 見せて, and み for みろ at the end of a clause: 食べてみ. */
const shortShowing: Rule = (place) => {
  const piece = morphemeAt(place);
  const last = morphemeBefore(place);
  if (piece.surface === 'し' && piece.lemma === 'する' && last?.surface === '見' && last.part === '動詞')
    return replacing(piece, 'せ');
  if (piece.surface === 'みな' && /^[てで]$/.test(last?.surface ?? '') && ENDS_CLAUSE.test(place.text.slice(piece.end)))
    return replacing(piece, 'みなさい');
  const isTried = piece.surface === 'み' && piece.lemma === 'みる' && /^[てで]$/.test(last?.surface ?? '');
  return isTried && ENDS_CLAUSE.test(place.text.slice(piece.end)) ? replacing(piece, 'みろ') : null;
};

/** Respells the short causative passive: 帰らされる for 帰らせられる. */
const madeTo: Rule = (place) => {
  const piece = morphemeAt(place);
  const last = morphemeBefore(place);
  const isMade = piece.surface === 'さ' && piece.lemma === 'する' && last?.part === '動詞' && last.form === '未然形';
  return isMade && last.inflection.startsWith('五段') && morphemeAfter(place)?.lemma === 'れる'
    ? replacing(piece, 'せら')
    : null;
};

/** Respells ねえ for ない where no verb precedes it: じゃねえ. */
const roughNot: Rule = (place) => {
  const piece = morphemeAt(place);
  if (!/^(?:ねえ|ねぇ|ねー)$/.test(piece.surface)) return null;
  const last = morphemeBefore(place);
  if (last?.surface === 'ん' && isNegativeN(last)) return replacing(piece, 'ない');
  if (last?.form === '未然特殊' && last.surface.endsWith('ん'))
    return { start: last.end - 1, end: piece.end, to: 'らない' };
  return last && /^(?:じゃ|では|くは|は|が|も)$/.test(last.surface) ? replacing(piece, 'ない') : null;
};

/** Respells たより after a verb with て, where it is no letter but た and より: 聞いてたより. */
const comparedWith: Rule = (place) => {
  const [piece, last] = [morphemeAt(place), morphemeBefore(place)];
  const isTe = last?.kind === '接続助詞' && /^[てで]$/.test(last.surface);
  return isTe && piece.surface === 'たより' ? { start: piece.start, end: piece.start + 1, to: 'いた' } : null;
};

/** Words of Kansai, as they are elsewhere. */
const kansai: Rule = (place) => {
  const piece = morphemeAt(place);
  if (piece.surface === 'ほんま') return replacing(piece, '本当');
  if (piece.surface === 'あかん') return replacing(piece, 'いけない');
  if (piece.surface === 'ええ' && piece.part !== '感動詞') return replacing(piece, 'いい');
  if (piece.surface === 'おもろい') return replacing(piece, 'おもしろい');
  // 好きやった: after a state, やった is だった.
  if (
    piece.surface === 'やっ' &&
    piece.lemma === 'やる' &&
    morphemeBefore(place)?.kind === '形容動詞語幹' &&
    morphemeAfter(place)?.surface === 'た'
  )
    return replacing(piece, 'だっ');
  // ちゃうで: by itself, it is 違う and no てしまう.
  if (
    piece.lemma === 'ちゃう' &&
    piece.surface.startsWith('ちゃ') &&
    !(piece.surface === 'ちゃわ' && morphemeAfter(place)?.surface === 'ん') &&
    !/^(?:動詞|形容詞)$/.test(morphemeBefore(place)?.part ?? '')
  )
    return { start: piece.start, end: piece.start + 2, to: 'ちが' };
  if (piece.surface === 'アホ') return replacing(piece, '馬鹿');
  return null;
};

const RULES: readonly Rule[] = [
  shortRu,
  roughNot,
  shortNegative,
  shortCondition,
  shortParticle,
  shortGiving,
  shortFinishing,
  shortConcession,
  oldEnding,
  notWill,
  shortAsking,
  goesOn,
  shortShowing,
  mustNot,
  madeTo,
  likelyAdjective,
  oldAdjective,
  kansai,
  comparedWith,
  needed,
  entered,
  goesAway,
];
