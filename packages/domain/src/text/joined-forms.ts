import type { FormName, wordsOf } from '../language/index.js';
import { hasKanji } from '../language/index.js';
import type { Deinflect } from './memoized-deinflect.js';
import { areTogether, type Morpheme, surfaceOf } from './morpheme.js';
import type { TextBook, TextWord } from './text-book.js';
import { bareSayingOf, sayingOf, suruNoun, wordOfLemma } from './word-of-lemma.js';

/**
 * A word in a form that begins at a morpheme of a line: how many morphemes it takes, the word of the book or null, the
 * forms.
 */
export type JoinedForm = {
  readonly length: number;
  readonly dictionary: string;
  readonly word: TextWord | null;
  readonly partsOfSpeech: readonly string[];
  readonly names: readonly FormName[];
};

/** No form that is met in a text takes more morphemes. */
const MORPHEMES_MAX = 12;

/** Words that an inflected word may go on with: 助動詞 (た, ない, ます), て and ば, いる after て, やすい, the の of んだ. */
const GOES_ON: Readonly<Record<string, readonly string[] | null>> = {
  助動詞: null,
  助詞: ['接続助詞', '係助詞', '格助詞', '終助詞', '副助詞', '並立助詞', '副助詞／並立助詞／終助詞', '特殊'],
  動詞: ['非自立', '接尾'],
  形容詞: ['非自立', '接尾', '自立'],
  名詞: ['非自立', '接尾', '特殊'],
};

const goesOn = ({ part, kind }: Morpheme): boolean => {
  const kinds = GOES_ON[part];
  return kinds !== undefined && (kinds === null || kinds.includes(kind));
};

/** Inflections of verbs and adjectives that the book does not have, by the names that the analyser gives them. */
const CLASSES: readonly (readonly [inflection: RegExp, partOfSpeech: string])[] = [
  [/^五段/, 'verb-u'],
  [/^一段/, 'verb-ru'],
  [/^[カサ]変/, 'verb-irregular'],
  [/^形容詞/, 'adj-i'],
];

const inflects = ({ part, lemma, inflection }: Morpheme): boolean =>
  (part === '動詞' || part === '形容詞') && lemma !== '*' && inflection !== '*';

const isSuru = ({ lemma, inflection }: Morpheme): boolean => lemma.endsWith('する') && inflection.startsWith('サ変');

/**
 * "A verb or adjective is one word with all that is attached to it" (docs/product/lookup.md#forms): 食べられなかった is 食べる.
 * The longest run that the rule of inflection explains, of a word of the book first. Null where the morpheme does not
 * inflect.
 *
 * `before` is what a compound has before its inflecting part: 気に of 気に入った, 勉強 of 勉強した.
 */
