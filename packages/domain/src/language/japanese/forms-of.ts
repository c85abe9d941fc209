import { toHangul } from '../kana-to-hangul.js';
import { inflectionsOf, suruTail } from './classes.js';
import { glossOf } from './gloss.js';
import { type Inflected, inflected } from './inflect.js';
import { type Kind, rowOf } from './rows.js';
import { sayingKind } from './saying.js';
import type { FormName } from './steps.js';

/** A word as the book has it; its `meaningKo` are Korean senses, the first the main one. */
export type InflectingWord = {
  readonly japaneseWord: string;
  readonly reading: string;
  readonly partsOfSpeech: readonly string[];
  readonly meaningKo: string;
};

/** A form of a word: 食べたい, たべたい, 타베타이, `desire`, 먹고 싶다. `gloss` is null where no rule makes it well. */
export type NamedForm = {
  readonly written: string;
  readonly reading: string;
  readonly pronunciation: string;
  readonly names: readonly FormName[];
  readonly gloss: string | null;
};

/** The forms that a word is met in most, in the order of a textbook. */
// biome-ignore format: a list, to be read down
const OF_VERBS: readonly (readonly FormName[])[] = [
  ['polite'], ['polite', 'past'], ['polite', 'negative'], ['polite', 'negative', 'past'], ['polite', 'volitional'],
  ['negative'], ['negative', 'past'], ['past'], ['te'], ['without'],
  ['desire'], ['desire', 'negative'],
  ['progressive'], ['progressive', 'past'],
  ['potential'], ['potential', 'negative'], ['passive'], ['causative'], ['causative', 'passive'],
  ['provisional'], ['conditional'],
  ['volitional'], ['imperative'], ['instruction'], ['prohibition'], ['request'],
  ['completion'], ['completion', 'past'], ['preparation'], ['obligation'],
];
// biome-ignore format: a list, to be read down
const OF_ADJECTIVES: readonly (readonly FormName[])[] = [
  ['polite'], ['negative'], ['negative', 'past'], ['past'], ['past', 'polite'], ['te'], ['adverb'],
  ['provisional'], ['conditional'], ['appearance'], ['excess'], ['change'],
];
/** A phrase that denies is not denied once more: there is no 気が進まなくない. */
const OF_LACKS = OF_ADJECTIVES.filter((chain) => !chain.includes('negative'));
// biome-ignore format: a list, to be read down
const OF_NOUNS: readonly (readonly FormName[])[] = [
  ['plain'], ['polite'], ['polite', 'past'], ['assertion'], ['negative'], ['negative', 'past'], ['polite', 'negative'],
  ['past'], ['te'], ['provisional'], ['conjecture'],
];
const OF_ADJECTIVAL_NOUNS = [...OF_NOUNS, ['adnominal'], ['adverb'], ['appearance'], ['excess']] as const;

/**
 * "Of a verb that nobody does at will (ある, 分かる, 見える) no order, wish or ability is shown, …"
 * (docs/product/inflection.md#forms-of-a-word).
 */
const NOT_AT_WILL =
  /^(?:ある|有る|在る|分かる|わかる|できる|出来る|要る|見える|聞こえる|足りる|似る|違う|異なる|値する|優れる|関する|勝る)$/;
const AT_WILL: ReadonlySet<FormName> = new Set<FormName>([
  'desire',
  'progressive',
  'potential',
  'passive',
  'causative',
  'volitional',
  'imperative',
  'instruction',
  'prohibition',
  'request',
  'completion',
  'preparation',
]);
const OF_STATES = OF_VERBS.filter((chain) => !chain.some((name) => AT_WILL.has(name)));

/** "… nor of a phrase that says what happens to something (雨が降る)": the noun before its verb has が. */
const HAPPENS = /が[^がをに]+$/;
/** The forms of an event, which goes on and is over: 雨が降っている, 雨が降ってしまった. */
const OF_EVENTS = OF_VERBS.filter((chain) =>
  chain.every((name) => !AT_WILL.has(name) || name === 'progressive' || name === 'completion'),
);

/** The most texts of one chain that are shown: ている and てる, なきゃ and なければならない. */
const VARIANTS = 2;

function chainsOf(word: string, kind: Kind, isPhrase: boolean): readonly (readonly FormName[])[] {
  if (kind === 'i') return isPhrase && word.endsWith('ない') ? OF_LACKS : OF_ADJECTIVES;
  if (kind === 'noun') return OF_NOUNS;
  if (kind === 'na') return OF_ADJECTIVAL_NOUNS;
  if (NOT_AT_WILL.test(word)) return OF_STATES;
  return isPhrase && HAPPENS.test(word) ? OF_EVENTS : OF_VERBS;
}

/** The main forms of a word of the book; none for a word that does not inflect. */
export function formsOf(word: InflectingWord): NamedForm[] {
  const saying = sayingKind(word);
  const kinds = saying ? [saying] : inflectionsOf(word.japaneseWord, word.partsOfSpeech);
  return kinds.flatMap((kind) => {
    const tail = suruTail(word.japaneseWord, kind);
    const written = word.japaneseWord + tail;
    if (!rowOf(written, kind)) return [];
    return chainsOf(written, kind, word.partsOfSpeech.includes('expression')).flatMap((chain) =>
      usualTexts(inflected(written, word.reading + tail, kind, chain)).map((form) => asForm(form, kind, word)),
    );
  });
}

/** The usual texts of a chain. One that is written otherwise and read the same (過ぎる) is not shown again. */
const usualTexts = (forms: readonly Inflected[]): Inflected[] =>
  forms
    .filter(({ reading }, index) => forms.findIndex((other) => other.reading === reading) === index)
    .slice(0, VARIANTS);

const asForm = ({ written, reading, chain }: Inflected, kind: Kind, word: InflectingWord): NamedForm => ({
  written,
  reading,
  pronunciation: toHangul(formAsHeard(reading)),
  names: chain,
  gloss: glossOf(chain, kind, word),
});

/** "The particle は within a form sounds わ" (docs/product/inflection.md#forms-of-a-word). */
export const formAsHeard = (reading: string): string => reading.replace(/(?<=[てで])は(?=な|あり|いけ)/g, 'わ');
