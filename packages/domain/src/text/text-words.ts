import { type FormName, glossOf, inflected, inflectionsOf, isKana, toHangul, toHiragana } from '../language/index.js';
import type { EntryAddress, Role } from '../search/heard/function-words.js';
import type { RubyPart } from '../words/ruby.js';
import { askedReading, type CountedReading, countedReading } from './counter-reading.js';
import { furiganaOf } from './furigana.js';
import { grammarWord } from './grammar-words.js';
import { type FormsBehind, joinedForm, withoutHonour } from './joined-forms.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import { figureReading, inKanji, NUMERAL, numberOf, numberReading } from './number-reading.js';
import { mayBe } from './sought-parts.js';
import type { TextBook, TextWord } from './text-book.js';

/** What a word of a text is. `other` is Japanese that nothing explains; `plain` any other writing, marks and blanks. */
export type TextPart =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'determiner'
  | 'conjunction'
  | 'interjection'
  | 'prefix'
  | 'suffix'
  | 'name'
  | 'number'
  | 'particle'
  | 'ending'
  | 'other'
  | 'plain';

/** A word of a line, or what stands between two. The texts of a line joined are the line. */
export type TextToken = {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** In kana as it is written, and in Hangul as it sounds; null of what is not Japanese. */
  readonly reading: string | null;
  readonly pronunciation: string | null;
  /** Null of what is not Japanese. */
  readonly dictionary: string | null;
  readonly part: TextPart;
  readonly word: TextWord | null;
  /** What explains a word of the grammar. */
  readonly entry: EntryAddress | null;
  /** In Korean: the form of a word that has one (먹을 수 없었다), or what the particle says. */
  readonly gloss: string | null;
  readonly names: readonly FormName[];
  readonly furigana: readonly RubyPart[];
};

const PARTS: Readonly<Record<string, TextPart>> = {
  名詞: 'noun',
  動詞: 'verb',
  形容詞: 'adjective',
  副詞: 'adverb',
  連体詞: 'determiner',
  接続詞: 'conjunction',
  感動詞: 'interjection',
  フィラー: 'interjection',
  その他: 'interjection',
  接頭詞: 'prefix',
  助詞: 'particle',
  助動詞: 'ending',
};

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const KANJI = /\p{Script=Han}/gu;
/** The longest compound of the book takes so many morphemes. */
const LONGEST_COMPOUND = 6;
/** What the analyser cuts into more than one and is written in kana alone is a word of the book from this length on. */
const SHORTEST_IN_KANA = 4;

/** Of several readings of one writing the usual one, where the analyser has another (docs/product/lookup.md#readings). */
const USUAL: Readonly<Record<string, string>> = {
  間: 'あいだ',
  角: 'かど',
  一昨年: 'おととし',
  日本: 'にほん',
  大勢: 'おおぜい',
  私: 'わたし',
  明日: 'あした',
  今日: 'きょう',
  昨日: 'きのう',
};

const isNumeral = ({ part, kind, surface }: Morpheme): boolean =>
  part === '名詞' && kind === '数' && NUMERAL.test(surface);
/** More figures than these are read as several rows of them. */
const MOST_FIGURES = 24;

const isNumeralAt = (morphemes: readonly Morpheme[], at: number, from: number): boolean =>
  at < morphemes.length &&
  at - from < MOST_FIGURES &&
  isNumeral(morphemes[at]!) &&
  (at === from || morphemes[at - 1]!.end === morphemes[at]!.start);
const isName = ({ part, kind }: Morpheme): boolean => part === '名詞' && kind === '固有名詞';
const isGrammar = ({ part }: Morpheme): boolean =>
  part === '助詞' || part === '助動詞' || part === '記号' || part === 'UNK';

const ENDINGS: ReadonlySet<Role> = new Set<Role>(['copula', 'auxiliary']);

type Context = {
  readonly line: string;
  readonly morphemes: readonly Morpheme[];
  readonly book: TextBook;
  readonly formsBehind: FormsBehind;
};
/** A token and how many morphemes it takes. */
type Taken = { readonly length: number; readonly token: TextToken };

/**
 * The words of a line from what the analyser made of it (docs/product/lookup.md#words): compounds by the book first, a form joined to
 * its word, numbers with what they count; what stands between them is `plain`. Nothing of the line is lost or changed.
 */
