import { KANJI } from '../language/index.js';
import { clauseOf, isConceded, tells } from './conceded.js';
import { breaksWord, outsideWords } from './kept-words.js';
import { areTogether, type Morpheme, type Tokenizer } from './morpheme.js';
import type { Change } from './respelling.js';
import { bySpelling } from './spoken-spellings.js';
import type { TextBook } from './text-book.js';

/** The five rows of kana that verbs inflect through: か き く け こ. */
const ROWS = [
  'わいうえお',
  'かきくけこ',
  'がぎぐげご',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'ばびぶべぼ',
  'まみむめも',
  'らりるれろ',
];

/** A kana in another column of its row: く and 0 are か. */
const inColumn = (kana: string, column: number): string | null => {
  const row = ROWS.find((each) => each.includes(kana));
  return row ? row[column]! : null;
};

type Place = { readonly morphemes: readonly Morpheme[]; readonly index: number; readonly text: string };
/** A rule that respells what begins at a morpheme, or gives null. */
type Rule = (place: Place) => Change | null;

/** The rule of 飲もっか is told by its verb, though もっか is a word. */
const ABOUT_TO = 'う';

/** Contractions and endings of speech and songs, as they are written in full (docs/product/lookup.md#spoken). */
export function contracted(text: string, cut: Tokenizer, book: TextBook): Change[] {
  const morphemes = cut(text);
  const spelt = bySpelling(text).filter((change) => change.to === ABOUT_TO || !breaksWord(change, morphemes, book));
  const changes: Change[] = [];
  for (let index = 0; index < morphemes.length; index++) {
    for (const rule of RULES) {
      const change = rule({ morphemes, index, text });
      if (!change || change.start < (changes.at(-1)?.end ?? 0) || spelt.some((each) => overlap(each, change))) continue;
      changes.push(change);
      break;
    }
  }
  const inOrder = [...changes, ...spelt]
    .sort((a, b) => a.start - b.start)
    .filter((change, i, sorted) => i === 0 || change.start >= sorted[i - 1]!.end);
  return outsideWords(inOrder, text, book);
}

const overlap = (one: Change, other: Change): boolean => one.start < other.end && other.start < one.end;

const follows = ({ morphemes, index }: Place, by = 1): Morpheme | undefined => {
  const [own, next] = [morphemes[index + by - 1], morphemes[index + by]];
  return own && next && areTogether([own, next]) ? next : undefined;
};
const before = ({ morphemes, index }: Place): Morpheme | undefined => {
  const [last, own] = [morphemes[index - 1], morphemes[index]!];
  return last && areTogether([last, own]) ? last : undefined;
};
const own = ({ morphemes, index }: Place): Morpheme => morphemes[index]!;
/** The end of a morpheme, from its last so many letters on. */
const tail = ({ end }: Morpheme, length: number, to: string): Change => ({ start: end - length, end, to });
const all = ({ start, end }: Morpheme, to: string): Change => ({ start, end, to });

