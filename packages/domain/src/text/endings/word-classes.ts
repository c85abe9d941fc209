/**
 * The inflections of words, by the row of kana that a godan verb inflects through. 来る is as an ichidan verb, where it
 * has its kanji.
 */
export type WordClass = 'k' | 'g' | 's' | 't' | 'n' | 'b' | 'm' | 'r' | 'w' | 'ichidan' | 'suru' | 'kuru' | 'adjective';

/**
 * The forms of a word that endings attach to: 行か, 行き, 行く, 行け, 行こ, 行っ, 行って and, of adjectives, 高 of 高い. `bare` is 買 of
 * 買う, and `before` 流 of 流れる.
 */
export type WordForm =
  | 'negative'
  | 'stem'
  | 'plain'
  | 'condition'
  | 'will'
  | 'joining'
  | 'te'
  | 'root'
  | 'bare'
  | 'before';

/** The text that an ending follows: a form of a word, a predicate, or a noun. */
export type Place = WordForm | 'predicate' | 'noun';

/** The forms that a verb of a class has, for what inflects as it does. */
export const VERB_FORMS = ['negative', 'stem', 'plain', 'condition', 'will', 'joining'] as const;

/** The kana of a godan verb in its forms: 行か, 行き, 行く, 行け, 行こ, 行っ. */
const GODAN = {
  k: 'かきくけこい',
  g: 'がぎぐげごい',
  s: 'さしすせそし',
  t: 'たちつてとっ',
  n: 'なにぬねのん',
  b: 'ばびぶべぼん',
  m: 'まみむめもん',
  r: 'らりるれろっ',
  w: 'わいうえおっ',
} as const;
const OTHERS: Readonly<Record<'ichidan' | 'suru' | 'kuru', readonly string[]>> = {
  ichidan: ['', '', 'る', 'れ', 'よ', ''],
  kuru: ['こ', 'き', 'くる', 'くれ', 'こよ', 'き'],
  suru: ['し', 'し', 'する', 'すれ', 'しよ', 'し'],
};
const GOING = /[行逝]$/u;

const VOICED: ReadonlySet<WordClass> = new Set<WordClass>(['g', 'n', 'b', 'm']);
const VOICE: Readonly<Record<string, string>> = { て: 'で', た: 'だ', と: 'ど', ち: 'じ' };

/** Checks whether て and what derives from it are voiced after a class of words: で after 飲ん. */
export const isVoiced = (wordClass: WordClass): boolean => VOICED.has(wordClass);
export const voiced = (kana: string): string => (VOICE[kana[0] ?? ''] ?? kana[0] ?? '') + kana.slice(1);

/** The kana of a class in a form, after what never changes; null where it has none. */
export function kanaOf(wordClass: WordClass, form: Place, stem: string): string | null {
  if (wordClass === 'adjective') return form === 'plain' ? 'い' : form === 'root' ? '' : null;
  if (form === 'te') {
    const joining = kanaOf(wordClass, 'joining', stem);
    return joining === null ? null : joining + (isVoiced(wordClass) ? 'で' : 'て');
  }
  if (form === 'bare') return wordClass === 'w' ? '' : null;
  const index = VERB_FORMS.indexOf(form as (typeof VERB_FORMS)[number]);
  if (index < 0) return null;
  if (wordClass === 'ichidan' || wordClass === 'suru' || wordClass === 'kuru') return OTHERS[wordClass][index]!;
  return form === 'joining' && wordClass === 'k' && GOING.test(stem) ? 'っ' : GODAN[wordClass][index]!;
}

/** The dictionary form of a stem of a class. */
export const dictionaryForm = (stem: string, wordClass: WordClass): string => stem + kanaOf(wordClass, 'plain', stem)!;

/** The kana by which a class ends in a form as it is said, with those of elsewhere: せ of せん beside し. */
export function spokenKana(wordClass: WordClass, form: WordForm): readonly string[] {
  if (wordClass === 'suru' && form === 'negative') return ['し', 'せ'];
  if (wordClass === 'k' && form === 'joining') return ['い', 'っ'];
  const kana = kanaOf(wordClass, form, '');
  return kana === null ? [] : [kana];
}

export const CLASSES: readonly WordClass[] = [
  'k',
  'g',
  's',
  't',
  'n',
  'b',
  'm',
  'r',
  'w',
  'ichidan',
  'suru',
  'kuru',
  'adjective',
];

/**
 * Columns え and い of the kana before る of an ichidan verb, by that of う, with which former times had it: 流る 流れる, 老ゆ
 * 老いる.
 */
export const FORMER_COLUMN: Readonly<Record<string, readonly string[]>> = {
  う: ['え', 'い'],
  く: ['け', 'き'],
  ぐ: ['げ', 'ぎ'],
  す: ['せ'],
  つ: ['て', 'ち'],
  づ: ['で'],
  ぬ: ['ね'],
  ふ: ['え', 'い'],
  ぶ: ['べ', 'び'],
  む: ['め', 'み'],
  ゆ: ['え', 'い'],
  る: ['れ', 'り'],
};
