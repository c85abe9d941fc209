import { KANJI, tableOf } from '../language/index.js';
import { outsideWords } from './kept-words.js';
import { likeliestSpelling } from './likeliest-spelling.js';
import type { Tokenizer } from './morpheme.js';
import type { Change } from './respelling.js';
import type { TextBook, TextWord } from './text-book.js';

/** The columns of the kana, each from its あ to its お. */
const COLUMNS = [
  'あいうえお',
  'かきくけこ',
  'がぎぐげご',
  'さしすせそ',
  'ざじずぜぞ',
  'たちつてと',
  'だぢづでど',
  'なにぬねの',
].concat(['はひふへほ', 'ばびぶべぼ', 'ぱぴぷぺぽ', 'まみむめも', 'やいゆえよ', 'らりるれろ', 'わいうえを']);
/** The vowel of small kana: きょ ends in o. */
const SMALL: Readonly<Record<string, number>> = { ゃ: 0, ゅ: 2, ょ: 4, ぁ: 0, ぃ: 1, ぅ: 2, ぇ: 3, ぉ: 4 };
/** Kana that make a kana of each vowel longer. */
const LENGTHENING = [['あ'], ['い'], ['う'], ['い', 'え'], ['う', 'お']] as const;

/** Places where kana may be drawn out, or cut short by a っ at the end: やばーい, ねぇ, 飛べぇぇっ, うめえよ. */
const DRAWN = new RegExp(
  [
    `(?<=[ぁ-ゖ${KANJI}])(?:[ー〜～]+[ぁぃぅぇぉ]*|[ぁぃぅぇぉ]+ー*)っ*(?![ァ-ヺ])`,
    `(?<=[ぁ-ゖ${KANJI}])っ+(?=$|[^ぁ-ヺー${KANJI}])`,
    `(?<=[けせてねへめれげぜでべぺ])え+っ*(?=$|[^ぁ-ヺー${KANJI}]|[よなねわぞかのけし]|っす)`,
  ].join('|'),
  'gu',
);
/** The number of letters before and after a place that decide about it. */
const LETTERS_BEFORE = 8;
const LETTERS_AFTER = 6;
/** No line has more places of which each is tried. */
const SPOTS_MAX = 40;
const BREAK = /[\s\p{P}]/u;

/** Spoken words that are shorter than their slurred vowel says. */
const SLURRED_WHOLE: readonly (readonly [spoken: string, plain: string])[] = [
  ['うっせ', 'うるさい'],
  ['ちっせ', 'ちいさい'],
  ['ちいせ', 'ちいさい'],
  ['ちっちぇ', 'ちいさい'],
  ['だせ', 'ダサい'],
  ['めんどくせ', '面倒くさい'],
  ['きもち', 'きもちいい'],
  ['でっけ', 'でかい'],
  ['ちっけ', 'ちいさい'],
];

/** Spoken words by themselves that would be others by their letters: こえー is no 声, and かれー no 辛い. */
const SLURRED_ALONE: Readonly<Record<string, string>> = {
  こえ: 'こわい',
  おつかれ: 'お疲れ様',
  お疲れ: 'お疲れ様',
  かっけ: 'かっこいい',
  うぜ: 'ウザい',
  きもち: '気持ちいい',
};

/**
 * Respells drawn out and slurred words in their plain form (docs/product/lookup.md#spoken): the likeliest of the
 * spellings without the drawing out, with a vowel for it, and with the adjective whose end is slurred (すげぇ すごい).
 */
