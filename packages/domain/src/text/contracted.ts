import { isKana, toHiragana } from '../language/index.js';
import { clauseOf, isConceded, tells } from './conceded.js';
import { likelyAdjective, mustNot, notWill, oldAdjective, oldEnding } from './former-endings.js';
import { goesAway } from './going-away.js';
import { breaksWord, outsideWords } from './kept-words.js';
import type { Morpheme, Tokenizer } from './morpheme.js';
import { entered, needed } from './needed.js';
import type { Change } from './respelling.js';
import { all, before, ENDS_CLAUSE, follows, inColumn, own, type Place, type Rule, tail } from './respelling-rule.js';
import { bySpelling } from './spoken-spellings.js';
import type { TextBook } from './text-book.js';

/** Spellings that what is around tells, though もっか of 飲もっか and なんば of なんばしよっと are words. */
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
  return outsideWords(apart([...changes, ...spelt]), text, book, morphemes);
}

/** The changes in their order without those that overlap one before. */
function apart(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of [...changes].sort((a, b) => a.start - b.start))
    if (change.start >= (kept.at(-1)?.end ?? 0)) kept.push(change);
  return kept;
}

/** で is よ after a verb alone: もう帰ったで, and not ふたりのあいだで. */
const isAfterPredicate = ({ start }: Change, morphemes: readonly Morpheme[]): boolean =>
  morphemes.some(({ end, part }) => end === start && /^(?:動詞|助動詞|形容詞)$/.test(part));

const overlap = (one: Change, other: Change): boolean => one.start < other.end && other.start < one.end;

/** ん for る: 何してんの, すんの, 捨てんね. */
const shortRu: Rule = (place) => {
  const piece = own(place);
  const next = follows(place)?.surface ?? '';
  const noun = piece.form === '体言接続特殊' && isKana(piece.surface) ? namedAs(piece.surface, place.book) : null;
  if (noun && /^[なだでにの]/.test(next)) return all(piece, noun);
  // 眠れん夜 is a night in which one cannot sleep.
  if (piece.form === '体言接続特殊' && isPotential(piece, place.book) && !/^(?:だ|で|じゃ|の)/.test(next))
    return tail(piece, 1, 'ない');
  // あり得ん is what cannot be.
  if (piece.form === '体言接続特殊' && piece.surface === '得ん' && !/^(?:だ|で|の)/.test(next))
    return tail(piece, 1, 'ない');
  if (piece.form === '体言接続特殊' && piece.surface.endsWith('ん'))
    return tail(piece, 1, /^(?:だ|で|じゃ)/.test(next) ? 'るん' : 'る');
  const last = before(place);
  // なめんな forbids; 食べんなあかん says what one must do.
  const forbids = next === 'な' && follows(place, 2)?.surface !== 'あかん' && last?.inflection === '一段';
  // きけんな場所 is a dangerous one.
  const named = isNegativeN(piece) && last && isKana(last.surface) ? namedAs(`${last.surface}ん`, place.book) : null;
  if (named && /^[なだでにの]/.test(next)) return { start: last!.start, end: piece.end, to: named };
  if (isNegativeN(piece) && forbids) return all(piece, 'る');
  if (piece.surface === 'んじゃ' && (last?.surface === 'て' || last?.surface === 'で')) return all(piece, 'るんじゃ');
  // いるんだって has its る already.
  const lacksRu = last !== undefined && /^一段/.test(last.inflection) && !last.surface.endsWith('る');
  // いただけんね and 言えんね say what one cannot do.
  if (isNegativeN(piece) && lacksRu && next === 'ね' && isPotential(last, place.book)) return all(piece, 'ない');
  if (isNegativeN(piece) && lacksRu && /^(?:の|ね$|だ|です|じゃ)/.test(next))
    return all(piece, /^(?:だ|で|じゃ)/.test(next) ? 'るん' : 'る');
  // 何してんだ, 泣いてんの: て and ん are ている and の.
  if (
    piece.surface === 'ん' &&
    piece.kind === '非自立' &&
    (last?.surface === 'て' || last?.surface === 'で') &&
    /^(?:[だでの]|じゃ)/.test(next)
  )
    return last.kind === '接続助詞' ? all(piece, next.startsWith('の') ? 'る' : 'るん') : null;
  // 何すんだよ is no 住んだ.
  if (piece.surface === 'すん' && piece.lemma === 'すむ' && next === 'だ' && isDone(last)) return all(piece, 'するん');
  // ぱたりとやんだ is 止んだ.
  const isDoing = isDone(last) && last?.surface !== 'と';
  if (piece.surface === 'やん' && piece.lemma === 'やむ' && next === 'だ' && isDoing) return all(piece, 'やるん');
  return null;
};
const isDone = (piece: Morpheme | undefined): boolean =>
  piece !== undefined &&
  (/^(?:何|なに|どう|そう|こう|ああ|を|も|に|と)$/.test(piece.surface) || piece.kind === 'サ変接続');