/** ん for る: 何してんの, すんの, 捨てんね. */
const shortRu: Rule = (place) => {
  const piece = own(place);
  const next = follows(place)?.surface ?? '';
  if (piece.form === '体言接続特殊' && piece.surface.endsWith('ん'))
    return tail(piece, 1, /^(?:だ|で|じゃ)/.test(next) ? 'るん' : 'る');
  const last = before(place);
  // なめんな forbids; 食べんなあかん says what one must do.
  const forbids = next === 'な' && follows(place, 2)?.surface !== 'あかん' && last?.inflection === '一段';
  if (isNegativeN(piece) && forbids) return all(piece, 'る');
  if (piece.surface === 'んじゃ' && (last?.surface === 'て' || last?.surface === 'で')) return all(piece, 'るんじゃ');
  // いるんだって has its る already.
  const lacksRu = last?.inflection === '一段' && !last.surface.endsWith('る');
  if (isNegativeN(piece) && lacksRu && /^(?:の|ね$|だ|です|じゃ)/.test(next))
    return all(piece, /^(?:だ|で|じゃ)/.test(next) ? 'るん' : 'る');
  // 何してんだ, 泣いてんの: て and ん are ている and の.
  if (
    piece.surface === 'ん' &&
    piece.kind === '非自立' &&
    (last?.surface === 'て' || last?.surface === 'で') &&
    /^[だでの]/.test(next)
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
  const [te, next] = [{ ちゃ: 'て', じゃ: 'で' }[piece.surface], follows(place)];
  if (!te || next?.surface !== 'え' || before(place)?.part !== '動詞') return null;
  return { start: piece.start, end: next.end, to: `${te}しまえ` };
};

/**
 * たって and だって for ても and でも: 泣いたって, 笑わなくたって. Of た and って it is told by what follows: 泣いたって始まらない
 * concedes, 泣いたって聞いた and 見たって人がいる tell what somebody says.
 */
const shortConcession: Rule = (place) => {
  const piece = own(place);
  const last = before(place);
  const next = follows(place);
  const te = { た: 'て', だ: 'で' }[piece.surface[0] ?? ''];
  if (!te || !last || !/^(?:動詞|助動詞|形容詞)$/.test(last.part)) return null;
  const isBehindStem = piece.surface === 'だって' && last.form === '連用タ接続';
  if (isBehindStem || (/^[ただ]って$/.test(piece.surface) && piece.kind === '接続助詞')) return all(piece, `${te}も`);
  const isWhatever = place.morphemes.slice(0, place.index).some(({ surface }) => WHATEVER.test(surface));
  const isLast = place.morphemes[place.index + 2] === undefined && last.part !== '形容詞';
  const behind = place.morphemes.slice(place.index + 2);
  const isPast = piece.surface.length === 1 && piece.part === '助動詞' && next?.surface === 'って';
  return isPast && ((isWhatever && !tells(clauseOf(behind))) || isLast || isConceded(behind))
    ? { start: piece.start, end: next.end, to: `${te}も` }
    : null;
};
const WHATEVER = /^(?:いくら|どんなに|どれだけ|どれほど|たとえ|どう|何|なに|誰|だれ|どこ|何度|いつ)$/;

/** Endings of old songs: 風立ちぬ and 咲きにけり tell what has come, 咲けども what is so all the same, 人なれば why. */
const oldEnding: Rule = (place) => {
  const piece = own(place);
  const last = before(place);
  // 見よ and 生きよ are orders; 寝よ is what one is about to do.
  const endsHere = ENDS_CLAUSE.test(place.text.slice(piece.end));
  if (piece.form === '未然ウ接続' && piece.inflection === '一段' && endsHere)
    return tail(piece, 1, PLANNED.test(piece.lemma) ? 'よう' : 'ろ');
  if (!last) return null;
  if (piece.surface === 'ぬ' && last.part === '動詞' && last.form === '連用形' && last.inflection.startsWith('五段')) {
    const past = pastOf(last.surface.at(-1)!);
    return past === null ? null : { start: last.end - 1, end: piece.end, to: past };
  }
  if (piece.surface === 'ども' && /^(?:仮定形|命令)/.test(last.form) && last.part === '動詞') {
    const kana = last.inflection.startsWith('一段') ? 'る' : inColumn(last.surface.at(-1)!, 2);
    return kana === null ? null : { start: last.end - 1, end: piece.end, to: `${kana}けれど` };
  }
  const isReason = piece.surface === 'なれ' && piece.form === '仮定形' && follows(place)?.surface === 'ば';
  if (isReason && last.part === '名詞' && !/^(?:副詞可能|形容動詞語幹)$/.test(last.kind))
    return { start: piece.start, end: follows(place)!.end, to: 'だから' };
  if (piece.surface === 'よ' && piece.part === '助詞' && endsHere && last.part === '動詞' && last.form === '連用形')
    return last.inflection !== '一段' || !isOrdered(last) ? null : all(piece, PLANNED.test(last.lemma) ? 'よう' : 'ろ');
  if (piece.surface === 'じ' && piece.part === '助動詞' && /^未然/.test(last.form)) return all(piece, 'ない');
  if (piece.surface === 'なかれ' && last.part === '動詞' && last.form === '基本形') return all(piece, 'な');
  return piece.surface === 'べし' && piece.part === '助動詞' ? all(piece, 'べきだ') : null;
};

/** 言え of 言えよ is an order by itself: behind え only verbs that are none. */
const isOrdered = ({ surface, lemma }: Morpheme): boolean =>
  !/[えけげせてねべめれ]$/.test(surface) || PLANNED.test(lemma) || NO_GODAN.test(lemma);
const NO_GODAN = /^(?:求|忘|捨|見つ|伝|超|越|恐|駆|受|目覚|答|告|見|堪|耐|備|鍛)[えけげせてねべめれ]る$/;

/** Verbs of every day, of which よ is a short よう. */
const PLANNED = /^(?:寝る|食べる|出る|やめる|辞める|始める|決める|かける|見せる|みせる|止める|つける|入れる)$/;

/** The past by the last kana of a verb's stem: 立ち 立った. */
const pastOf = (kana: string): string | null =>
  /[ちりい]/.test(kana)
    ? 'った'
    : /[みびに]/.test(kana)
      ? 'んだ'
      : ({ き: 'いた', ぎ: 'いだ', し: 'した' }[kana] ?? null);

/** すまい is しまい, and ではあるまい ではないだろう. Other verbs have a form for it. */
const notWill: Rule = (place) => {
  const piece = own(place);
  const last = before(place);
  if (piece.surface !== 'まい' || piece.part !== '助動詞' || last?.part !== '動詞') return null;
  if (last.surface === 'ある' && /^(?:は|では|じゃ)$/.test(place.morphemes[place.index - 2]?.surface ?? ''))
    return { start: last.start, end: piece.end, to: 'ないだろう' };
  return last.inflection.startsWith('サ変') && last.surface.endsWith('す') ? tail(last, 1, 'し') : null;
};

const isVerbal = (piece: Morpheme | undefined): boolean => piece?.part === '動詞' && /^連用/.test(piece.form);

const ENDS_CLAUSE = new RegExp(`^[よや]?(?:$|[^ぁ-ヺー${KANJI}])`, 'u');

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

/** べからず forbids: 行くべからず is 行くな. */
const mustNot: Rule = (place) => {
  const piece = own(place);
  const next = follows(place);
  return piece.lemma === 'べし' && piece.surface === 'べから' && /^[ずぬ]$/.test(next?.surface ?? '')
    ? { start: piece.start, end: next!.end, to: 'な' }
    : null;
};

/** 寒かろう is 寒いだろう. */
const likelyAdjective: Rule = (place) => {
  const piece = own(place);
  const next = follows(place);
  return piece.part === '形容詞' && piece.surface.endsWith('かろ') && next?.surface === 'う'
    ? { start: piece.end - 2, end: next.end, to: 'いだろう' }
    : null;
};

/** Adjectives of songs: 美しき, 若し, 遠かりし. */
const oldAdjective: Rule = (place) => {
  const piece = own(place);
  if (piece.part !== '形容詞' && !(piece.part === '助動詞' && piece.lemma === 'ない')) return null;
  if (piece.form === '体言接続' && piece.surface.endsWith('き')) return tail(piece, 1, 'い');
  // 予約なしで and 努力なしに: なし is a noun there.
  const isNoun = /^(?:[でにのはだ]|です|では|には)$/.test(follows(place)?.surface ?? '');
  if (piece.form === '文語基本形' && piece.surface.endsWith('し') && !isNoun)
    return tail(piece, 1, piece.lemma.endsWith('しい') ? 'しい' : 'い');
  return null;
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

/** Words of Kansai, as they are elsewhere. */
const kansai: Rule = (place) => {
  const piece = own(place);
  if (piece.surface === 'ほんま') return all(piece, '本当');
  if (piece.surface === 'あかん') return all(piece, 'いけない');
  if (piece.surface === 'ええ' && piece.part !== '感動詞') return all(piece, 'いい');
  if (piece.surface === 'おもろい') return all(piece, 'おもしろい');
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
  shortShowing,
  mustNot,
  madeTo,
  likelyAdjective,
  oldAdjective,
  kansai,
];