export function drawnOut(text: string, cut: Tokenizer, book: TextBook): Change[] {
  const changes: Change[] = [];
  const spots = [...text.matchAll(DRAWN)].slice(0, SPOTS_MAX);
  for (const [i, { index, 0: drawn }] of spots.entries()) {
    const end = index + drawn.length;
    // What stands before is read as it was found to be meant.
    const last = changes.at(-1);
    const from = Math.max(clauseStart(text, index), last?.end ?? 0);
    const before =
      (last && last.end === from && from > index - LETTERS_BEFORE ? last.to : '') + text.slice(from, index);
    const next = spots[i + 1];
    const after = text.slice(end, Math.min(clauseEnd(text, end), next ? next.index : text.length));
    const ways = waysOf(before, drawn, after !== '');
    const chosen = likeliestSpelling(
      ways.map((way) => way + after),
      cut,
      book,
    );
    const known =
      slurred(before, drawn, after) ??
      ways.find((each) => each !== before + drawn && isSlurredAdjective(each, drawn, book)) ??
      ways.map((each) => asWordInKana(each, after, book)).find((each) => each !== null);
    const way = known ?? ways.find((each) => each + after === chosen)!;
    if (way === before + drawn) continue;
    const own = text.slice(from, index);
    // Only what differs is changed.
    let same = 0;
    const changed = before === own ? way : null;
    if (changed === null) {
      changes.push({ start: last!.start, end, to: way });
      changes.splice(-2, 1);
      continue;
    }
    while (same < own.length && changed[same] === own[same]) same++;
    changes.push({ start: from + same, end, to: changed.slice(same) });
  }
  return outsideWords(changes, text, book);
}

/**
 * Names what a slurred end can only mean: 泣くんじゃねえ and 忘れちゃいねえ deny, and end in no ね. んじゃねー by itself says good-bye,
 * and ちっちゃいねー how small something is.
 */
function slurred(before: string, drawn: string, after: string): string | null {
  if (!/^[ー〜～えぇぃ]/.test(drawn)) return null;
  // 待っててねー and あのねー are calls, quoted ones too: 来てねーって言う.
  if (/^[えぇー〜～]+$/.test(drawn) && /(?:[てで]て|(?<![ぁ-ゖ])あの)ね$/.test(before)) return before;
  if (/^[えぇー]っ$/.test(drawn) && /[てで]ね$/.test(before) && after.startsWith('て')) return `${before}、っ`;
  // 聞いてねえな denies, and ほっといてえな asks for it.
  if (/^[えぇー]/.test(drawn) && GOES_NOT_ON.test(before) && AFTER_DENIAL.test(after))
    return `${before.slice(0, -1)}いない`;
  if (/^[えぇー]$/.test(drawn) && /(?:とい|っ|し|え|せ)て$|んで$/.test(before) && /^な(?:$|[^ぁ-ん])/.test(after))
    return `${before}よ`;
  // 愛しとーよ is another's way to speak.
  if (drawn === 'ー' && GOES_ON.test(before)) return before + drawn;
  return /(?:[^\s\p{P}んあ]んじゃ|(?<![ちめ]っ)ちゃい|んじゃい|(?<!むか)しか|(?<!言い|いい)わけ)ね$/u.test(before)
    ? `${before.slice(0, -1)}ない`
    : slurredAlone(before);
}

const GOES_NOT_ON = new RegExp(`(?:[っいしきけせれめねべげえみ]て|[${KANJI}ァ-ヺ]て|んで)ね$`, 'u');
/** Ends of a clause that is denied; ねーって of 来てねーって言う calls as ね does. */
const AFTER_DENIAL =
  /^(?:(?:[なぞぜわ]|よな?|し|か[なよ]?|のに?|のか[よな]?|んだ[よなけろ]?.*|んで.*|んじゃ.*|から.*)(?:$|[^ぁ-ん])|だろ|じゃん)/;
const GOES_ON = new RegExp(`[${KANJI}](?:っ|し|い)と$`, 'u');

/** Checks for a long adjective of the book: しんどい of しんでぇ, which by its letters would be 寝台. */
const isSlurredAdjective = (way: string, drawn: string, book: TextBook): boolean => {
  const kana = /[ぁ-ゖ]+$/.exec(way)?.[0] ?? '';
  return (
    /[ぇえ]/.test(drawn) &&
    kana.length >= WORD_IN_KANA &&
    kana.endsWith('い') &&
    book.read(kana).some(({ partsOfSpeech }) => partsOfSpeech.includes('adj-i'))
  );
};

