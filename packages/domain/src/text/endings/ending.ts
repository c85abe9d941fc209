import { KANJI } from '../../language/index.js';
import { kanaOf, type Place, VERB_FORMS, voiced, type WordClass, type WordForm } from './word-classes.js';

/**
 * An ending of a region or of former times: the form that it attaches to with its letters, and the form with the
 * letters of the standard language that it stands for. へん is `negative` へん, for `negative` ない.
 */
export type Ending = {
  readonly after: Place;
  readonly spoken: string;
  readonly to: Place;
  /** Without the kana of `form`, where it inflects. */
  readonly plain: string;
  /** The form that it is in itself, so that another ending may attach to it; null of what ends there. */
  readonly form: Place | null;
  /** The class of its standard form: ichidan of ている. Null where it does not inflect. */
  readonly wordClass: WordClass | null;
  /** True after 飲ん, where て is で; null where that does not matter. */
  readonly isVoiced: boolean | null;
  readonly only: readonly WordClass[] | null;
  /** Texts that may follow; null where the form says it. */
  readonly before: RegExp | null;
  /** True if it counts after another ending alone: ん of 行っとらん, since the analyser tells that of 行かん. */
  readonly isInner: boolean;
  /** True if it counts only where another ending goes on after it: ん of 知らんけん. */
  readonly goesOn: boolean;
  /** Texts that say something else, from the letter before the word to the second one after the ending. */
  readonly unless: RegExp | null;
  /** The kanji of a verb that the letters are where it makes a word with the stem: 絡め取る, 立ち寄る. */
  readonly compound: string | null;
};

export type Options = {
  readonly before?: string;
  readonly only?: readonly WordClass[];
  readonly isInner?: boolean;
  readonly goesOn?: boolean;
  readonly unless?: RegExp;
  readonly compound?: string;
};

/** The end of a clause. */
export const END = `$|[^ぁ-ヺー${KANJI}]`;
/** Texts that may follow a predicate: the end, a noun, a particle. */
const AFTER_PREDICATE = `${END}|[${KANJI}ァ-ヺ]|[のんとけかしよわねなぞぜもでやさべばはがをにみじきらだっよほうた]`;
const FOLLOWING: Readonly<Partial<Record<Place, RegExp>>> = {
  negative: /(?:な[いかくけ]|ず|ぬ|れ|せ|ね)/uy,
  stem: new RegExp(`(?:ま[すしせ]|た[いくかが]|そう|な[がさ]|に|や|つつ|すぎ|かた|${END})`, 'uy'),
  plain: new RegExp(`(?:${AFTER_PREDICATE})`, 'uy'),
  condition: /[ばど]/uy,
  will: /(?:う|っ[かと])/uy,
  joining: /[ただてで]/uy,
  te: new RegExp(`(?:${END}|[${KANJI}]|[いしくきみおあほもはなかねよん])`, 'uy'),
  predicate: new RegExp(`(?:${AFTER_PREDICATE})`, 'uy'),
};

/** Checks whether what follows an ending may follow it. */
export function mayFollow({ before, form }: Pick<Ending, 'before' | 'form'>, text: string, place: number): boolean {
  const pattern = before ?? (form === null ? undefined : FOLLOWING[form]);
  if (!pattern) return true;
  pattern.lastIndex = place;
  return pattern.test(text);
}

/** An ending, one for each of the letters that it may have, parted by |. */
export const ending = (
  after: Place,
  spoken: string,
  to: Place,
  plain: string,
  form: Place | null = 'predicate',
  options: Options = {},
): Ending[] =>
  spoken.split('|').flatMap((letters) => voices({ after, spoken: letters, to, plain, form, ...asked(options) }));

/** An ending that inflects: とる, とった and とらん as ている, ていた and ていない. */
export const auxiliary = (
  after: Place,
  [spoken, spokenClass]: readonly [stem: string, wordClass: WordClass],
  to: Place,
  [plain, wordClass]: readonly [stem: string, wordClass: WordClass],
  forms: readonly WordForm[] = VERB_FORMS,
  options: Options = {},
): Ending[] =>
  forms.flatMap((form) =>
    spoken.split('|').flatMap((stem) =>
      voices({
        after,
        spoken: stem + kanaOf(spokenClass, form, stem)!,
        to,
        plain,
        form,
        ...asked(options),
        wordClass,
      }),
    ),
  );

const asked = ({ before, only, isInner, goesOn, unless, compound }: Options) => ({
  wordClass: null,
  isVoiced: null,
  only: only ?? null,
  before: before === undefined ? null : new RegExp(`(?:${before})`, 'uy'),
  isInner: isInner ?? false,
  goesOn: goesOn ?? false,
  unless: unless ?? null,
  compound: compound ?? null,
});

/** Both ways of an ending after the form before て: とる after 行っ, どる after 飲ん. */
const voices = (own: Ending): Ending[] =>
  own.after === 'joining'
    ? [
        { ...own, isVoiced: false },
        { ...own, isVoiced: true, spoken: voiced(own.spoken) },
      ]
    : [own];
