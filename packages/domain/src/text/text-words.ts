import { hasJapaneseLetter, isKana, toHangul } from '../language/index.js';
import type { Role } from '../search/heard/function-words.js';
import { boundNoun } from './bound-nouns.js';
import { compound } from './compound.js';
import { compoundParticle } from './compound-particles.js';
import { formed } from './formed.js';
import { furiganaOver } from './furigana.js';
import { grammarWord } from './grammar-words.js';
import { heardOf, sounding } from './heard.js';
import { honorificForm } from './honorific-forms.js';
import type { Deinflect } from './memoized-deinflect.js';
import type { Morpheme } from './morpheme.js';
import { naniWord, nounWord, readingOf } from './noun-word.js';
import { numbered } from './numbered.js';
import type { TextBook } from './text-book.js';
import { isName, partOf, placeOfRun, plain, plainJoined, type TextToken } from './text-token.js';
import type { Context, TokenMatch } from './token-match.js';

const ENDINGS: ReadonlySet<Role> = new Set<Role>(['copula', 'auxiliary']);

/**
 * The words of a line from what the analyser made of it (docs/product/lookup.md#words): compounds by the book first, a
 * form joined to its word, numbers with what they count; what stands between them is `plain`. Nothing of the line is
 * lost or changed.
 */
export function textWords(
  line: string,
  morphemes: readonly Morpheme[],
  book: TextBook,
  deinflect: Deinflect,
  isLast: boolean,
): TextToken[] {
  const context: Context = { line, morphemes, book, deinflect, isLast };
  const tokens: TextToken[] = [];
  let reached = 0;
  for (let index = 0; index < morphemes.length; ) {
    const { length, token } = tokenAt(context, index);
    if (token.start > reached) tokens.push(plain(line, reached, token.start));
    tokens.push(token);
    reached = token.end;
    index += length;
  }
  if (reached < line.length) tokens.push(plain(line, reached, line.length));
  return plainJoined(line, tokens);
}

const tokenAt = (context: Context, index: number): TokenMatch =>
  numbered(context, index) ??
  boundNoun(context, index) ??
  likelierToken(compound(context, index), honorificForm(context, index)) ??
  formed(context, index, 0) ??
  grammar(context, index) ??
  single(context, index);

/**
 * Chooses between a word of the book and an honorific form: お世話になる is a word, but お祝いする is a form of 祝う, although the
 * book has the noun お祝い.
 */
function likelierToken(ofBook: TokenMatch | null, honorific: TokenMatch | null): TokenMatch | null {
  if (!ofBook || !honorific) return ofBook ?? honorific;
  const { word } = ofBook.token;
  const isPhrase =
    word &&
    /^[おご御]/u.test(word.japaneseWord) &&
    word.partsOfSpeech.every((partOfSpeech) => !partOfSpeech.startsWith('noun'));
  return isPhrase || ofBook.length > honorific.length ? ofBook : honorific;
}

/** A particle or an ending that is no part of a form. */
function grammar({ line, morphemes }: Context, index: number): TokenMatch | null {
  const found = grammarWord(morphemes, index);
  if (!found) return null;
  const { word, length } = found;
  const run = morphemes.slice(index, index + length);
  return {
    length,
    token: {
      ...placeOfRun(run, line.slice(run[0]!.start, run.at(-1)!.end)),
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

/** A word by itself: one of the book, a name, or one that only the analyser knows. */
function single(context: Context, index: number): TokenMatch {
  const { line, morphemes, book } = context;
  const morpheme = morphemes[index]!;
  const { surface, start, end } = morpheme;
  const written = line.slice(start, end);
  if (!hasJapaneseLetter(surface) || morpheme.part === '記号') return { length: 1, token: plain(line, start, end) };
  const grammatical = morpheme.part === '助詞' || morpheme.part === '助動詞';
  const word = grammatical ? null : morpheme.surface === '何' ? naniWord(context, index) : nounWord(morpheme, book);
  const heard = heardOf([morpheme]);
  const reading = isKana(surface) ? surface : word ? readingOf(word, morpheme) : heard.reading;
  const known = isKana(reading);
  return {
    length: 1,
    token: {
      ...placeOfRun([morpheme], written),
      reading: known ? reading : null,
      pronunciation: known
        ? word?.reading === reading
          ? word.koreanPronunciation
          : toHangul(sounding(reading, heard))
        : null,
      dictionary: word?.japaneseWord ?? (morpheme.lemma === '*' ? surface : morpheme.lemma),
      part: isName(morpheme) && !word ? 'name' : morpheme.part === 'UNK' ? 'other' : partOf(morpheme),
      word,
      entry: null,
      gloss: grammatical ? compoundParticle(surface) : null,
      names: [],
      furigana: furiganaOver(written, known ? reading : ''),
    },
  };
}