/** Kana that is drawn out at several places: とーきょー. */
const DRAWN_TWICE = /(?<![ぁ-ヺー])[ぁ-ゖ]+ー[ぁ-ゖ]+ー(?![ぁ-ヺー])/gu;

/** Nouns of every song, though a call and a particle sound so: はーなー, あーめー. */
const SUNG = tableOf<string>({
  はな: '花',
  あめ: '雨',
  ほし: '星',
  そら: '空',
  ゆめ: '夢',
  うみ: '海',
  かぜ: '風',
  つき: '月',
  ゆき: '雪',
  はる: '春',
  なつ: '夏',
  ふゆ: '冬',
  うた: '歌',
  きみ: '君',
});

/** A sung word that is followed by a particle: はーなーを. */
const SUNG_OUT = new RegExp(
  `(?<![ぁ-ヺー])(?:${[...SUNG.keys()].map((noun) => [...noun].join('ー')).join('|')})ー(?=[をがはにへものと]?(?![ぁ-ヺー]))`,
  'gu',
);

/** Words that are drawn out as one calls or answers, the likeliest first. */
const CALLED: readonly RegExp[] = [/^(?:interjection|conjunction|adverb)/, /^adj-i/];
const isOfClass = (word: TextWord | undefined, pattern: RegExp): boolean =>
  word?.partsOfSpeech.some((part) => pattern.test(part)) ?? false;
/** The end of いーよー, まーねー and そーだー. */
const DRAWN_PARTICLE = /[ねよなさかぞぜわ]ー$|(?<=[そこど]ー)だー$/;
/** The least letters of a noun that is told from kana drawn out twice: まーねー is no 真似, and よーしー no 養子. */
const NOUN = 4;

/**
 * Kana drawn out twice, of which each ー is a vowel or nothing: どーぞー is どうぞ, まーねー まあね. Only where nothing is called
 * so, it is a longer noun with each of its vowels: とーきょー is 東京.
 */
export function drawnTwice(text: string, _cut: Tokenizer, book: TextBook): Change[] {
  const sung = [...text.matchAll(SUNG_OUT)].map(
    ({ index, 0: run }): Change => ({
      start: index,
      end: index + run.length,
      to: SUNG.get(run.replaceAll('ー', ''))!,
    }),
  );
  const others = [...text.matchAll(DRAWN_TWICE)].flatMap(({ index, 0: run }): Change[] => {
    if (sung.some(({ start }) => start === index)) return [];
    const particle = DRAWN_PARTICLE.exec(run)?.[0] ?? '';
    const before = particle && calledAs(run.slice(0, -particle.length), book);
    const to = before
      ? before + particle[0]
      : (calledAs(run, book) ?? nounDrawn(run, book) ?? nounDrawn(run.slice(0, -1), book) ?? pairDrawn(run, book));
    return to ? [{ start: index, end: index + run.length, to }] : [];
  });
  return [...sung, ...others].sort((a, b) => a.start - b.start);
}

/** The word by which one calls or answers; null where the book has none. */
function calledAs(run: string, book: TextBook): string | null {
  const words = waysDrawn(run)
    .flatMap((way) => book.read(way))
    .sort((a, b) => b.id - a.id);
  for (const pattern of CALLED) {
    const word = words.find((each) => isOfClass(each, pattern));
    if (word) return word.reading;
  }
  return null;
}

function nounDrawn(run: string, book: TextBook): string | null {
  const words = waysDrawn(run, false)
    .filter((way) => way.length >= NOUN)
    .flatMap((way) => book.read(way));
  return words.find((word) => isOfClass(word, /^(?:noun|adj-na|pronoun)/))?.japaneseWord ?? null;
}

/** Reads two drawn out words in a row: もーいー is もういい. */
function pairDrawn(run: string, book: TextBook): string | null {
  const cut = run.indexOf('ー') + 1;
  const [first, second] = [calledAs(run.slice(0, cut), book), calledAs(run.slice(cut), book)];
  return first && second && first + second;
}

