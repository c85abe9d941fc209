import type { LyricLine } from '@utarang/contract';
import {
  answered,
  type Blank,
  type BlankGame,
  type BlankShare,
  beginBlanks,
  blankOptions,
  blankPlaces,
  chooseBlanks,
  givenUp,
  isOver,
} from '@utarang/domain/songs';
import type { TimedLine } from '@utarang/domain/timing';
import { useMemo, useState } from 'react';
import { useKnownWords } from '../known/use-known.js';

/** A blank with its options. */
export type AskedBlank = Blank & { readonly options: readonly Blank[] };

type Song = { readonly blanks: readonly AskedBlank[]; readonly game: BlankGame };

/** The blanks of a song while it plays (docs/product/songs.md#song-with-blanks). */
export function useBlankSong(lines: readonly LyricLine[], timeline: readonly TimedLine[]) {
  const { completedIds, knownIds } = useKnownWords();
  const places = useMemo(() => {
    const timed = new Set(timeline.map(({ line }) => line));
    return blankPlaces(lines).filter(({ line }) => timed.has(line));
  }, [lines, timeline]);
  const [song, setSong] = useState<Song | null>(null);

  const change = (game: BlankGame) => setSong((before) => before && { ...before, game });
  return {
    /** False where no word can be blank. */
    possible: places.length > 0,
    song,
    over: song !== null && isOver(song.game),
    begin(share: BlankShare) {
      const known = new Set([...completedIds, ...knownIds]);
      const chosen = chooseBlanks(places, { share, known, random: Math.random });
      const blanks = chosen.map((blank) => ({ ...blank, options: blankOptions(blank, places, Math.random) }));
      setSong({ blanks, game: beginBlanks(blanks.length) });
    },
    end: () => setSong(null),
    /** The first open blank of a line of the text; null where it has none. */
    openBlankOf: (line: number): number | null =>
      song?.game.open.find((index) => song.blanks[index]!.line === line) ?? null,
    /** Judges an answer, and returns what follows. */
    answer(index: number, right: boolean): BlankGame | null {
      if (!song) return null;
      const game = answered(song.game, index, right);
      change(game);
      return game;
    },
    /** Gives up all open blanks of a line. */
    passLine(line: number): BlankGame | null {
      if (!song) return null;
      const game = song.game.open
        .filter((index) => song.blanks[index]!.line === line)
        .reduce((before, index) => givenUp(before, index), song.game);
      change(game);
      return game;
    },
  };
}