export function textWords(
  line: string,
  morphemes: readonly Morpheme[],
  book: TextBook,
  formsBehind: FormsBehind,
): TextToken[] {
  const context: Context = { line, morphemes, book, formsBehind };
  const tokens: TextToken[] = [];
  let reached = 0;
  for (let at = 0; at < morphemes.length; ) {
    const { length, token } = taken(context, at);
    if (token.start > reached) tokens.push(plain(line, reached, token.start));
    tokens.push(token);
    reached = token.end;
    at += length;
  }
  if (reached < line.length) tokens.push(plain(line, reached, line.length));
  return together(line, tokens);
}

const taken = (context: Context, at: number): Taken =>
  numbered(context, at) ??
  compound(context, at) ??
  formed(context, at, 0) ??
  grammar(context, at) ??
  single(context, at);

/** A number, with its counter where one follows. */
function numbered({ line, morphemes, book }: Context, at: number): Taken | null {
  const asks = morphemes[at]!.surface === '何';
  let end = at;
  while (isNumeralAt(morphemes, end, at)) end++;
  if (asks) end = at + 1;
  else if (end === at) return null;
  const figures = line.slice(morphemes[at]!.start, morphemes[end - 1]!.end);
  const counter = morphemes[end];
  const counts = counter && isCounter(counter) && areTogether(morphemes.slice(end - 1, end + 1)) ? counter : null;
  if (asks && !counts) return null;
  const number = asks ? null : numberOf(figures);
  const last = counts ? end + 1 : end;
  const run = morphemes.slice(at, last);
  const written = line.slice(run[0]!.start, run.at(-1)!.end);
  // 零 is れい, 0 ゼロ.
  const plainNumber = figures === '零' ? 'れい' : number === null ? figureReading(figures) : numberReading(number);
  const token = (reading: string, furigana: readonly RubyPart[], word: TextWord | null): Taken => ({
    length: run.length,
    token: {
      ...placed(run, written),
      reading,
      pronunciation: toHangul(reading),
      dictionary: word?.japaneseWord ?? written,
      part: 'number',
      word,
      entry: null,
      gloss: null,
      names: [],
      furigana,
    },
  });
  const kanji = number === null ? null : inKanji(number);
  if (!counts) {
    const word = book.written(kanji ?? figures).find(({ partsOfSpeech }) => partsOfSpeech.includes('numeral')) ?? null;
    return token(plainNumber, [{ text: written, reading: plainNumber }], word);
  }
  const own = counterWord(counts, book);
  const counterReading = own?.reading ?? (isKana(counts.surface) ? counts.surface : toHiragana(counts.reading ?? ''));
  const behindMonth = at > 0 && morphemes[at - 1]!.surface.endsWith('月');
  const read: CountedReading = asks
    ? askedReading(counts.surface, counterReading)
    : number === null || figures === '零'
      ? { number: plainNumber, counter: counterReading }
      : countedReading(number, counts.surface, counterReading, behindMonth);
  const whole = 'whole' in read ? read.whole : read.number + read.counter;
  const inBook = book.written((asks ? '何' : (kanji ?? figures)) + counts.surface);
  const word = inBook.find(({ hiragana }) => hiragana === whole) ?? inBook[0] ?? own?.word ?? null;
  const furigana =
    'whole' in read
      ? furiganaOf(written, whole)
      : [{ text: figures, reading: read.number }, ...furiganaOf(counts.surface, read.counter)];
  return token(whole, furigana, word);
}

const isCounter = ({ part, kind, detail, surface }: Morpheme): boolean =>
  part === '名詞' && ((kind === '接尾' && (detail === '助数詞' || surface === 'つ')) || COUNTERS.has(surface));

/** What the analyser calls an ordinary noun, and counts behind a number. */
const COUNTERS: ReadonlySet<string> = new Set([
  'つ',
  '曲',
  '駅',
  '部屋',
  '箱',
  '週間',
  '時間',
  '日間',
  '年間',
  '分間',
  '秒',
  '杯',
  '羽',
  '枚',
  '匹',
]);

