import { isKana, toHiragana, toKatakana } from '../language/index.js';
import { costOf } from './likeliest-spelling.js';
import { areTogether, type Morpheme, surfaceOf, type Tokenizer } from './morpheme.js';
import type { TextBook, TextWord } from './text-book.js';

/** The fewest and the most letters of a word in kana that is looked for. */
const [SHORTEST, LONGEST] = [2, 8];
/** The cost from which pieces are unlikely together, and by how much it exceeds that of the word. */
const [UNLIKELY_COST, COST_MARGIN] = [2.4, 1.2];

/**
 * Words of the book in kana that the analyser cuts to pieces, in one piece (docs/product/lookup.md#words): まぼろし of
 * まぼろしか, しじみ, もみあげ. They are read so where the pieces of the analyser are much unlikelier than the word with what
 * is left of them.
 */
export function kanaWords(morphemes: readonly Morpheme[], cut: Tokenizer, book: TextBook): readonly Morpheme[] {
  let pieces = morphemes;
  for (let index = 0; index < pieces.length; index++) {
    const found = isKana(pieces[index]!.surface) ? wordAt(pieces, index, cut, book) : null;
    if (found) pieces = [...pieces.slice(0, index), ...found.pieces, ...pieces.slice(index + found.length)];
  }
  return pieces;
}

type FoundKanaWord = { readonly length: number; readonly pieces: readonly Morpheme[] };

function wordAt(morphemes: readonly Morpheme[], index: number, cut: Tokenizer, book: TextBook): FoundKanaWord | null {
  const run = kanaFrom(morphemes, index);
  const text = surfaceOf(run);
  const before = morphemes.slice(Math.max(0, index - 1), index);
  const costAfter = (pieces: readonly Morpheme[]) => costOf([...before, ...pieces], book) - costOf(before, book);
  let best: FoundKanaWord | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let length = Math.min(LONGEST, text.length); length >= SHORTEST; length--) {
    const old = piecesOver(run, length);
    if (old.length < 2) break;
    const cost = costAfter(old);
    const kana = text.slice(0, length);
    const free = isFree(morphemes[index - 1], morphemes[index + old.length], text, length);
    const named = free ? nounOf(kana, book) : null;
    const isImpossible = named !== null && length >= INDEPENDENT && areImpossible(morphemes[index - 1], old);
    const isWhole = named !== null && length >= UNMISTAKABLE && !old.every(({ part }) => part === '名詞');
    if (isImpossible || isWhole) {
      const rest = text.slice(length, surfaceOf(old).length);
      const after = rest === '' ? [] : goingOn(rest, named);
      const start = run[0]!.start;
      const particle = { start: start + length, end: start + length + 1 };
      if (after)
        return {
          length: old.length,
          pieces: [asPiece(named, kana, start), ...after.map((each) => ({ ...each, ...particle }))],
        };
    }
    if (cost < UNLIKELY_COST || (length === SHORTEST && !old.some(isLoneLetter) && !areLetters(old))) continue;
    const word =
      isBroken(morphemes, index, old.length, book) || isByItself(morphemes, index, old, text, length)
        ? wordOf(kana, book)
        : null;
    if (!word) continue;
    const start = run[0]!.start + length;
    const rest = text.slice(length, surfaceOf(old).length);
    const tail =
      rest === '' ? [] : cut(rest).map((each) => ({ ...each, start: each.start + start, end: each.end + start }));
    const pieces = [asPiece(word, text.slice(0, length), run[0]!.start), ...tail];
    const own = costAfter(pieces);
    if (own > cost - COST_MARGIN || own >= least) continue;
    least = own;
    best = { length: old.length, pieces };
  }
  return best;
}

/** The number of letters from which a word may stand by itself, though its pieces could be meant. */
const INDEPENDENT = 3;
/** The text that goes on after a noun. */
const AFTER_NOUN =
  /^(?:$|[のはがをにへとも](?!う)|で(?:す|は|も|$)|な(?!い|く|か|きゃ|ん)|だ(?:$|よ|ね|か)|から|まで|より)/;
