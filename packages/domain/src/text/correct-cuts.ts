import { isKana, isOneKanji, toHiragana, toKatakana } from '../language/index.js';
import { comeOver } from './asked-to-come.js';
import { subjectBefore } from './clause.js';
import { beginning, canFollow, causedOrder, followed, inLove, isFollowed, letUsGo } from './cut-verbs.js';
import { dividedAdverb } from './divided-adverb.js';
import { negatedWithEmphasis } from './emphatic-negative.js';
import { HELPING_LEMMAS } from './helping-verbs.js';
import { areTogether, type Morpheme } from './morpheme.js';
import { isNeeded } from './needed.js';
import { asOrder } from './orders.js';
import { readInContext } from './reading-in-context.js';
import { isTenMinutes, tenMinutes } from './ten-minutes.js';
import type { TextBook } from './text-book.js';
import { isVerb, ROOTS, rootOf } from './verb-roots.js';

/** The morphemes of いたん in 見ていたんだ, which the analyser takes for 傷む, 痛む or 悼む. */
const BEEN: readonly Partial<Morpheme>[] = [
  { surface: 'い', lemma: 'いる', part: '動詞', kind: '非自立', inflection: '一段', form: '連用形', reading: 'イ' },
  { surface: 'た', lemma: 'た', part: '助動詞', kind: '*', inflection: '特殊・タ', form: '基本形', reading: 'タ' },
  { surface: 'ん', lemma: 'ん', part: '名詞', kind: '非自立', inflection: '*', form: '*', reading: 'ン' },
];

/** Corrects wrong cuts and names of the analyser (docs/product/lookup.md#forms). */
export function correctCuts(morphemes: readonly Morpheme[], book: TextBook): Morpheme[] {
  return morphemes.flatMap((morpheme, index) => {
    const before = morphemes[index - 1];
    const isBeen = morpheme.surface === 'いたん' && before?.kind === '接続助詞' && areTogether([before, morpheme]);
    if (isTenMinutes(morpheme, morphemes[index + 1])) return tenMinutes(morpheme);
    if (!isBeen)
      return (
        dividedAdverb(morpheme, book) ??
        likened(morphemes, index, book) ??
        halfDone(morpheme, book) ??
        nounWithRashii(morpheme, book) ??
        oldOrder(morpheme, book) ??
        letUsGo(morpheme) ??
        inLove(morpheme, morphemes[index + 1]) ??
        canFollow(morpheme) ??
        askedTime(morphemes, index) ??
        comeOver(morphemes, index) ??
        aboutTo(morphemes, index) ??
        beginning(morphemes, index) ??
        followed(morphemes, index) ??
        causedOrder(morphemes, index, book) ?? [{ ...morpheme, ...correctedNames(morphemes, index, book) }]
      );
    return BEEN.map((part, i) => {
      const start = morpheme.start + i;
      return { ...morpheme, detail: '*', ...part, sound: part.reading ?? null, start, end: start + 1 };
    });
  });
}

