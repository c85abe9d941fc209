import { type AnalysedText, type AnalysedToken, inList, type TextPattern } from '@utarang/contract';
import type { Recognised } from '@utarang/domain/pasted';
import { type analyseText, formSteps, type TextToken } from '@utarang/domain/text';
import { formTitle } from '@utarang/messages';
import { levelCounts } from '../catalogue/level-counts.js';
import type { BookWord, WordsOfText } from './protocol.js';

type Analysed = ReturnType<typeof analyseText>;

/** The answer for a text, as it is sent. */
export function answerOf(
  { stanzas, words, unknown }: Analysed,
  pasted: Recognised,
  wordOf: (id: number) => BookWord,
  patterns: readonly TextPattern[],
): AnalysedText {
  const found = words.map(({ id }) => inList(wordOf(id)));
  return {
    stanzas: stanzas.map((lines, stanza) =>
      lines.map(({ text, tokens }, line) => {
        const { startMs, endMs, translation } = pasted.stanzas[stanza]![line]!;
        return { text, tokens: tokens.map(toAnalysedToken), startMs, endMs, translation };
      }),
    ),
    words: found,
    patterns: [...patterns],
    known: { ...levelCounts(found), unknown: unknown.length },
    recognised: pasted.counts,
    title: pasted.title,
    artist: pasted.artist,
  };
}

/** The words of a text alone. */
export const wordsIn = ({ words, unknown }: Analysed): WordsOfText => ({
  wordIds: words.map(({ id }) => id),
  wordCount: words.length + unknown.length,
});

const toAnalysedToken = ({ word, part, names, furigana, entry, ...token }: TextToken): AnalysedToken => ({
  start: token.start,
  end: token.end,
  written: token.written,
  reading: token.reading,
  pronunciation: token.pronunciation,
  dictionary: token.dictionary,
  partOfSpeech: part,
  wordId: word?.id ?? null,
  entry: entry && { list: entry.list, id: entry.id },
  gloss: token.gloss,
  steps: formSteps(names, word?.partsOfSpeech ?? []).map((step) => ({
    name: formTitle(step),
    entry: step.entry && { list: step.entry.list, id: step.entry.id },
  })),
  furigana: furigana.map(({ text, reading }) => [text, reading]),
  ...(token.given ? { given: true } : {}),
});
