import type { Phrase, WordForm } from '@utarang/contract';
import type { Cutting, CuttingPart, HeardForm } from '@utarang/domain/search';
import { forms, formWithSuru, wordCounters } from '@utarang/messages';

/** A form as it is sent, with its Korean name. */
export const shownForm = ({ names, written, reading, pronunciation, gloss, counted }: HeardForm): WordForm => ({
  written,
  reading,
  pronunciation,
  name: counted ? wordCounters.form : names.length === 0 ? formWithSuru : names.map((name) => forms[name]).join(' · '),
  gloss,
});

/** A cutting as it is sent; the parts of the search name their words by rows of `words`. */
export function shownPhrase({ parts, others }: Cutting, words: readonly { readonly id: number }[]): Phrase {
  const shown = (cutting: readonly CuttingPart[]) =>
    cutting.map(({ row, text, written, reading, pronunciation, gloss, entry }) => ({
      ...{ text, written, reading, pronunciation, gloss, entry },
      wordId: row === null ? null : words[row]!.id,
    }));
  return { parts: shown(parts), others: others.map(shown) };
}