/** The counter as the book has it, its reading by the rule's own list where the book has several words so written. */
function counterWord({ surface, reading }: Morpheme, book: TextBook): { word: TextWord; reading: string } | null {
  const counters = book.written(surface).filter(({ partsOfSpeech }) => partsOfSpeech.includes('counter'));
  const heard = COUNTER_READINGS[surface] ?? toHiragana(reading ?? '');
  const word = counters.find(({ hiragana }) => hiragana === heard) ?? counters[0];
  return word ? { word, reading: COUNTER_READINGS[surface] ?? word.hiragana.replace(/^[～〜~]/, '') } : null;
}
const COUNTER_READINGS: Readonly<Record<string, string>> = {
  日: 'にち',
  分: 'ふん',
  人: 'にん',
  月: 'がつ',
  本: 'ほん',
  匹: 'ひき',
  杯: 'はい',
};

/** The longest word of the book that begins here, of several morphemes; a verb or an adjective in any form. */
function compound(context: Context, at: number): Taken | null {
  const { morphemes, book } = context;
  if (isGrammar(morphemes[at]!)) return null;
  for (let length = Math.min(LONGEST_COMPOUND, morphemes.length - at); length > 1; length--) {
    const run = morphemes.slice(at, at + length);
    if (!areTogether(run) || run.some(({ part }) => part === '記号' || part === 'UNK')) continue;
    const inForm = formed(context, at, length - 1);
    if (inForm?.token.word && !isSaying(inForm.token.word, run)) return inForm;
    const written = surfaceOf(run);
    if (isKana(written) && written.length < SHORTEST_IN_KANA) continue;
    const words = (isKana(written) ? book.read(toHiragana(written)) : book.written(written)).filter(
      (word) => !isSaying(word, run),
    );
    if (words.length > 0) return whole(context, run, words);
  }
  return null;
}

/** "What the book has as a saying with particles in it is read by its words" (docs/product/lookup.md#words): 雨が降る. */
const isSaying = ({ partsOfSpeech }: TextWord, run: readonly Morpheme[]): boolean =>
  partsOfSpeech.every((part) => part === 'expression') &&
  run.some(({ part, kind }) => part === '助詞' && (kind === '格助詞' || kind === '係助詞'));

/** A word of the book as it is, by the reading that the analyser has, else by the usual one. */
function whole({ line }: Context, run: readonly Morpheme[], words: readonly TextWord[]): Taken {
  const heard = run.map(({ reading, surface }) => toHiragana(reading ?? surface)).join('');
  const written = surfaceOf(run);
  const usual = words.find(({ hiragana }) => hiragana === USUAL[written]);
  const word = usual ?? words.find(({ hiragana }) => toHiragana(hiragana) === heard) ?? words[0]!;
  const same = isKana(written) ? written : word.hiragana;
  return {
    length: run.length,
    token: {
      ...placed(run, line.slice(run[0]!.start, run.at(-1)!.end)),
      reading: same,
      pronunciation: word.koreanPronunciation,
      dictionary: word.japaneseWord,
      part: partOf(isGrammar(run[0]!) ? run.at(-1)! : run[0]!),
      word,
      entry: null,
      gloss: null,
      names: [],
      furigana: furiganaOf(written, same),
    },
  };
}

/** A verb or an adjective with what is attached; する behind a noun; な and に behind 静か. */
function formed(context: Context, at: number, before: number): Taken | null {
  const { morphemes, book, formsBehind } = context;
  const head = morphemes[at]!;
  if (before > 0 && isGrammar(head)) return null;
  const joined =
    joinedForm(morphemes, at, book, formsBehind, before) ?? (before === 0 ? withSuruOrNa(context, at) : null);
  if (!joined) return null;
  const run = morphemes.slice(at, at + joined.length);
  const written = surfaceOf(run);
  const { word, names } = joined;
  const heard = heardOf(run);
  const reading =
    (word && names.length > 0 && byTheBook(word, joined.partsOfSpeech, names, written, heard.reading)) || heard.reading;
  const isSuru = word !== null && joined.dictionary.endsWith('する') && !word.japaneseWord.endsWith('する');
  const kind = isSuru
    ? word.partsOfSpeech.includes('noun-suru')
      ? 'suru'
      : null
    : word && inflectionsOf(word.japaneseWord, word.partsOfSpeech)[0];
  return {
    length: run.length,
    token: {
      ...placed(run, written),
      reading: isKana(written) ? written : reading,
      pronunciation: toHangul(sounding(isKana(written) ? written : reading, heard)),
      dictionary: joined.dictionary,
      part: partOf(before > 0 && head.part === '名詞' ? morphemes[at + before]! : head),
      word,
      entry: null,
      gloss: word && kind && names.length > 0 ? glossOf(names, kind, word.meaningKo) : null,
      names,
      furigana: furiganaOf(written, reading),
    },
  };
}