/** Names a morpheme rightly, where the analyser names it wrongly. */
function correctedNames(morphemes: readonly Morpheme[], index: number, book: TextBook): Partial<Morpheme> | null {
  const { surface, lemma, part, kind, detail, form } = morphemes[index]!;
  const before = morphemes[index - 1];
  const next = morphemes[index + 1];
  // ついて来い and 追ってくる: after the words that are cut again, the verb of going is a helping verb.
  if (before && /^(?:について|追って)$/.test(before.surface) && isFollowed(before, morphemes[index]))
    return { kind: '非自立' };
  const inContext = readInContext(morphemes, index);
  if (inContext) return inContext;
  // 来る途中 is no 来るべき: the determiner stands before dates.
  if (surface === '来る' && part === '連体詞' && !/^[一二三四五六七八九十０-９]/u.test(next?.surface ?? ''))
    return { part: '動詞', kind: '自立', inflection: 'カ変・来ル', form: '基本形', reading: 'クル', sound: 'クル' };
  // 傘はいる？: a thing is needed, and does not stay somewhere.
  if (isNeeded(morphemes, index)) return { lemma: '要る', inflection: '五段・ラ行' };
  // 何もないだろう: after a noun and its particle there is no ending.
  if (
    surface === 'ない' &&
    part === '助動詞' &&
    before?.part === '助詞' &&
    /^[もがは]$/.test(before.surface) &&
    morphemes[index - 2]?.part === '名詞'
  )
    return { part: '形容詞', kind: '自立', inflection: '形容詞・アウオ段' };
  // ふられた: without rain it is of 振る.
  if (
    surface === 'ふら' &&
    lemma === 'ふる' &&
    next?.lemma === 'れる' &&
    !/[雨雪]/u.test(subjectBefore(morphemes, index) ?? '')
  )
    return { lemma: '振る' };
  // 溶けちゃいそう: after a verb, そう is what seems.
  if (surface === 'そう' && part === '副詞' && before?.form === '連用形' && /^(?:ちゃう|じゃう)$/.test(before.lemma))
    return { part: '名詞', kind: '接尾', detail: '助動詞語幹' };
  // 溶けかけの雪: a noun before かけ is the stem of its verb.
  const halfOf = next?.surface === 'かけ' && part === '名詞' ? `${surface}る` : null;
  if (halfOf && book.written(halfOf).some(({ partsOfSpeech }) => partsOfSpeech.includes('verb-ru')))
    return { part: '動詞', kind: '自立', lemma: halfOf, inflection: '一段', form: '連用形' };
  const isHalf =
    surface === 'かけ' && part === '名詞' && before?.part === '名詞' && book.written(`${before.surface}る`).length > 0;
  if (isHalf) return { part: '動詞', kind: '非自立', lemma: 'かける', inflection: '一段', form: '連用形' };
  // 響き渡る: the noun before a verb that says how it is done is a stem.
  const root = next && isStemLike(morphemes[index]!, next) ? rootOf(surface) : null;
  if (root && isVerb(root, book))
    return { part: '動詞', kind: '自立', lemma: root, inflection: '五段', form: '連用形' };
  const stem = before && isStemLike(before, morphemes[index]!) ? rootOf(before.surface) : null;
  if (stem && isVerb(stem, book)) return { kind: '非自立' };
  // しまえよ: without ば, it is an order.
  if (
    form === '仮定形' &&
    part === '動詞' &&
    (kind === '非自立' ? !/^(?:ば|ど|ども)$/.test(next?.surface ?? '') : /^(?:よ|や)$/.test(next?.surface ?? ''))
  )
    return { form: '命令ｅ' };
  // 正しく is ただしく, and hardly まさしく.
  if (surface === '正しく' && part === '副詞')
    return {
      lemma: '正しい',
      part: '形容詞',
      kind: '自立',
      inflection: '形容詞・イ段',
      form: '連用テ接続',
      reading: 'タダシク',
      sound: 'タダシク',
    };
  // そんなわけない: after what modifies it, わけ is the noun.
  if (surface === 'わけ' && part === '動詞' && next?.surface === 'ない' && modifies(before))
    return { lemma: 'わけ', part: '名詞', kind: '非自立', inflection: '*', form: '*' };
  // 二週間雨が降る: after an amount of time, a noun is no suffix.
  if (
    part === '名詞' &&
    kind === '接尾' &&
    detail === '一般' &&
    isOneKanji(surface) &&
    surface !== '目' &&
    (!bears(before) || (surface === '雨' && /[間中晩日]$/u.test(before?.surface ?? '')))
  )
    return { kind: '一般' };
  // おかえりと: と alone is a word of its own to it.
  if (surface === 'と' && part === 'フィラー') return { part: '助詞', kind: '格助詞', detail: '引用' };
  // わかりみが深い: after a stem, が is that of the subject.
  if (surface === 'が' && kind === '接続助詞' && (before?.form === '連用形' || before?.part === '名詞'))
    return { kind: '格助詞', detail: '一般' };
  // 社長は今席を: 今 is a prefix before times and turns only.
  if (surface === '今' && part === '接頭詞' && !THIS_TIME.test(next?.surface ?? ''))
    return { part: '名詞', kind: '副詞可能', reading: 'イマ', sound: 'イマ' };
  // 行っておいで, 見てごらん: after て, they are requests.
  if (/^(?:おいで|ごらん|ご覧)$/.test(surface) && before?.kind === '接続助詞' && /^[てで]$/.test(before.surface))
    return { kind: '非自立', form: '命令ｉ' };
  const negated = negatedWithEmphasis(morphemes, index, book);
  if (negated) return negated;
  // 朝だといい: いい is 良い, unless it goes on as 言い does.
  if (surface === 'いい' && lemma === 'いう' && before?.kind === '格助詞' && (!next || next.part === '助詞'))
    return { lemma: 'いい', part: '形容詞', kind: '自立', inflection: '形容詞・イイ', form: '基本形' };
  // 掃いて過ぎた: after て, 過ぎる is to go by.
  if (lemma === '過ぎる' && kind === '非自立' && before?.kind === '接続助詞') return { kind: '自立' };
  // 行かなきゃならない, 忘れちゃう: the attached verb is a helping verb.
  if (lemma === 'なる' && part === '動詞' && /^(?:なきゃ|きゃ|ば|ちゃ|なくちゃ)$/.test(before?.surface ?? ''))
    return { kind: '非自立' };
  // 飲んじゃだめ: after ちゃ and じゃ of a verb, だめ forbids it.
  if (
    /^(?:だめ|ダメ|駄目)$/.test(surface) &&
    /^(?:ちゃ|じゃ)$/.test(before?.surface ?? '') &&
    morphemes[index - 2]?.part === '動詞'
  )
    return { kind: '非自立' };
  // 来なくなった: after a verb's なく, なる is a helping verb.
  if (lemma === 'なる' && part === '動詞' && before?.surface === 'なく' && before.part === '助動詞')
    return { kind: '非自立' };
  if (surface === 'あり' && lemma === 'ある' && before?.part === '形容詞' && before.surface.endsWith('く'))
    return { kind: '非自立' };
  if (/^(?:ちゃう|じゃう)$/.test(lemma) && part === '動詞' && before?.part === '動詞') return { kind: '非自立' };
  // 仕方ない: after a noun, ない says that there is none.
  if (surface === 'ない' && part === '助動詞' && before?.part === '名詞')
    return { part: '形容詞', kind: '自立', inflection: '形容詞・アウオ段', form: '基本形' };
  // 書いてある: after て, ある is a helping verb of a resulting state.
  if (lemma === 'ある' && part === '動詞' && before?.kind === '接続助詞' && /^[てで]$/.test(before.surface))
    return { kind: '非自立' };
  // ついていく and ついてくる: つく is to follow.
  if (
    surface === 'つい' &&
    lemma === 'つく' &&
    next?.surface === 'て' &&
    /^(?:いく|行く|くる|来る)$/.test(morphemes[index + 2]?.lemma ?? '')
  )
    return { lemma: '付く' };
  // 用事はない: of a thing ない says that there is none.
  if (surface === 'ない' && part === '助動詞' && before?.surface === 'は' && isThing(morphemes[index - 2]))
    return { part: '形容詞', kind: '自立', inflection: '形容詞・アウオ段', form: '基本形' };
  // 引き出しの奥: what goes on as a noun is one.
  const endsSo = !next || (next.part === '記号' && next.kind !== '読点') || /^[がはも]$/.test(next.surface);
  // 一日の終わりに: after の, with a particle, it is the noun.
  const isOwned =
    before?.kind === '連体化' && next?.part === '助詞' && /^(?:に|へ|で|と|から|まで|より)$/.test(next.surface);
  const isNominal =
    isOwned ||
    (next && GOES_ON_AS_NOUN.has(next.surface)) ||
    (endsSo && kind === '自立' && (!before || modifies(before)));
  const isHead = modifies(before) || next?.surface === 'を' || (!before && next?.surface === 'の');
  const isNounInKana = surface.length > 2 && isKana(surface) && isHead && isReadAsNoun(surface, book);
  if (isFreeStem(morphemes[index]!) && isNominal && (isNoun(surface, book) || isNounInKana))
    return { lemma: surface, part: '名詞', kind: '一般', inflection: '*', form: '*' };
  return asOrder(morphemes, index, book);
}

