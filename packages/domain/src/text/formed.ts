import {
  type FormName,
  firstSense,
  glossOf,
  type Inflection,
  inflected,
  inflectionsOf,
  isKana,
  tableOf,
  toHangul,
} from '../language/index.js';
import { writingsOf } from '../words/written-form.js';
import { furiganaOver } from './furigana.js';
import { heardOf, sounding } from './heard.js';
import { type HelpingVerb, helpingVerb } from './helping-verbs.js';
import { joinedForm, reach } from './joined-forms.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import { nounWord } from './noun-word.js';
import { saidInPlace } from './said-in-place.js';
import { isExpression, type TextWord } from './text-book.js';
import { partOf, placeOfRun } from './text-token.js';
import { type Context, isGrammar, type TokenMatch } from './token-match.js';
import { wordOfLemma } from './word-of-lemma.js';

/** A verb or an adjective with its endings; する after a noun; な and に after 静か. */
export function formed(context: Context, index: number, before: number): TokenMatch | null {
  const { morphemes, book, deinflect } = context;
  const head = morphemes[index]!;
  if (before > 0 && isGrammar(head)) return null;
  const joined =
    asIs(context, index, before) ??
    joinedForm(morphemes, index, book, deinflect, before) ??
    (before === 0 ? withSuruOrNa(context, index) : null);
  if (!joined) return null;
  const run = morphemes.slice(index, index + joined.length);
  const written = surfaceOf(run);
  const { names } = joined;
  const helping = before === 0 ? helpingVerb(morphemes, index, names, joined.partsOfSpeech, book) : null;
  const word = helping ? null : joined.word;
  const heard = heardOf(run);
  const reading =
    (word && names.length > 0 && byTheBook(word, joined.partsOfSpeech, names, written, heard.reading)) || heard.reading;
  const korean = word && glossed(inSlang(word, head), joined.dictionary);
  return {
    length: run.length,
    token: {
      ...placeOfRun(run, written),
      reading: isKana(written) ? written : reading,
      pronunciation: toHangul(sounding(isKana(written) ? written : reading, heard)),
      dictionary: joined.dictionary,
      part: helping ? 'ending' : partOf(before > 0 && head.part === '名詞' ? morphemes[index + before]! : head),
      word,
      entry: helping?.entry ?? null,
      gloss: helping
        ? glossOfHelping(context, index, run.length, names, helping)
        : korean?.kind && names.length > 0
          ? (becoming(context, index, names, book) ??
            saidInPlace(context, {
              start: index,
              end: index + run.length,
              names,
              kind: korean.kind,
              word: inSenseOf(korean.word, context, index),
            }))
          : null,
      names,
      furigana: furiganaOver(written, reading),
    },
  };
}

/** The Korean of a verb with a helping verb, in the form of the text: 걷기 시작했다 for 歩き出した. */
function glossOfHelping(
  context: Context,
  index: number,
  length: number,
  names: readonly FormName[],
  { gloss, both, state }: HelpingVerb,
): string | null {
  if (both === null || names.length === 0) return both ?? gloss;
  const { lemma } = context.morphemes[index]!;
  const kind = /[えけげせてねべめれ得]る$/u.test(lemma) ? 'ru' : 'u';
  const word = { japaneseWord: state, meaningKo: both };
  return saidInPlace(context, { start: index, end: index + length, names, kind, word });
}

/** The Korean of an adjective with なる, which is said together: 추워져 왔다 for 寒くなってきた. */
function becoming(
  { morphemes }: Context,
  index: number,
  names: readonly FormName[],
  book: Context['book'],
): string | null {
  const [before, own] = [morphemes[index - 1], morphemes[index]!];
  if (own.lemma !== 'なる' || before?.part !== '形容詞' || before.form !== '連用テ接続' || !areTogether([before, own]))
    return null;
  const adjective = wordOfLemma(before.lemma, before, book);
  return adjective && glossOf(['change', ...names], 'i', adjective);
}

/**
 * A word with the sense that its brackets name first for what stands before it: 薬を飲んだ is 먹었다, since the book has 먹다
 * (약).
 */
function inSenseOf(word: TextWord, { morphemes, book }: Context, index: number): TextWord {
  const [noun, particle] = [morphemes[index - 2], morphemes[index - 1]];
  if (noun?.part !== '名詞' || particle?.part !== '助詞' || !/^[をがに]$/.test(particle.surface)) return word;
  // 花が開く is 피다, and other things that open out 펼쳐지다.
  if (particle.surface === 'が' && word.reading === 'ひらく')
    return { ...word, meaningKo: BLOSSOMS.test(noun.surface) ? '피다' : '펼쳐지다' };
  const senses = word.meaningKo.split(/,(?![^(]*\))/).map((sense) => sense.trim());
  const named = senses.filter((sense) => sense.includes('('));
  if (named.length === 0 || senses.length < 2) return word;
  const meaning = book.written(noun.surface)[0]?.meaningKo;
  const thing = meaning && firstSense(meaning).replace(/\s*\([^)]*\)/g, '');
  const own =
    thing &&
    named.find((sense) =>
      sense
        .slice(sense.indexOf('('))
        .split(/[(), ]+/)
        .includes(thing),
    );
  return own ? { ...word, meaningKo: own } : word;
}

