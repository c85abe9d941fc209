import { inBothKana } from '@utarang/domain/language';
import { type Piece, readingInPieces, unitStarts, writtenText } from '@utarang/domain/sentences';
import { ipadic } from '../../tokenizer.js';

/** A morpheme of a sentence, by the analyser. */
export type SentenceMorpheme = {
  readonly surface: string;
  /** Its dictionary form. */
  readonly lemma: string;
  /** Its part of speech and the subclass: 名詞, 動詞 … */
  readonly part: string;
  readonly kind: string;
  /** Its offset in the written text. */
  readonly start: number;
  readonly end: number;
  /** Its reading and its pronunciation by the analyser, both in katakana. */
  readonly reading: string;
  readonly sound: string;
};

export type Analyse = (text: string) => readonly SentenceMorpheme[];

type Token = {
  readonly surface: string;
  readonly baseForm?: string;
  readonly reading?: string;
  readonly pronunciation?: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
};

/** Words that the dictionary has as one, but that readers take for several. */
const DIVIDED: Readonly<Record<string, readonly [surface: string, reading: string, part: string, kind?: string][]>> = {
  時半: [
    ['時', 'ジ', '名詞'],
    ['半', 'ハン', '名詞'],
  ],
  何分: [
    ['何', 'ナン', '名詞'],
    ['分', 'プン', '名詞', '接尾'],
  ],
  一杯: [
    ['一', 'イッ', '名詞', '数'],
    ['杯', 'パイ', '名詞', '接尾'],
  ],
  後で: [
    ['後', 'アト', '名詞'],
    ['で', 'デ', '助詞'],
  ],
  もう少し: [
    ['もう', 'モウ', '副詞'],
    ['少し', 'スコシ', '副詞'],
  ],
  何と: [
    ['何', 'ナン', '名詞'],
    ['と', 'ト', '助詞'],
  ],
  お湯: [
    ['お', 'オ', '接頭詞'],
    ['湯', 'ユ', '名詞'],
  ],
  お客様: [
    ['お', 'オ', '接頭詞'],
    ['客', 'キャク', '名詞'],
    ['様', 'サマ', '名詞', '接尾'],
  ],
  本屋: [
    ['本', 'ホン', '名詞'],
    ['屋', 'ヤ', '名詞', '接尾'],
  ],
  山の上: [
    ['山', 'ヤマ', '名詞'],
    ['の', 'ノ', '助詞'],
    ['上', 'ウエ', '名詞'],
  ],
  上側: [
    ['上', 'ウワ', '名詞'],
    ['側', 'ガワ', '名詞', '接尾'],
  ],
  不器用: [
    ['不', 'ブ', '接頭詞'],
    ['器用', 'キヨウ', '名詞'],
  ],
  無遠慮: [
    ['無', 'ブ', '接頭詞'],
    ['遠慮', 'エンリョ', '名詞'],
  ],
  について: [
    ['に', 'ニ', '助詞'],
    ['ついて', 'ツイテ', '動詞', '非自立'],
  ],
};

const divided = (token: Token): Token[] =>
  DIVIDED[token.surface]?.map(([surface, reading, partOfSpeech, kind = '*']) => ({
    surface,
    reading,
    partOfSpeech,
    partOfSpeechSubcategory1: kind,
  })) ?? [token];

let shared: Analyse | undefined;

/**
 * The morphological analyser with the IPADIC dictionary. It is slow to load, so all checks share one. It caches
 * analyses, since many checks look at the same sentences.
 */
export function sentenceAnalyser(): Analyse {
  if (shared) return shared;
  const analyse = newAnalyser();
  const known = new Map<string, readonly SentenceMorpheme[]>();
  shared = (text) => {
    const morphemes = known.get(text) ?? analyse(text);
    known.set(text, morphemes);
    return morphemes;
  };
  return shared;
}

function newAnalyser(): Analyse {
  const tokenizer = ipadic();
  return (text) => {
    let start = 0;
    return (tokenizer.tokenize(text) as Token[]).flatMap(divided).map((token) => {
      const { surface } = token;
      const or = (value: string | undefined, other: string) => (value && value !== '*' ? value : other);
      const reading = or(token.reading, inBothKana(surface)[1]);
      const morpheme = {
        surface,
        lemma: or(token.baseForm, surface),
        part: token.partOfSpeech,
        kind: token.partOfSpeechSubcategory1 ?? '*',
        start,
        end: start + surface.length,
        reading,
        sound: or(token.pronunciation, reading),
      };
      start = morpheme.end;
      return morpheme;
    });
  };
}

/**
 * Finds where the analyser's reading of a sentence differs from the given one: `written, reading, analyser's reading`
 * of each stretch, the shortest that both have whole.
 */
export function otherReadings(pieces: readonly Piece[], analyse: Analyse): string[] {
  const written = writtenText(pieces);
  const found: string[] = [];
  let from = 0;
  let theirs = '';
  for (const { end, reading } of analyse(written)) {
    theirs += reading;
    const ours = readingInPieces(pieces, from, end);
    if (ours === null) continue;
    if (inBothKana(ours)[1] !== inBothKana(theirs)[1]) found.push([written.slice(from, end), ours, theirs].join('\t'));
    from = end;
    theirs = '';
  }
  return found;
}

/**
 * Finds each は and へ that the analyser takes for a particle and the sentence does not mark, or the other way round, and
 * each mark at the beginning of a unit, where no particle can be. Ignored are the analyser's claims about a letter at
 * the beginning of a unit, about one in a word of the sentence (`words`), and where it joins two units (妹は ぶうっと): there
 * the spaces know more than it does. A mark of ours in a phrase of the book (`phrases`), which has its own
 * pronunciation, is ignored, too: 袋はいりません is analysed as 袋, はいり.
 */
export function otherSounds(
  pieces: readonly Piece[],
  analyse: Analyse,
  words: readonly { readonly start: number; readonly end: number }[] = [],
  phrases: typeof words = [],
): string[] {
  const ours = soundMarks(pieces);
  const written = writtenText(pieces);
  const units = unitStarts(pieces);
  const morphemes = analyse(written);
  const amiss = morphemes.filter(({ start, end }) => units.some((unit) => unit > start && unit < end));
  const isIn = (places: typeof words, index: number) => places.some(({ start, end }) => index >= start && index < end);
  const theirs = morphemes.flatMap(({ surface, start, reading, sound }) =>
    [...surface].flatMap((letter, i) =>
      (letter === 'は' || letter === 'へ') && reading[i] !== sound[i] && /[ワエ]/.test(sound[i] ?? '')
        ? [start + i]
        : [],
    ),
  );
  const wrong = ours.filter(
    (index) => units.includes(index) || !(theirs.includes(index) || isIn([...amiss, ...phrases], index)),
  );
  const lacking = theirs.filter(
    (index) => !(ours.includes(index) || units.includes(index) || isIn([...amiss, ...words], index)),
  );
  return [...wrong, ...lacking].map((index) => `${written}\t${index}`);
}

function soundMarks(pieces: readonly Piece[]): number[] {
  let index = 0;
  return pieces.flatMap(({ written, reading, sound }) => {
    const here = index;
    index += written.replaceAll(' ', '').length;
    return reading === null && written !== sound ? [here] : [];
  });
}