export function joinedForm(
  morphemes: readonly Morpheme[],
  index: number,
  book: TextBook,
  deinflect: Deinflect,
  before = 0,
): JoinedForm | null {
  const found = morphemes[index + before];
  const head = found && rained(morphemes, index + before, found);
  // られる is attached to a verb, and makes no compound with it.
  if (!head || !inflects(head) || (before > 0 && head.kind === '接尾')) return null;
  const prefix = surfaceOf(morphemes.slice(index, index + before));
  const lemma = prefix + head.lemma;
  const whole =
    wordOfLemma(lemma, head, book) ??
    (before > 0 ? sayingOf(morphemes.slice(index, index + before), head, book) : null) ??
    (before === 1 ? bareSayingOf(morphemes[index]!, head, book) : null) ??
    (isSuru(head) ? suruNoun(lemma.slice(0, -'する'.length), book) : null);
  // What no word of the book is made of is no compound; the rest is slow.
  if (before > 0 && !whole && !isSuru(head)) return null;
  const ofClass = CLASSES.find(([pattern]) => pattern.test(head.inflection))?.[1];
  for (let end = reach(morphemes, index + before); end > index + before; end--) {
    const run = morphemes.slice(index, end);
    if (!areTogether(run)) continue;
    const text = surfaceOf(run);
    const length = end - index;
    const plain =
      text === lemma && !whole && before === 0 ? derivedFrom(lemma, deinflect(text), book, deinflect) : null;
    if (plain)
      return { length, dictionary: plain.word.japaneseWord, partsOfSpeech: plain.word.partsOfSpeech, ...plain };
    if (text === lemma)
      return { length, dictionary: lemma, word: whole, partsOfSpeech: partsOf(whole, ofClass), names: [] };
    const isOrder = run.at(-1)!.form.startsWith('命令');
    const goesOnToo =
      end < morphemes.length && areTogether(morphemes.slice(end - 1, end + 1)) && isWord(morphemes[end]!);
    const forms = deinflect(text).flatMap((form) => {
      const last = form.names.at(-1);
      if (last === 'imperative' && !isOrder) return [];
      // き of 買ってきます is of くる, and no short いき.
      if (form.names.includes('departure') && run.some(isComing)) return [];
      return last === 'obligation' && goesOnToo ? conditionOf(form, text) : [form];
    });
    const prefersPassive = morphemes[index - 1]?.kind === '格助詞' && morphemes[index - 1]?.surface === 'に';
    const own =
      whole &&
      likeliest(
        forms.filter((form) => isOf(form, whole, lemma)),
        prefersPassive,
      );
    if (own) return { length, ...inForm(head, lemma, whole), names: own.names };
    const derived = whole || before > 0 ? null : derivedFrom(lemma, forms, book, deinflect);
    if (derived)
      return { length, dictionary: derived.word.japaneseWord, partsOfSpeech: derived.word.partsOfSpeech, ...derived };
    const stem = whole && isVoice(run.at(-1)!) && run.length > before + 1 ? deinflect(plainOf(text, run)) : [];
    const ofStem = whole && likeliest(stem.filter((form) => isOf(form, whole, lemma)));
    if (ofStem) return { length, ...inForm(head, lemma, whole), names: ofStem.names };
    const named = whole
      ? undefined
      : forms.find((form) => form.word === lemma && form.partsOfSpeech.includes(ofClass ?? ''));
    if (named)
      return { length, dictionary: lemma, word: null, partsOfSpeech: partsOf(null, ofClass), names: named.names };
  }
  return before === 0
    ? { length: 1, dictionary: lemma, word: whole, partsOfSpeech: partsOf(whole, ofClass), names: [] }
    : null;
}

const inForm = (head: Morpheme, lemma: string, word: TextWord) => ({
  dictionary: isSuru(head) ? lemma : word.japaneseWord,
  word,
  partsOfSpeech: word.partsOfSpeech,
});

/** Checks for れる, られる, せる or させる with nothing more attached: 待たせ of お待たせします, 言われ of 言われ、. */
const isVoice = ({ part, kind, form }: Morpheme): boolean =>
  part === '動詞' && kind === '接尾' && (form === '連用形' || form === '未然形');

/** A run that ends in the stem of a verb, in its dictionary form: 寂しがり is 寂しがる. */
const plainOf = (text: string, run: readonly Morpheme[]): string => {
  const { surface, lemma } = run.at(-1)!;
  return text.slice(0, text.length - surface.length) + lemma;
};

const partsOf = (word: TextWord | null, ofClass: string | undefined): readonly string[] =>
  word?.partsOfSpeech ?? (ofClass ? [ofClass] : []);

/** The end of the morphemes that a form may take, itself excluded. */
export function reach(morphemes: readonly Morpheme[], head: number): number {
  let end = head + 1;
  while (end < morphemes.length && end - head < MORPHEMES_MAX && goesOn(morphemes[end]!)) end++;
  return end;
}

const isComing = ({ lemma, kind }: Morpheme): boolean => kind === '非自立' && /^(?:くる|来る)$/.test(lemma);

type Form = ReturnType<typeof wordsOf>[number];

const isWord = ({ part }: Morpheme): boolean => part !== '助詞' && part !== '助動詞' && part !== '記号';

/**
 * The condition that an obligation is where a word follows. なきゃ is a condition: 言わなきゃよかった. と is none: 会わないと決めた says
 * what was decided.
 */
