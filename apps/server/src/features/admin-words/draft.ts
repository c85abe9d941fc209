import {
  type AdminWord,
  fieldOnWire,
  fromWire,
  type StoredWord,
  type WordContent,
  writtenFields,
} from '@utarang/contract';
import { authoredFaults, isSinoKorean, readingAsWritten } from '@utarang/domain/words';
import { validationMessages, wordFaultMessage } from '@utarang/messages';
import { refuseErrors } from '../../lib/refuse-errors.js';
import { emptyDraft, type WordDraft } from './draft-fields.js';

/** The draft of a word from the body of a call: a field that is left out keeps its value, or is empty in a new word. */
export function draftOf(content: WordContent, word: WordDraft = emptyDraft): WordDraft {
  const written = Object.fromEntries(
    writtenFields.map((field) => [field, content[field] === undefined ? word[field] : content[field]]),
  ) as WordDraft;
  return { ...written, hiragana: readingAsWritten(written.japaneseWord, written.hiragana) };
}

/** The word of an entry of the audit trail. A field that an earlier release did not have is empty. */
export const wordIn = (kept: unknown): StoredWord | null =>
  kept === null ? null : { ...emptyDraft, ...(kept as StoredWord) };

/** A word in the form in which the audit trail stores it. */
export const storedOf = ({ reports: _, ...word }: AdminWord): StoredWord => word;

/** Throws `validation_failed` with the Korean sentence for each invalid field. */
export function refuseFaults(word: WordDraft, situations: ReadonlySet<string>): void {
  refuseErrors(faultsOf(word, situations));
}

/** The Korean sentence for each invalid field. `situations` are the names of all situations. */
export function faultsOf(word: WordDraft, situations: ReadonlySet<string>): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const fault of authoredFaults(fromWire(word))) errors[fieldOnWire(fault.field)] ??= wordFaultMessage(fault);
  if (word.fields.some((name) => !situations.has(name))) errors['fields'] = validationMessages.word_field_unknown;
  else if (new Set(word.fields).size < word.fields.length) errors['fields'] = validationMessages.word_field_repeated;
  if (word.koLike && !isSinoKorean(word.koLike.hanja)) errors['koLike.hanja'] = validationMessages.ko_like_hangul;
  return errors;
}