/** Words before which 今 is the prefix こん: 今回, 今シーズン. */
const THIS_TIME =
  /^(?:回|度|週|月|年|期|季|春|夏|秋|冬|朝|晩|夜|夕|日|後|次|般|学期|学年|世紀|シーズン|大会|国会|議会|場所|作|ツアー|クール|節|号|旬|公演|回り|イベント|大会|試合|放送|配信|ライブ)/u;

/** Checks whether a word modifies the noun after it: そんな, の, な, た, する. */
const modifies = (before: Morpheme | undefined): boolean =>
  before !== undefined &&
  (before.part === '連体詞' ||
    before.kind === '連体化' ||
    /^(?:基本形|体言接続)/.test(before.form) ||
    (before.part === '助動詞' && before.surface === 'な'));

/** Cuts an order such as 燃やせよ into 燃やせ and よ, where the analyser takes it for one of 燃やせる. */
function oldOrder(morpheme: Morpheme, book: TextBook): Morpheme[] | null {
  const { surface, lemma, form } = morpheme;
  if (form !== '命令ｙｏ' || !lemma.endsWith('せる') || book.written(lemma).length > 0) return null;
  const root = `${lemma.slice(0, -2)}す`;
  if (!isVerb(root, book)) return null;
  const middle = morpheme.end - 1;
  const heard = morpheme.reading?.slice(0, -1) ?? null;
  const verb = { lemma: root, inflection: '五段・サ行', form: '命令ｅ', reading: heard, sound: heard };
  const particle = { part: '助詞', kind: '終助詞', inflection: '*', form: '*', reading: 'ヨ', sound: 'ヨ' };
  return [
    { ...morpheme, ...verb, surface: surface.slice(0, -1), end: middle },
    { ...morpheme, ...particle, surface: 'よ', lemma: 'よ', start: middle },
  ];
}