/** Pieces that are attached to verbs: with them, きたいの is き and たい, and not 期待. */
const OF_VERBS =
  /^(?:たい|たく|た|だ|て|で|ない|なく|ます|まし|れる|られる|れ|られ|せる|せ|ば|ちゃ|じゃ|う|よう|そう|ん|ぬ|てる|とく)$/;

/** Checks for a noun in kana that stands alone, between words that may precede and follow one: せかい of せかいのはて. */
function isByItself(
  morphemes: readonly Morpheme[],
  index: number,
  old: readonly Morpheme[],
  text: string,
  length: number,
): boolean {
  return (
    length >= INDEPENDENT &&
    isFree(morphemes[index - 1], morphemes[index + old.length], text, length) &&
    !FORMS_OF_SURU.test(text.slice(length)) &&
    !old.slice(1).some(({ surface }) => OF_VERBS.test(surface))
  );
}

/** Checks whether a word may begin and end here: after a particle, and before one or before する. */
function isFree(before: Morpheme | undefined, next: Morpheme | undefined, text: string, length: number): boolean {
  const begins = before === undefined || /^(?:助詞|記号|連体詞)$/.test(before.part) || /[なの]$/.test(before.surface);
  const ends = text.length > length || next === undefined || /^(?:助詞|助動詞|記号)$/.test(next.part);
  const after = text.slice(length);
  return begins && ends && (AFTER_NOUN.test(after) || FORMS_OF_SURU.test(after));
}

/** The forms of する that go on after a noun. */
const FORMS_OF_SURU = /^(?:し(?:た|て|な[いく]|よう|ま[しす]|ちゃ)|する|すれば|せず)/;
const SHI_OF_SURU: Omit<Morpheme, 'start' | 'end'> = {
  surface: 'し',
  lemma: 'する',
  part: '動詞',
  kind: '自立',
  detail: '*',
  inflection: 'サ変・スル',
  form: '連用形',
  reading: 'シ',
  sound: 'シ',
};

const NA_OF_DA: Omit<Morpheme, 'start' | 'end'> = {
  surface: 'な',
  lemma: 'だ',
  part: '助動詞',
  kind: '*',
  detail: '*',
  inflection: '特殊・ダ',
  form: '体言接続',
  reading: 'ナ',
  sound: 'ナ',
};
/** The rest of a piece after a noun: し of する, な of a な-adjective. */
const goingOn = (rest: string, { partsOfSpeech }: TextWord): readonly Omit<Morpheme, 'start' | 'end'>[] | null =>
  rest === 'し' && partsOfSpeech.includes('noun-suru')
    ? [SHI_OF_SURU]
    : rest === 'な' && partsOfSpeech.includes('adj-na')
      ? [NA_OF_DA]
      : null;

/** The number of letters from which a noun is hardly found by chance: ひこうきぐも. */
const UNMISTAKABLE = 5;

/**
 * Checks whether pieces cannot follow each other: ば after はなた, つ and べ after a stem (着せつ), a volitional after の
 * (の剥こう), a verb right after another (焼く即した).
 */
const areImpossible = (before: Morpheme | undefined, [first, second]: readonly Morpheme[]): boolean =>
  second?.form === 'ガル接続' ||
  (first?.part === '動詞' &&
    ((first.form === '未然形' && second?.surface === 'ば') ||
      (first.form === '連用形' && /^[つべけ]$/.test(second?.surface ?? '')) ||
      (first.form === '未然ウ接続' && before?.surface === 'の') ||
      (first.form === '基本形' && second?.part === '動詞' && second.kind === '自立')));

/** Checks whether pieces can hardly be meant: one is unknown, or stands where no such piece can stand. */
function isBroken(morphemes: readonly Morpheme[], from: number, length: number, book: TextBook): boolean {
  for (let index = from; index < from + length; index++) {
    const [before, piece, next] = [morphemes[index - 1], morphemes[index]!, morphemes[index + 1]];
    if (/^(?:いる|ある|する|なる|いく|てる|くれる|もらう|ない|です|ます)$/.test(piece.lemma)) {
      if (piece.lemma !== 'する' || next?.part !== '名詞' || next.kind !== '形容動詞語幹') return false;
    }
    if (index < from + length && isOdd(before, piece, next, book)) return true;
  }
  return false;
}

