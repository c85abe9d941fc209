import { toHangul } from '../../language/index.js';
import { readWrittenForms } from '../../words/written-form.js';
import type { SearchableWord } from '../words.js';

/** A row of the word book as the search has it. */
export const bookWord = ({
  id,
  word,
  reading,
  pron,
  meaning,
  forms,
}: Readonly<Record<string, string>>): SearchableWord => ({
  id: Number(id),
  japaneseWord: word ?? '',
  reading: reading ?? '',
  koreanPronunciation: pron || toHangul(reading ?? ''),
  meaningKo: meaning ?? '',
  forms: readWrittenForms(forms ?? '').forms,
});
