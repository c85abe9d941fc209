import type { AnalysedLine, AnalysedText, AnalysedToken, LyricLine } from '@utarang/contract';
import {
  type Applied,
  corrected,
  correctionFor,
  type PlacedCorrection,
  type WordCorrection,
} from '@utarang/domain/lyrics';
import type { LineTimes } from '@utarang/domain/timing';
import { soundOf } from '../../parts/own-text/sound-of.js';

/** A word of a text with the member's corrections. */
export type OwnToken = AnalysedToken & { readonly line: number; readonly applied: Applied | null };
export type OwnLine = Omit<AnalysedLine, 'tokens'> & { readonly tokens: readonly OwnToken[] };

type Corrections = { readonly placed: readonly PlacedCorrection[]; readonly words: readonly WordCorrection[] };

/** A text word by word, with the member's corrections (docs/product/songs.md#corrections). */
export function correctedText({ stanzas }: AnalysedText, corrections: Corrections): OwnLine[][] {
  let number = 0;
  return stanzas.map((lines) =>
    lines.map((each) => {
      const line = number++;
      return { ...each, tokens: each.tokens.map((token) => ownToken(token, line, corrections)) };
    }),
  );
}

function ownToken(token: AnalysedToken, line: number, corrections: Corrections): OwnToken {
  const applied = token.partOfSpeech === 'plain' ? null : correctionFor(token, line, corrections);
  const own = applied ? corrected(token, applied.correction) : token;
  return { ...own, furigana: own.furigana.map(([text, reading]) => [text, reading]), line, applied };
}

/** All lines of a text in the form of a song's lines; a line without a translation has '' for it. */
export function songLines(
  stanzas: readonly (readonly OwnLine[])[],
  translation: readonly (string | null)[],
  times: LineTimes,
): LyricLine[] {
  let line = -1;
  return stanzas.flatMap((lines, stanza) =>
    lines.map(({ text, tokens }): LyricLine => {
      line += 1;
      return {
        ...{ id: line + 1, seq: line + 1, stanzaNo: stanza + 1, jpText: text, koPron: soundOf(tokens) },
        koMean: translation[line] ?? '',
        ...(times[line] ?? { startMs: null, endMs: null }),
        furigana: tokens.flatMap(({ furigana }) => furigana),
        words: tokens.flatMap(({ wordId, start, end }) => (wordId === null ? [] : [{ id: wordId, start, end }])),
        entries: [],
      };
    }),
  );
}

/** The lines that can be heard and spoken, for the study. */
export const studyLines = (...text: Parameters<typeof songLines>): LyricLine[] =>
  songLines(...text)
    .filter(({ koPron }) => koPron !== '')
    .map((line, index) => ({ ...line, id: index + 1, seq: index + 1 }));