/** Cuts a noun with らしい that the analyser has as a word and the book does not: 男 and らしい. */
function nounWithRashii(morpheme: Morpheme, book: TextBook): Morpheme[] | null {
  const { surface, lemma, part, start } = morpheme;
  if (part !== '形容詞' || !lemma.endsWith('らしい') || book.written(lemma).length > 0) return null;
  const noun = lemma.slice(0, -'らしい'.length);
  if (noun === '' || !isNoun(noun, book)) return null;
  const middle = start + noun.length;
  const rest = surface.slice(noun.length);
  const heard = (morpheme.reading ?? surface).slice(0, -rest.length);
  const asNoun = { part: '名詞', kind: '一般', detail: '*', inflection: '*', form: '*' };
  const asAuxiliary = {
    part: '助動詞',
    kind: '*',
    lemma: 'らしい',
    reading: toKatakana(rest),
    sound: toKatakana(rest),
  };
  return [
    { ...morpheme, ...asNoun, surface: noun, lemma: noun, end: middle, reading: heard, sound: heard },
    { ...morpheme, ...asAuxiliary, surface: rest, start: middle },
  ];
}

/** Cuts 何時 into 何 and 時, read なんじ, where it asks for the hour: 何時に. Elsewhere it is いつ: 何時も. */
function askedTime(morphemes: readonly Morpheme[], index: number): Morpheme[] | null {
  const morpheme = morphemes[index]!;
  const next = morphemes[index + 1];
  if (morpheme.surface !== '何時' || (next && !/^(?:に|です|だ|でしょ|から|ごろ|頃|間|[？?。！])/.test(next.surface)))
    return null;
  const middle = morpheme.start + 1;
  const noun = { part: '名詞', inflection: '*', form: '*' };
  return [
    { ...morpheme, ...noun, surface: '何', lemma: '何', kind: '数', end: middle, reading: 'ナン', sound: 'ナン' },
    {
      ...morpheme,
      ...noun,
      surface: '時',
      lemma: '時',
      kind: '接尾',
      detail: '助数詞',
      start: middle,
      reading: 'ジ',
      sound: 'ジ',
    },
  ];
}

/** Checks whether a suffix may follow it: 相談日, but 全部 and 袋. */
const bears = (before: Morpheme | undefined): boolean =>
  before !== undefined &&
  !(before.detail === '助数詞' && /[間月年日週時分秒]$/.test(before.surface)) &&
  /^(?:名詞|動詞|形容詞|接頭詞|UNK)$/.test(before.part) &&
  !/^(?:副詞可能|代名詞|非自立)$/.test(before.kind);

/** A stem that stands for itself: 引き出し, but not かけ of 食べかけの. */
const isFreeStem = ({ part, kind, form, surface }: Morpheme): boolean =>
  part === '動詞' && form === '連用形' && !(kind === '非自立' && surface === 'かけ');

const GOES_ON_AS_NOUN: ReadonlySet<string> = new Set(['の', 'を', 'じゃ']);

const isNoun = (surface: string, book: TextBook): boolean =>
  book.written(surface).some(({ partsOfSpeech }) => partsOfSpeech.includes('noun'));

const isReadAsNoun = (kana: string, book: TextBook): boolean =>
  book.read(toHiragana(kana)).some(({ partsOfSpeech }) => partsOfSpeech.includes('noun'));

const isStemLike = (noun: Morpheme, verb: Morpheme): boolean =>
  noun.part === '名詞' &&
  noun.kind === '一般' &&
  noun.surface.length > 1 &&
  verb.part === '動詞' &&
  verb.kind === '自立' &&
  HOW_IT_IS_DONE.test(verb.lemma) &&
  areTogether([noun, verb]);
const HOW_IT_IS_DONE = /^(?:果てる|渡る|続ける|続く|始める|出す|合う|終わる|尽くす|切る|疲れる|回る)$/;

const isThing = (morpheme: Morpheme | undefined): boolean => morpheme?.part === '名詞' && morpheme.kind === '一般';

