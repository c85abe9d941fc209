import {
  type FormName,
  formAsHeard,
  glossOf,
  inflected,
  type Row,
  rowsOf,
  suruTail,
  toHangul,
  toHiragana,
} from '../../language/index.js';
import { writingsInKanji } from '../../words/written-form.js';
import type { HeardForm, HeardWord } from './heard-word.js';

/** The form of a word in a part of a phrase: of spellings with the same sound the typed one, else the first. */
export function heardForm(
  word: HeardWord,
  kind: Row['kind'],
  names: readonly FormName[],
  reading: string,
  typed: string,
): HeardForm {
  const tail = suruTail(word.japaneseWord, kind);
  const read = word.reading + tail;
  const formsOf = (writing: string) =>
    names.length === 0 ? unnamedForms(writing, read, kind) : inflected(writing, read, kind, names);
  const forms = writingsInKanji(word).flatMap((writing) => formsOf(writing + tail));
  const sounding = forms.filter((form) => form.reading === reading);
  const form = forms.find(({ written }) => toHiragana(written) === typed) ?? sounding[0] ?? forms[0];
  const { written, reading: kana } = form ?? { written: reading, reading };
  return {
    written,
    reading: kana,
    pronunciation: toHangul(formAsHeard(kana)),
    names,
    gloss: names.length === 0 && kana !== read ? null : glossOf(names, kind, word),
  };
}

/** The forms of a word without a named form: the word itself, its stem as before に, and ちゃ as before だめ. */
function unnamedForms(written: string, reading: string, kind: Row['kind']): { written: string; reading: string }[] {
  const rows = rowsOf(written, reading, kind);
  const itself = { written, reading };
  if (!rows) return [itself];
  const withBase = (text: string, { ending, bases }: Row, base: 'continuative' | 'cha') =>
    text.slice(0, text.length - ending.length) + (bases[base]?.[0] ?? '');
  const made = (['continuative', 'cha'] as const).map((base) => ({
    written: withBase(written, rows.written, base),
    reading: withBase(reading, rows.reading, base),
  }));
  return [itself, ...made];
}