/** The word in kanji that the book has for kana that the analyser takes for a verb that is negated; null where it has none. */
const namedAs = (kana: string, book: TextBook): string | null =>
  book.read(toHiragana(kana)).find(({ partsOfSpeech }) => partsOfSpeech.includes('adj-na'))?.japaneseWord ?? null;

/** 言える, which the book has as a form of 言う alone. */
const isPotential = ({ lemma, inflection }: Morpheme, book: TextBook): boolean =>
  inflection === '一段' &&
  /[えけげせてねべめれ]る$/.test(lemma) &&
  !/(?:(?:^|[っいしみ])て|(?:^|ん)で)る$/.test(lemma) &&
  !book.written(lemma).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru')) &&
  !book.read(toHiragana(lemma)).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru'));

const isNegativeN = ({ surface, part }: Morpheme): boolean => surface === 'ん' && part === '助動詞';

/** ん, ぬ, ざる and へん for ない: 知らん, 見えぬ, 行かへん. 言わずに has a form of its own, and ざるを得ない is a saying. */
const shortNegative: Rule = (place) => {
  const piece = own(place);
  const last = before(place);
  const next = follows(place)?.surface ?? '';
  if (piece.part === '助動詞' && last && /^(?:動詞|助動詞)$/.test(last.part) && /^未然/.test(last.form)) {
    // 知らぬ間 is しらぬま.
    if (last.lemma === 'ます' || (piece.surface === 'ぬ' && next === '間')) return null;
    const isOrdinary = /^(?:ん|ぬ|へん|ひん|ざる)$/.test(piece.surface) && !(piece.surface === 'ざる' && next === 'を');
    if (isOrdinary && next === 'かった') return null;
    // 守らんとした and 倒れんばかりに tell what is about to be; ちゃわん in kana is a bowl.
    if (
      piece.surface === 'ん' &&
      (isWill(place, next) || (last.surface === 'ちゃわ' && !isVerbal(place.morphemes[place.index - 2])))
    )
      return null;
    if (isOrdinary)
      return negatedAs(piece, last, piece.surface === 'ん' && /^(?:ねえ|ねぇ|ねー)/.test(next) ? null : 'ない');
  }
  // 食べれん: what one cannot do, without its ら.
  if (isNegativeN(piece) && last?.form === '仮定形' && last.inflection === '一段' && last.surface.endsWith('れ'))
    return { start: last.end - 1, end: piece.end, to: 'られない' };
  // 泣かにゃならん: にゃ is なければ.
  if (piece.surface === 'にゃ' && last?.part === '動詞' && /^未然/.test(last.form)) {
    const isSuru = last.inflection.startsWith('サ変') && last.surface === 'せ';
    return isSuru ? { start: last.start, end: piece.end, to: 'しなければ' } : all(piece, 'なければ');
  }
  // 頼りにならんだろ is no 並んだろ.
  if (
    piece.surface === 'ならん' &&
    piece.lemma === 'ならぶ' &&
    /^(?:に|と|は|も|て|きゃ|なきゃ|ちゃ)$/.test(last?.surface ?? '')
  )
    return all(piece, 'ならない');
  // 結果いかんで and 理由のいかん are 如何.
  const isHow = piece.surface === 'いかん' && (last?.part === '名詞' || last?.surface === 'の');
  if (/^(?:ならん|いかん)$/.test(piece.surface) && piece.part === '名詞' && !isHow) return tail(piece, 1, 'ない');
  if (piece.surface === 'らん' && piece.part === '名詞' && /^(?:ない|ね[えぇー])$/.test(next))
    return all(piece, 'られ');
  return null;
};

/** ん for む: 守らんとする, 倒れんばかり, 生きんがため, あらん限り. */
const isWill = (place: Place, next: string): boolean =>
  /^(?:ばかり|限り|かぎり)$/.test(next) ||
  (next === 'が' && /^(?:ため|為)$/.test(follows(place, 2)?.surface ?? '')) ||
  (next === 'と' && follows(place, 2)?.lemma === 'する');

