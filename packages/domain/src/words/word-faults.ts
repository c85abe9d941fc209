import { foldKey, hasHangul, hasKanaOrKanji, isKana, toHangul } from '../language/index.js';
import { answerItems, itemKey, withoutQuestion } from './answer-items.js';
import { readingFits } from './reading-fits.js';
import { readWrittenForms } from './written-form.js';

/** The texts of a word as an author writes them. */
export type WordTexts = {
  readonly japaneseWord: string;
  /** The reading as written, in kana. */
  readonly reading: string;
  /** Korean senses, separated by `, `; likewise `accept` and `block`. */
  readonly meaningKo: string;
  readonly accept: string;
  readonly block: string;
  /** The pronunciation in Hangul where it differs from the one by rule, else empty. */
  readonly koreanPronunciation: string;
  /** Other spellings, in the format of the files; admins write none. */
  readonly forms?: string | undefined;
};

type TextField = keyof WordTexts;
/** A required field. */
type NeededField = 'japaneseWord' | 'reading' | 'meaningKo' | 'koreanPronunciation';
type AnswerField = 'meaningKo' | 'accept' | 'block';

/** A fault of a word: the field, the fault, and the item of the field or the other field that it is about. */
export type WordFault =
  | { readonly field: NeededField; readonly fault: 'empty' }
  | ({ readonly field: TextField } & (
      | {
          readonly fault:
            | 'has_hangul'
            | 'odd_sign'
            | 'not_kana'
            | 'without_hangul'
            | 'not_hangul'
            | 'as_the_rule_gives';
        }
      | { readonly fault: 'does_not_fit' }
      | { readonly fault: 'too_long'; readonly length: number; readonly most: number }
      | { readonly fault: 'not_korean'; readonly item: string }
      | { readonly fault: 'repeated'; readonly item: string; readonly in: AnswerField }
      | { readonly fault: 'no_form' | 'form_does_not_fit' | 'form_repeated' | 'note_not_korean'; readonly item: string }
    ));

/** The longest meaning in characters: what a card shows on two lines. */
export const MEANING_MAX = 40;

const ANSWER_FIELDS = ['meaningKo', 'accept', 'block'] as const satisfies readonly AnswerField[];
const KOREAN = /^[가-힣A-Za-z0-9 ~()]+$/;
/**
 * Characters that a word is written with: letters of any script, digits, and the signs that stand in or around words.
 */
const WRITTEN = /^[\p{L}\p{N}\p{M} ー・〜～、。…！？&＆+＋%％.．／/'’-]+$/u;
const SYLLABLES = /^[가-힣]+(?:[ -][가-힣]*)*$/;

/** The checks of each text. A text without checks does not compile. */
const checks: Readonly<Record<TextField, (word: WordTexts) => WordFault[]>> = {
  japaneseWord: writtenFaults,
  reading: readingFaults,
  meaningKo: (word) => [...meaningFaults(word), ...koreanFaults('meaningKo', word)],
  accept: (word) => koreanFaults('accept', word),
  block: (word) => koreanFaults('block', word),
  koreanPronunciation: pronunciationFaults,
  forms: formFaults,
};

/**
 * Finds the faults in the texts of a word. The checks of the book's files use this rule, and, through `authoredFaults`,
 * the server for an admin's words and imports, and the admin's form before it sends.
 */
export const wordFaults = (word: WordTexts): WordFault[] => [
  ...Object.values(checks).flatMap((check) => check(word)),
  ...repeatedAnswers(word),
];

function writtenFaults({ japaneseWord }: WordTexts): WordFault[] {
  const field = 'japaneseWord';
  if (japaneseWord === '') return [{ field, fault: 'empty' }];
  if (hasHangul(japaneseWord)) return [{ field, fault: 'has_hangul' }];
  return WRITTEN.test(japaneseWord) ? [] : [{ field, fault: 'odd_sign' }];
}

function readingFaults({ japaneseWord, reading }: WordTexts): WordFault[] {
  const field = 'reading';
  if (!isKana(reading)) return [{ field, fault: 'not_kana' }];
  if (!SYLLABLES.test(toHangul(reading))) return [{ field, fault: 'without_hangul' }];
  return japaneseWord === '' || readingFits(japaneseWord, reading) ? [] : [{ field, fault: 'does_not_fit' }];
}

function meaningFaults({ meaningKo }: WordTexts): WordFault[] {
  const field = 'meaningKo';
  return meaningKo === '' ? [{ field, fault: 'empty' }] : longerThan(MEANING_MAX, field, meaningKo);
}

function longerThan(most: number, field: TextField, text: string): WordFault[] {
  const { length } = [...text];
  return length > most ? [{ field, fault: 'too_long', length, most }] : [];
}

/** Senses may have a question mark; answers, which are only compared, need none. */
const koreanFaults = (field: AnswerField, word: WordTexts): WordFault[] =>
  answerItems(word[field])
    .filter((item) => !KOREAN.test(field === 'meaningKo' ? withoutQuestion(item) : item) || !bracketsClose(item))
    .map((item): WordFault => ({ field, fault: 'not_korean', item }));

function pronunciationFaults({ reading, koreanPronunciation: written }: WordTexts): WordFault[] {
  const field = 'koreanPronunciation';
  if (written === '') return [];
  if (!SYLLABLES.test(written)) return [{ field, fault: 'not_hangul' }];
  return written === toHangul(reading) ? [{ field, fault: 'as_the_rule_gives' }] : [];
}

/**
 * "Each is Japanese, can be read as the word is, and stands once" (docs/product/words.md#spellings). In kana it is the
 * reading in either script.
 */
function formFaults({ japaneseWord, reading, forms: cell = '' }: WordTexts): WordFault[] {
  const field = 'forms';
  const { forms, wrong } = readWrittenForms(cell);
  const seen = new Set([japaneseWord]);
  return [
    ...wrong.map((item): WordFault => ({ field, fault: 'no_form', item })),
    ...forms.flatMap(({ written: item, note }): WordFault[] => {
      if (seen.has(item)) return [{ field, fault: 'form_repeated', item }];
      seen.add(item);
      if (hasHangul(item) || !isWriting(item)) return [{ field, fault: 'no_form', item }];
      if (!isReadSo(item, reading)) return [{ field, fault: 'form_does_not_fit', item }];
      return note === null || hasHangul(note) ? [] : [{ field, fault: 'note_not_korean', item: note }];
    }),
  ];
}

/** ＣＤ and Ｔシャツ are written with Latin letters; ～ marks the place of another word. */
const isWriting = (text: string): boolean => hasKanaOrKanji(text) || /^[A-Za-z～・]+$/.test(text);

/** In kana a spelling sounds like the reading: キレイ, and ロープウエイ of ロープウェイ. */
const isReadSo = (written: string, reading: string): boolean =>
  isKana(written) ? foldKey(written) === foldKey(reading) : readingFits(written, reading);

/**
 * Each answer is in one place only: an answer that is both right and blocked would contradict itself, and a repeated
 * one is a mistake.
 */
function repeatedAnswers(word: WordTexts): WordFault[] {
  const seen = new Map<string, AnswerField>();
  return ANSWER_FIELDS.flatMap((field) =>
    answerItems(word[field]).flatMap((item): WordFault[] => {
      const earlier = seen.get(itemKey(item));
      if (earlier) return [{ field, fault: 'repeated', item, in: earlier }];
      seen.set(itemKey(item), field);
      return [];
    }),
  );
}

const bracketsClose = (item: string): boolean => !/[()]/.test(item.replace(/\([^()]+\)/g, ''));