/** 勉強しています as one word, and 静かな, きれいに; of words that the book does not have, too. */
function withSuruOrNa({ morphemes, book, formsBehind }: Context, at: number): ReturnType<typeof joinedForm> {
  const head = morphemes[at]!;
  const next = morphemes[at + 1];
  if (head.part !== '名詞' || !next || head.end !== next.start) return null;
  if (head.kind === 'サ変接続' && next.lemma === 'する') return joinedForm(morphemes, at, book, formsBehind, 1);
  if (head.kind !== '形容動詞語幹' || !/^[なに]$/.test(next.surface) || !['助動詞', '助詞'].includes(next.part))
    return null;
  const word = nounWord(head, book);
  if (!word?.partsOfSpeech.includes('adj-na')) return null;
  const names: readonly FormName[] = next.surface === 'な' ? ['adnominal'] : ['adverb'];
  return { length: 2, dictionary: word.japaneseWord, word, partsOfSpeech: ['adj-na'], names };
}

/** The reading of a form by the book, where the analyser has another word of this writing: 辛く つらく or からく. */
function byTheBook(
  { japaneseWord, hiragana }: TextWord,
  partsOfSpeech: readonly string[],
  names: readonly FormName[],
  written: string,
  heard: string,
): string | null {
  const tail = partsOfSpeech.includes('noun-suru') && !japaneseWord.endsWith('する') ? 'する' : '';
  const forms = inflectionsOf(japaneseWord, partsOfSpeech)
    .flatMap((kind) => inflected(japaneseWord + tail, hiragana + tail, kind, names))
    .filter((form) => form.written === written);
  return forms.some(({ reading }) => reading === heard) ? heard : (forms[0]?.reading ?? null);
}

/** A particle or an ending that is no part of a form. */
function grammar({ line, morphemes }: Context, at: number): Taken | null {
  const found = grammarWord(morphemes, at);
  if (!found) return null;
  const { word, length } = found;
  const run = morphemes.slice(at, at + length);
  return {
    length,
    token: {
      ...placed(run, line.slice(run[0]!.start, run.at(-1)!.end)),
      reading: word.written,
      pronunciation: toHangul(word.heard),
      dictionary: word.written,
      part: ENDINGS.has(word.role) ? 'ending' : word.role === 'suffix' ? 'suffix' : 'particle',
      word: null,
      entry: word.entry,
      gloss: word.gloss,
      names: [],
      furigana: [{ text: word.written, reading: null }],
    },
  };
}

/** A word by itself: of the book, a name, or what the analyser alone knows. */
function single(context: Context, at: number): Taken {
  const { line, morphemes, book } = context;
  const morpheme = morphemes[at]!;
  const { surface, start, end } = morpheme;
  const written = line.slice(start, end);
  if (!JAPANESE.test(surface) || morpheme.part === '記号') return { length: 1, token: plain(line, start, end) };
  const grammatical = morpheme.part === '助詞' || morpheme.part === '助動詞';
  const word = grammatical ? null : morpheme.surface === '何' ? what(context, at) : nounWord(morpheme, book);
  const heard = heardOf([morpheme]);
  const reading = isKana(surface) ? surface : word ? readingOf(word, morpheme) : heard.reading;
  const known = isKana(reading);
  return {
    length: 1,
    token: {
      ...placed([morpheme], written),
      reading: known ? reading : null,
      pronunciation: known
        ? word?.hiragana === reading
          ? word.koreanPronunciation
          : toHangul(sounding(reading, heard))
        : null,
      dictionary: word?.japaneseWord ?? (morpheme.lemma === '*' ? surface : morpheme.lemma),
      part: isName(morpheme) && !word ? 'name' : morpheme.part === 'UNK' ? 'other' : partOf(morpheme),
      word,
      entry: null,
      gloss: null,
      names: [],
      furigana: furiganaOf(written, known ? reading : ''),
    },
  };
}