/** The kana that drawn out ones may be; those without a drawn out vowel only where `isShort`. */
function waysDrawn(run: string, isShort = true): string[] {
  let ways = [''];
  for (const letter of run) {
    ways = ways.flatMap((way) => {
      if (letter !== 'ー') return [way + letter];
      const last = way.at(-1) ?? '';
      const vowel = SMALL[last] ?? COLUMNS.find((kana) => kana.includes(last))?.indexOf(last) ?? -1;
      return [...(LENGTHENING[vowel] ?? []), ...(isShort ? [''] : [])].map((each) => way + each);
    });
  }
  return ways;
}

/** Its last word alone: この映画こえーな. */
function slurredAlone(before: string): string | null {
  const last = /[ぁ-ゖ疲気持]+$/u.exec(before)?.[0] ?? '';
  const plain = SLURRED_ALONE[last];
  return plain === undefined ? null : before.slice(0, -last.length) + plain;
}

/**
 * Replaces a word in kana by the book's writing, since the analyser would cut it: only kana that end the text or stand
 * before a particle, null else.
 */
function asWordInKana(way: string, after: string, book: TextBook): string | null {
  const kana = /[ぁ-ゖ]+$/.exec(way)?.[0] ?? '';
  if (kana.length < WORD_IN_KANA || !/^(?:$|[のをがはにでへもだよねじと])/.test(after)) return null;
  const word = book
    .read(kana)
    .find(({ partsOfSpeech }) => partsOfSpeech.some((partOfSpeech) => /^(?:noun|adj-na|pronoun)/.test(partOfSpeech)));
  return word ? way.slice(0, -kana.length) + word.japaneseWord : null;
}
const WORD_IN_KANA = 4;

const clauseStart = (text: string, index: number): number => {
  let start = index;
  while (start > 0 && index - start < LETTERS_BEFORE && !BREAK.test(text[start - 1]!)) start--;
  return start;
};
const clauseEnd = (text: string, index: number): number => {
  let end = index;
  while (end < text.length && end - index < LETTERS_AFTER && !BREAK.test(text[end]!)) end++;
  return end;
};

const SHOUTED = new RegExp(`(?:[ぁ-ゖ]{2}|[${KANJI}])$`, 'u');

/** Lists the texts that a stretch up to its drawn out end may be meant as. */
function waysOf(before: string, drawn: string, goesOn: boolean): string[] {
  const last = before.at(-1) ?? '';
  const column = COLUMNS.find((kana) => kana.includes(last));
  const vowel = SMALL[last] ?? column?.indexOf(last) ?? -1;
  const ways = [before + drawn];
  const isLong = /[ー〜～ぁぃぅぇぉえ]/.test(drawn);
  // まずっ and 寒っ are まずい and 寒い; よっ is no よい.
  if (!isLong) return [...ways, before, ...(SHOUTED.test(before) ? [`${before}い`] : [])];
  if (before === 'いって') ways.unshift('いたい');
  for (const [spoken, plain] of SLURRED_WHOLE)
    if (before.endsWith(spoken)) ways.unshift(before.slice(0, -spoken.length) + plain);
  const longer = (LENGTHENING[vowel] ?? []).map((letter) => before + letter);
  // かーさん is no かさん, but やばーい no やばあい: of equally likely ones, a vowel is meant within a word, and in ねー.
  ways.push(...(goesOn || /[ねな]$/.test(before) ? [...longer, before] : [before, ...longer]));
  const stem = before.slice(0, -1);
  if (vowel === 3 && column && SMALL[last] === undefined && before !== 'え')
    ways.push(
      ...[column[0]!, column[4]!, ...(last === 'え' ? ['わ', 'や', 'よ'] : [])].map((kana) => `${stem}${kana}い`),
    );
  if (vowel === 1 && column && SMALL[last] === undefined) ways.push(`${stem}${column[2]}い`);
  return ways;
}