/** する negates as せん and せへん, くる as こん: 来ん, せぬ. */
function negatedAs(piece: Morpheme, last: Morpheme, to: string | null): Change | null {
  if (to === null) return null;
  if (last.inflection.startsWith('サ変') && last.surface.endsWith('せ'))
    return { start: last.end - 1, end: piece.end, to: 'しない' };
  return all(piece, to);
}

/** りゃ, きゃ and the like for れば, けば: 笑ってりゃ, 行きゃ, よけりゃ. ては for ちゃ before what forbids. */
const shortCondition: Rule = (place) => {
  const piece = own(place);
  if (!piece.form.startsWith('仮定縮約') || !/.ゃ$/.test(piece.surface)) return null;
  // うるさいったらありゃしない: りゃ is りは before しない.
  if (piece.surface === 'ありゃ' && follows(place)?.surface === 'し') return tail(piece, 1, 'は');
  const kana = inColumn(piece.surface.at(-2)!, 3);
  return kana && piece.surface !== 'なきゃ' && !/^なきゃ/.test(piece.surface) ? tail(piece, 2, `${kana}ば`) : null;
};

/** に for ん before なる (嫌んなる), の before ち and とこ (俺んち). */
const shortParticle: Rule = (place) => {
  const piece = own(place);
  if (piece.surface !== 'ん' || piece.part !== '助詞') return null;
  const next = follows(place);
  return next?.lemma === 'なる'
    ? all(piece, 'に')
    : /^(?:ち|とこ|家)/.test(next?.surface ?? '')
      ? all(piece, 'の')
      : null;
};

/** たげる for てあげる, and どいて. */
const shortGiving: Rule = (place) => {
  const piece = own(place);
  if (piece.part !== '動詞' || !/^[ただ]げる$/.test(piece.lemma) || piece.kind !== '非自立') return null;
  const [te] = piece.surface[0] === 'だ' ? ['で'] : ['て'];
  return { start: piece.start, end: piece.start + 1, to: before(place)?.surface === te ? 'あ' : `${te}あ` };
};

/** 行っちゃえ: ちゃえ and じゃえ are てしまえ and でしまえ. */
const shortFinishing: Rule = (place) => {
  const piece = own(place);
  // 飲んじゃう, of which the analyser makes an exclamation.
  if (piece.surface === 'じゃ' && before(place)?.form === '連用タ接続' && follows(place)?.surface === 'う')
    return all(piece, 'でしま');
  const [te, next] = [{ ちゃ: 'て', じゃ: 'で' }[piece.surface], follows(place)];
  if (!te || next?.surface !== 'え' || before(place)?.part !== '動詞') return null;
  return { start: piece.start, end: next.end, to: `${te}しまえ` };
};

/**
 * たって and だって for ても and でも: 泣いたって, 笑わなくたって. Of た and って it is told by what follows: 泣いたって始まらない
 * concedes, 泣いたって聞いた and 見たって人がいる report speech.
 */
const shortConcession: Rule = (place) => {
  const piece = own(place);
  const last = before(place);
  const next = follows(place);
  const te = { た: 'て', だ: 'で' }[piece.surface[0] ?? ''];
  if (!te || !last || !/^(?:動詞|助動詞|形容詞)$/.test(last.part)) return null;
  const isAfterStem = piece.surface === 'だって' && last.form === '連用タ接続';
  if (isAfterStem || (/^[ただ]って$/.test(piece.surface) && piece.kind === '接続助詞')) return all(piece, `${te}も`);
  const isWhatever = place.morphemes.slice(0, place.index).some(({ surface }) => WHATEVER.test(surface));
  const isLast = place.morphemes[place.index + 2] === undefined && last.part !== '形容詞';
  const after = place.morphemes.slice(place.index + 2);
  const isPast = piece.surface.length === 1 && piece.part === '助動詞' && next?.surface === 'って';
  return isPast && ((isWhatever && !tells(clauseOf(after))) || isLast || isConceded(after))
    ? { start: piece.start, end: next.end, to: `${te}も` }
    : null;
};
const WHATEVER = /^(?:いくら|どんなに|どれだけ|どれほど|たとえ|どう|何|なに|誰|だれ|どこ|何度|いつ)$/;

