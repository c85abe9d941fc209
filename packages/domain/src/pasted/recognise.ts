import { bracketFurigana } from './bracket-furigana.js';
import { copiedRuby } from './copied-ruby.js';
import { type Dictionary, NO_DICTIONARY } from './dictionary.js';
import { timedText, untimedText } from './formats/index.js';
import { withoutMarks } from './marks.js';
import { PASTED_KINDS, type PastedKind } from './pasted-kinds.js';
import { type GivenReading, isBlank, type Row } from './pasted-row.js';
import { withoutPost } from './posts.js';
import { readingRows } from './reading-rows.js';
import { rubyAsBrackets } from './ruby-tags.js';

/** Counts of recognised additions: readings, lines with a time, removed rows, lines with a translation, marks. */
export type RecognisedCounts = {
  readonly furigana: number;
  readonly times: number;
  readonly pronunciations: number;
  readonly translations: number;
  readonly marks: number;
};

export type PastedLine = {
  /** The line without the recognised additions. */
  readonly text: string;
  readonly given: readonly GivenReading[];
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly translation: string | null;
};

export type Recognised = {
  /** The lines by stanza; none is blank. */
  readonly stanzas: readonly (readonly PastedLine[])[];
  readonly counts: RecognisedCounts;
  readonly title: string | null;
  readonly artist: string | null;
};

export type Recognising = {
  readonly dictionary?: Dictionary;
  /** The kinds that stay as they were pasted. */
  readonly leave?: readonly PastedKind[];
};

/**
 * Separates a pasted text's Japanese from the additions around it (docs/product/lookup.md#pasted-texts). "What is not
 * recognised stays": nothing of it is lost. `text` has LF for line ends.
 */
export function recognise(text: string, { dictionary = NO_DICTIONARY, leave = [] }: Recognising = {}): Recognised {
  const takes = (kind: PastedKind) => !leave.includes(kind);
  const timed = takes('times') ? timedText(text) : null;
  const { rows, title, artist } = timed ?? untimedText(text);
  const bare = takes('marks') ? withoutMarks(rows) : { rows: [...rows], marks: 0 };
  // A text of marks alone is read unchanged.
  const marked = bare.rows.some((row) => !isBlank(row)) ? bare : { rows: [...rows], marks: 0 };
  const read = takes('furigana') ? withFurigana(marked.rows, dictionary) : { rows: marked.rows, count: 0 };
  const post = takes('posts')
    ? withoutPost(read.rows, dictionary)
    : { rows: read.rows, pronunciations: 0, translations: 0 };
  return {
    stanzas: stanzasOf(post.rows),
    counts: {
      furigana: read.count,
      times: post.rows.filter(({ startMs }) => startMs !== null).length,
      pronunciations: post.pronunciations,
      translations: post.translations,
      marks: marked.marks,
    },
    ...{ title, artist },
  };
}

/** The text as it was pasted, unchanged. */
export const asPasted = (text: string): Recognised => recognise(text, { leave: PASTED_KINDS });

function withFurigana(rows: readonly Row[], dictionary: Dictionary): { rows: Row[]; count: number } {
  let count = 0;
  const read = rows.map((row) => {
    const bracketed = bracketFurigana({ ...row, text: rubyAsBrackets(row.text) }, dictionary);
    // A line may have both: readings in brackets after one word, copied ruby after the next.
    const bare = bracketed.count > 0 ? bracketed.row : row;
    const copied = copiedRuby(bare, dictionary);
    count += bracketed.count + copied.count;
    return copied.count > 0 ? copied.row : bare;
  });
  const below = readingRows(read, dictionary);
  return { rows: below.rows, count: count + below.count };
}

function stanzasOf(rows: readonly Row[]): PastedLine[][] {
  const stanzas: PastedLine[][] = [];
  let stanza: PastedLine[] | null = null;
  for (const row of rows) {
    if (isBlank(row)) {
      stanza = null;
      continue;
    }
    if (!stanza) {
      stanza = [];
      stanzas.push(stanza);
    }
    const given = [...row.given].sort((a, b) => a.start - b.start);
    stanza.push({ text: row.text, given, startMs: row.startMs, endMs: row.endMs, translation: row.translation });
  }
  return stanzas;
}