const BLOSSOMS = /(?:花|蕾|つぼみ|桜|薔薇|バラ)$/u;

/** The inflection of a word and its Korean: 顔する is that of a noun which the book does not have with する. */
function glossed(word: TextWord, dictionary: string): { kind: Inflection | undefined; word: TextWord } {
  if (!dictionary.endsWith('する') || word.japaneseWord.endsWith('する'))
    return { kind: inflectionsOf(word.japaneseWord, word.partsOfSpeech)[0], word };
  if (word.partsOfSpeech.includes('noun-suru')) return { kind: 'suru', word };
  const sense =
    SAID_WITH_SURU.get(word.japaneseWord) ?? `${firstSense(word.meaningKo).replace(/\s*\([^)]*\)/g, '')} 하다`;
  return { kind: 'suru', word: { ...word, meaningKo: sense } };
}

/** A word in the sense that it has in katakana alone: キレた is 화냈다. */
const inSlang = (word: TextWord, { lemma }: Morpheme): TextWord => {
  const sense = IN_KATAKANA.get(lemma);
  return sense === undefined ? word : { ...word, japaneseWord: lemma, meaningKo: sense };
};
const IN_KATAKANA = tableOf<string>({ キレる: '화내다' });

/** Nouns with which する is no 하다 in Korean, since a particle is left out: 息する, 音する. */
const SAID_WITH_SURU = tableOf<string>({
  息: '숨을 쉬다',
  音: '소리가 나다',
  声: '소리가 나다',
  味: '맛이 나다',
  匂い: '냄새가 나다',
  香り: '향기가 나다',
  感じ: '느낌이 들다',
  予感: '예감이 들다',
});

/** Reads a form that the book has as an entry: ください. */
function asIs({ morphemes, book }: Context, index: number, before: number): ReturnType<typeof joinedForm> {
  const { surface, lemma, part } = morphemes[index]!;
  if (before > 0 || part !== '動詞' || surface === lemma || morphemes[index + 1]?.part === '助動詞') return null;
  const word = book.written(surface).find(isExpression);
  return word ? { length: 1, dictionary: surface, word, partsOfSpeech: word.partsOfSpeech, names: [] } : null;
}

/**
 * Reads a noun with する or な as one word: 勉強しています, even where the book has only the noun; 静かな and きれいに, where the book
 * has the adjective.
 */
function withSuruOrNa({ morphemes, book, deinflect }: Context, index: number): ReturnType<typeof joinedForm> {
  const head = morphemes[index]!;
  const next = morphemes[index + 1];
  if (head.part !== '名詞' || !next || head.end !== next.start) return null;
  if (head.kind === 'サ変接続' && next.lemma === 'する') return joinedForm(morphemes, index, book, deinflect, 1);
  if (head.kind !== '形容動詞語幹' || !['助動詞', '助詞'].includes(next.part)) return null;
  const word = nounWord(head, book);
  if (!word?.partsOfSpeech.includes('adj-na')) return null;
  for (let end = reach(morphemes, index); end > index + 1; end--) {
    const run = morphemes.slice(index, end);
    if (!areTogether(run)) continue;
    const form = deinflect(surfaceOf(run)).find(
      (each) => each.word === head.surface && each.partsOfSpeech.includes('adj-na'),
    );
    if (!form || NOT_OF_NA.has(form.names[0]!)) continue;
    const { names } = form;
    return { length: run.length, dictionary: word.japaneseWord, word, partsOfSpeech: ['adj-na'], names };
  }
  return null;
}

/** Forms that are not read as those of a な-adjective, since で and に follow nouns as well: 元気で, 好きになる. */
const NOT_OF_NA: ReadonlySet<FormName> = new Set<FormName>(['te', 'change']);

/** The reading of a form by the book, where the analyser has another word of this writing: 辛く つらく or からく. */
function byTheBook(
  word: TextWord,
  partsOfSpeech: readonly string[],
  names: readonly FormName[],
  written: string,
  heard: string,
): string | null {
  const { japaneseWord, reading } = word;
  const tail = partsOfSpeech.includes('noun-suru') && !japaneseWord.endsWith('する') ? 'する' : '';
  const forms = writingsOf(word)
    .flatMap((writing) =>
      inflectionsOf(writing, partsOfSpeech).flatMap((kind) => inflected(writing + tail, reading + tail, kind, names)),
    )
    .filter((form) => form.written === written);
  return forms.some(({ reading }) => reading === heard) ? heard : (forms[0]?.reading ?? null);
}