/** Cuts として after う and よう into と and して: 見ようとして. */
function aboutTo(morphemes: readonly Morpheme[], index: number): Morpheme[] | null {
  const [before, morpheme] = [morphemes[index - 1], morphemes[index]!];
  const isBegun =
    before?.surface === 'そう' && morphemes[index - 2]?.surface === '出' && morphemes[index - 3]?.part === '動詞';
  if (morpheme.surface !== 'として' || !((before?.part === '助動詞' && before.lemma === 'う') || isBegun)) return null;
  const inPlace = (offset: number, reading: string) => ({
    start: morpheme.start + offset,
    end: morpheme.start + offset + 1,
    reading,
    sound: reading,
  });
  const verb = { part: '動詞', kind: '自立', detail: '*', inflection: 'サ変・スル', form: '連用形' };
  const particle = { part: '助詞', inflection: '*', form: '*' };
  return [
    { surface: 'と', lemma: 'と', kind: '格助詞', detail: '引用', ...particle, ...inPlace(0, 'ト') },
    { surface: 'し', lemma: 'する', ...verb, ...inPlace(1, 'シ') },
    { surface: 'て', lemma: 'て', kind: '接続助詞', detail: '*', ...particle, ...inPlace(2, 'テ') },
  ];
}

/** Cuts みたい after a noun of the book, as in 夢みたい, unless the book has the verb. */
function likened(morphemes: readonly Morpheme[], index: number, book: TextBook): Morpheme[] | null {
  const morpheme = morphemes[index]!;
  const noun = morpheme.surface.slice(0, -1);
  const next = morphemes[index + 1];
  const before = morphemes[index - 1];
  const isDesire = next?.part === '助動詞' && next.lemma === 'たい';
  const isVerbSo = morpheme.part === '動詞' && morpheme.surface === `${noun}み` && morpheme.lemma === `${noun}みる`;
  if (before?.part === '助動詞' && before.surface === 'み') return null;
  // 夢みたい is a likeness, and 君を夢みたい a wish.
  const isOfBook = before?.part === '助詞' && book.written(morpheme.lemma).length > 0;
  if (!isVerbSo || !isDesire || noun === '' || !isNoun(noun, book) || isOfBook) return null;
  const middle = morpheme.end - 1;
  const kana = morpheme.reading ?? '';
  const asNoun = { part: '名詞', kind: '一般', detail: '*', inflection: '*', form: '*' };
  return [
    {
      ...morpheme,
      ...asNoun,
      surface: noun,
      lemma: noun,
      end: middle,
      reading: kana.slice(0, -1),
      sound: kana.slice(0, -1),
    },
    { ...morpheme, ...asNoun, kind: '非自立', surface: 'み', lemma: 'み', start: middle, reading: 'ミ', sound: 'ミ' },
  ];
}

/** Cuts compound verbs that the analyser has and the book does not: 読みかけ into 読み and かけ, 降り出した into 降り and 出し. */
function halfDone(morpheme: Morpheme, book: TextBook): Morpheme[] | null {
  const { surface, lemma, part } = morpheme;
  if (part !== '動詞' || book.written(lemma).length > 0 || surface.length < 3) return null;
  const helping = HELPING_LEMMAS.find((verb) => lemma.length > verb.length && lemma.endsWith(verb));
  if (!helping) return null;
  const stem = lemma.slice(0, -helping.length);
  const isHalf = helping === 'かける' || helping === '掛ける';
  const roots = [stem.slice(0, -1) + (ROOTS.get(stem.slice(-1)) ?? ''), `${stem}る`];
  const root = roots.find((verb, i) =>
    book.written(verb).some(({ partsOfSpeech }) => partsOfSpeech.includes(i === 0 ? 'verb-u' : 'verb-ru')),
  );
  if (!root || !surface.startsWith(stem) || (isHalf && SPOKEN_TO.test(root))) return null;
  const tail = surface.slice(stem.length);
  const middle = morpheme.start + stem.length;
  const kana = morpheme.reading ?? '';
  const [word] = book.written(root);
  const own = toKatakana(word!.reading.slice(0, -1));
  const isRu = root === roots[1];
  const heard = isRu ? own : own + toKatakana(stem.slice(-1));
  if (!kana.startsWith(heard)) return null;
  const rest = kana.slice(heard.length);
  const verb = { lemma: root, inflection: isRu ? '一段' : '五段', form: '連用形' };
  return [
    { ...morpheme, ...verb, surface: stem, end: middle, reading: heard, sound: heard },
    { ...morpheme, surface: tail, lemma: helping, kind: '非自立', start: middle, reading: rest, sound: rest },
  ];
}
/** Verbs after which かける means speaking or acting towards a person, not something half done: 語りかける. */
const SPOKEN_TO = /^(?:語る|話す|呼ぶ|問う|笑う|働く|押す|追う|立つ)$/;