/** 何 is なん before た, だ and な rows, and なに else. */
function what({ morphemes, book }: Context, at: number): TextWord | null {
  const next = morphemes[at + 1]?.surface ?? '';
  const reading = /^(?:[てでとだの]|な|にも)/.test(next) ? 'なん' : 'なに';
  return book.written('何').find(({ hiragana }) => hiragana === reading) ?? null;
}

/** The word that a noun, an adverb or the like is: as it is written, else as it is read where no kanji says otherwise. */
function nounWord(morpheme: Morpheme, book: TextBook): TextWord | null {
  const { surface, reading } = morpheme;
  const heard = toHiragana(reading ?? surface);
  const written = book.written(surface);
  const usual = USUAL[surface];
  const fitting = written.filter(({ partsOfSpeech }) => mayBe(partsOfSpeech, morpheme));
  const byReading = (words: readonly TextWord[], kana: string | undefined) =>
    words.find(({ hiragana }) => toHiragana(hiragana) === kana);
  const found =
    byReading(written, usual) ?? byReading(fitting, heard) ?? byReading(written, heard) ?? fitting[0] ?? written[0];
  if (found) return found;
  if (isName(morpheme)) return null;
  const kanji = surface.match(KANJI) ?? [];
  const plainer = book
    .read(heard)
    .filter(
      ({ partsOfSpeech, japaneseWord }) =>
        mayBe(partsOfSpeech, morpheme) && kanji.every((each) => japaneseWord.includes(each)),
    );
  const honoured = withoutHonour(surface);
  return plainer[0] ?? (honoured === surface ? undefined : book.written(honoured)[0]) ?? null;
}

/** As the book has it; of a word that the text writes otherwise (お湯 of 湯) as the analyser reads it. */
const readingOf = ({ japaneseWord, hiragana }: TextWord, { surface, reading }: Morpheme): string =>
  surface === japaneseWord || reading === null ? hiragana : toHiragana(reading);

type Heard = { readonly reading: string; readonly sound: string };

/** What the analyser reads, in hiragana: as it is written, and with the particles は and へ as they sound. */
function heardOf(run: readonly Morpheme[]): Heard {
  const reading = run.map(({ reading: read, surface }) => toHiragana(read ?? surface)).join('');
  const sound = run.map((morpheme) => soundOf(morpheme)).join('');
  return { reading, sound };
}

function soundOf({ surface, reading, sound }: Morpheme): string {
  const kana = toHiragana(reading ?? surface);
  if (sound === null || sound.length !== kana.length) return kana;
  return [...kana].map((letter, at) => SOUNDS[letter + sound[at]!] ?? letter).join('');
}
const SOUNDS: Readonly<Record<string, string>> = { はワ: 'わ', へエ: 'え' };

/** A reading with the particles in it as they sound, where the analyser read the same. */
const sounding = (reading: string, heard: Heard): string =>
  toHiragana(reading) === heard.reading ? heard.sound : reading;

const partOf = ({ part, kind }: Morpheme): TextPart =>
  part === '名詞' && kind === '接尾'
    ? 'suffix'
    : isName({ part, kind } as Morpheme)
      ? 'name'
      : (PARTS[part] ?? 'other');

const placed = (run: readonly Morpheme[], written: string) => ({ start: run[0]!.start, end: run.at(-1)!.end, written });

const plain = (line: string, start: number, end: number): TextToken => {
  const written = line.slice(start, end);
  const none = { reading: null, pronunciation: null, dictionary: null, word: null, entry: null, gloss: null };
  return { start, end, written, ...none, part: 'plain', names: [], furigana: [{ text: written, reading: null }] };
};

/** Neighbours that are no Japanese as one. */
function together(line: string, tokens: readonly TextToken[]): TextToken[] {
  const joined: TextToken[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before?.part === 'plain' && token.part === 'plain')
      joined[joined.length - 1] = plain(line, before.start, token.end);
    else joined.push(token);
  }
  return joined;
}
