import type { LyricLine } from '@utarang/contract';

export type Stanza = { readonly no: number; readonly lines: readonly LyricLine[] };

/** The lines of a song by stanza, both in their order. */
export function stanzasOf(lines: readonly LyricLine[]): Stanza[] {
  const stanzas = new Map<number, LyricLine[]>();
  for (const line of lines) stanzas.set(line.stanzaNo, [...(stanzas.get(line.stanzaNo) ?? []), line]);
  return [...stanzas].map(([no, own]) => ({ no, lines: own }));
}

/** The parts of each line that are shown. */
export type ShownParts = { readonly japanese: boolean; readonly pronunciation: boolean; readonly korean: boolean };

/** The text that "copy all" copies: the lines as they are shown, without furigana, an empty line between stanzas. */
export const lyricsText = (lines: readonly LyricLine[], shown: ShownParts): string =>
  stanzasOf(lines)
    .map(({ lines: own }) =>
      own
        .map(({ jpText, koPron, koMean }) =>
          [shown.japanese && jpText, shown.pronunciation && koPron, shown.korean && koMean].filter(Boolean).join('\n'),
        )
        .join('\n'),
    )
    .join('\n\n');