const isLoneLetter = ({ surface, part, kind }: Morpheme): boolean =>
  part === '名詞' &&
  surface.length === 1 &&
  surface !== 'ん' &&
  surface !== 'の' &&
  kind !== '非自立' &&
  kind !== '接尾';

/** Checks for a verb and a suffix of one letter each, as in ひげ. */
const areLetters = ([verb, suffix]: readonly Morpheme[]): boolean =>
  verb?.part === '動詞' && verb.surface.length === 1 && suffix?.kind === '接尾' && suffix.surface.length === 1;

function isOdd(before: Morpheme | undefined, piece: Morpheme, next: Morpheme | undefined, book: TextBook): boolean {
  const { part, kind, form, inflection, surface, lemma } = piece;
  if (part === 'UNK' || isLoneLetter(piece) || (next && areLetters([piece, next]))) return true;
  if (part === 'フィラー' || part === 'その他') return before !== undefined || next?.part === '名詞';
  // ほし of ほしぞら: the stem of an adjective stands before the second part of a compound.
  if (form === 'ガル接続') return next?.part === '助詞' && next.kind !== '終助詞';
  if (form === '連用タ接続') return !next || !/^[ただてでちじ]/.test(next.surface);
  if (part === '助動詞' && inflection.startsWith('文語')) return before?.part === '名詞';
  if (part === '助詞' || part === '助動詞') return !before && /^[もつわたざは]/.test(surface);
  if (part === '動詞' && form === '連用形' && surface.length === 1) return next?.kind === '形容動詞語幹';
  const isFree = /^(?:名詞|動詞|形容詞|副詞)$/.test(part) && kind !== '非自立' && kind !== '接尾';
  return isFree && ![surface, lemma].some((text) => book.written(text).length > 0 || book.read(text).length > 0);
}

/** The pieces in kana from one on, as far as a word may reach. */
function kanaFrom(morphemes: readonly Morpheme[], index: number): Morpheme[] {
  const run = [morphemes[index]!];
  let letters = run[0]!.surface.length;
  for (const next of morphemes.slice(index + 1)) {
    if (letters >= LONGEST || !isKana(next.surface) || !areTogether([run.at(-1)!, next])) break;
    run.push(next);
    letters += next.surface.length;
  }
  return run;
}

/** The pieces that so many letters reach into. */
function piecesOver(run: readonly Morpheme[], letters: number): readonly Morpheme[] {
  let [count, reached] = [0, 0];
  while (reached < letters) reached += run[count++]!.surface.length;
  return run.slice(0, count);
}

/** A noun of the book that reads so. */
const nounOf = (kana: string, book: TextBook): TextWord | null =>
  [...book.written(kana), ...book.read(toHiragana(kana))].find(({ partsOfSpeech }) =>
    partsOfSpeech.some((partOfSpeech) => /^(?:noun|adj-na)/.test(partOfSpeech)),
  ) ?? null;

const FREE = /^(?:noun|pronoun|adj-na|adverb)/;

/** A word of the book that stands by itself; a short one only where it has no other that reads so. */
function wordOf(kana: string, book: TextBook): TextWord | null {
  const words = [...book.written(kana), ...book.read(toHiragana(kana))].filter(({ partsOfSpeech }) =>
    partsOfSpeech.some((partOfSpeech) => FREE.test(partOfSpeech)),
  );
  return words[0] ?? null;
}

function asPiece({ partsOfSpeech }: TextWord, surface: string, start: number): Morpheme {
  const isNoun = partsOfSpeech.some((partOfSpeech) => /^(?:noun|pronoun|adj-na)/.test(partOfSpeech));
  const kind = partsOfSpeech.includes('noun-suru')
    ? 'サ変接続'
    : partsOfSpeech.includes('adj-na')
      ? '形容動詞語幹'
      : '一般';
  const reading = toKatakana(surface);
  const tags = { part: isNoun ? '名詞' : '副詞', kind, detail: '*', inflection: '*', form: '*' };
  return { ...tags, surface, lemma: surface, start, end: start + surface.length, reading, sound: reading };
}