const conditionOf = (form: Form, text: string): Form[] =>
  /と$/.test(text) ? [] : [{ ...form, names: [...form.names.slice(0, -1), 'negative', 'provisional'] }];

const FALLS: ReadonlySet<string> = new Set(['雨', '雪', 'みぞれ', '霜', '星']);

/** Corrects 降り after rain and the like to a form of 降る, where the analyser takes it for one of 降りる: 雨が降ります. */
function rained(morphemes: readonly Morpheme[], index: number, head: Morpheme): Morpheme {
  const [what, particle] = [morphemes[index - 2], morphemes[index - 1]];
  if (
    head.surface !== '降り' ||
    head.lemma !== '降りる' ||
    particle?.part !== '助詞' ||
    !FALLS.has(what?.surface ?? '')
  )
    return head;
  return { ...head, lemma: '降る', inflection: '五段・ラ行', reading: 'フリ', sound: 'フリ' };
}

/**
 * The shortest chain. Of equally short ones the passive is first where `prefersPassive`, for what others do to one:
 * 先生に褒められる. Otherwise the potential is: 食べられる is what one can eat rather than what is eaten; but what goes on, is done
 * to the end or is wished for is what is done: 忘れられていく, 忘れられたくない.
 */
const likeliest = (forms: readonly Form[], prefersPassive = false): Form | undefined =>
  (prefersPassive || OF_WHAT_IS_DONE.has(forms[0]?.names[1])
    ? forms.find(({ names }) => names[0] === 'passive' && names.length === forms[0]!.names.length)
    : undefined) ??
  forms.find(
    ({ names }, _, all) =>
      names[0] === 'potential' && names.length === all[0]!.names.length && all[0]!.names[0] === 'passive',
  ) ??
  forms[0];

/** Forms that a potential does not have. */
const OF_WHAT_IS_DONE: ReadonlySet<FormName | undefined> = new Set<FormName>([
  'progressive',
  'departure',
  'approach',
  'completion',
  'desire',
]);

/** Checks whether a form is one of a word: as the book writes the word, or in kana, or with する after a noun. */
const isOf = (form: Form, { japaneseWord, partsOfSpeech, reading }: TextWord, lemma: string): boolean =>
  (form.word === lemma && form.partsOfSpeech.includes('verb-irregular')) ||
  ((form.word === japaneseWord || form.word === reading || form.word === lemma) &&
    form.partsOfSpeech.some((part) => partsOfSpeech.includes(part)));

/** Finds the verb of which the analyser's verb is a form to a learner: 読む of 読める, 泣く of 泣かせる. */
function derivedFrom(
  lemma: string,
  forms: readonly Form[],
  book: TextBook,
  deinflect: Deinflect,
): { word: TextWord; names: readonly FormName[] } | null {
  const roots = deinflect(lemma).filter(({ names }) => names.length === 1 && DERIVED.has(names[0]!));
  for (const root of roots) {
    for (const word of [...book.written(root.word), ...book.read(root.word)]) {
      if (!root.partsOfSpeech.some((part) => word.partsOfSpeech.includes(part))) continue;
      const form = forms.find(
        (each) =>
          each.word === root.word &&
          each.names[0] === root.names[0] &&
          each.partsOfSpeech.some((part) => root.partsOfSpeech.includes(part)),
      );
      if (form) return { word, names: form.names };
    }
  }
  // 愛して is of 愛す to the analyser; the book has 愛する.
  const isSame = (word: string) =>
    hasKanji(word[0]!) ? word[0] === lemma[0] : word === `${lemma.slice(0, -1)}する` && lemma.endsWith('す');
  for (const form of forms.filter(({ word }) => isSame(word))) {
    const word = [...book.written(form.word), ...(hasKanji(form.word) ? [] : book.read(form.word))].find(
      ({ partsOfSpeech }) => form.partsOfSpeech.some((part) => partsOfSpeech.includes(part)),
    );
    if (word) return { word, names: form.names };
  }
  return null;
}
const DERIVED: ReadonlySet<FormName> = new Set<FormName>([
  'potential',
  'passive',
  'causative',
  'approach',
  'departure',
]);