const isVerbal = (piece: Morpheme | undefined): boolean => piece?.part === '動詞' && /^連用/.test(piece.form);

/** 泣いとる, 知っとった and 飲んどる: ている, in the west. */
const goesOn: Rule = (place) => {
  const piece = own(place);
  if (!/^[とど]る$/.test(piece.lemma) || piece.kind !== '非自立' || before(place)?.form !== '連用タ接続') return null;
  const te = piece.lemma === 'どる' ? 'で' : 'て';
  const rest = { る: 'いる', っ: 'い', ら: 'い', り: 'い', れ: 'いれ' }[piece.surface.slice(1)];
  return rest === undefined ? null : all(piece, te + rest);
};

/** てくれ for とくれ: 待っとくれ, 読んどくれ. */
const shortAsking: Rule = (place) => {
  const piece = own(place);
  const to = { と: 'て', ど: 'で' }[piece.surface];
  return to && isVerbal(before(place)) && follows(place)?.lemma === 'くれる' ? all(piece, to) : null;
};

/** 見せて for 見して, and みろ for み at the end: 食べてみ. */
const shortShowing: Rule = (place) => {
  const piece = own(place);
  const last = before(place);
  if (piece.surface === 'し' && piece.lemma === 'する' && last?.surface === '見' && last.part === '動詞')
    return all(piece, 'せ');
  if (piece.surface === 'みな' && /^[てで]$/.test(last?.surface ?? '') && ENDS_CLAUSE.test(place.text.slice(piece.end)))
    return all(piece, 'みなさい');
  const isTried = piece.surface === 'み' && piece.lemma === 'みる' && /^[てで]$/.test(last?.surface ?? '');
  return isTried && ENDS_CLAUSE.test(place.text.slice(piece.end)) ? all(piece, 'みろ') : null;
};

/** 帰らされる is 帰らせられる: what one is made to do. */
const madeTo: Rule = (place) => {
  const piece = own(place);
  const last = before(place);
  const isMade = piece.surface === 'さ' && piece.lemma === 'する' && last?.part === '動詞' && last.form === '未然形';
  return isMade && last.inflection.startsWith('五段') && follows(place)?.lemma === 'れる' ? all(piece, 'せら') : null;
};

/** ねえ for ない, where no verb stands before it: じゃねえ. */
const roughNot: Rule = (place) => {
  const piece = own(place);
  if (!/^(?:ねえ|ねぇ|ねー)$/.test(piece.surface)) return null;
  const last = before(place);
  if (last?.surface === 'ん' && isNegativeN(last)) return all(piece, 'ない');
  if (last?.form === '未然特殊' && last.surface.endsWith('ん'))
    return { start: last.end - 1, end: piece.end, to: 'らない' };
  return last && /^(?:じゃ|では|くは|は|が|も)$/.test(last.surface) ? all(piece, 'ない') : null;
};

/** たより of 聞いてたより: after a verb with て it is no letter, but た and より. */
const comparedWith: Rule = (place) => {
  const [piece, last] = [own(place), before(place)];
  const isTe = last?.kind === '接続助詞' && /^[てで]$/.test(last.surface);
  return isTe && piece.surface === 'たより' ? { start: piece.start, end: piece.start + 1, to: 'いた' } : null;
};

/** Words of Kansai, as they are elsewhere. */
const kansai: Rule = (place) => {
  const piece = own(place);
  if (piece.surface === 'ほんま') return all(piece, '本当');
  if (piece.surface === 'あかん') return all(piece, 'いけない');
  if (piece.surface === 'ええ' && piece.part !== '感動詞') return all(piece, 'いい');
  if (piece.surface === 'おもろい') return all(piece, 'おもしろい');
  // 好きやった: after what is so, やった is だった.
  if (
    piece.surface === 'やっ' &&
    piece.lemma === 'やる' &&
    before(place)?.kind === '形容動詞語幹' &&
    follows(place)?.surface === 'た'
  )
    return all(piece, 'だっ');
  // ちゃうで: by itself, it is 違う and no てしまう.
  if (
    piece.lemma === 'ちゃう' &&
    piece.surface.startsWith('ちゃ') &&
    !(piece.surface === 'ちゃわ' && follows(place)?.surface === 'ん') &&
    !/^(?:動詞|形容詞)$/.test(before(place)?.part ?? '')
  )
    return { start: piece.start, end: piece.start + 2, to: 'ちが' };
  if (piece.surface === 'アホ') return all(piece, '馬鹿');
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
