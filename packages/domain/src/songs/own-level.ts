type LearntSong = {
  readonly id: number;
  /** JLPT level, of songs that have one. */
  readonly level: string | null;
};

type OwnLevelSources = {
  /** The ids of the words of a song; none where it has no lyrics. */
  readonly wordsOf: (songId: number) => readonly number[];
  readonly isKnown: (wordId: number) => boolean;
  /** True for a song that is finished. */
  readonly isFinished: (songId: number) => boolean;
};

const EASIEST_FIRST = ['N5', 'N4', 'N3', 'N2', 'N1'];
const rank = ({ level }: LearntSong): number => (level === null ? EASIEST_FIRST.length : EASIEST_FIRST.indexOf(level));

/** The share of the words of a song that are known, from 0 to 1; null for a song without words. */
export function knownShare(wordIds: readonly number[], isKnown: OwnLevelSources['isKnown']): number | null {
  return wordIds.length === 0 ? null : wordIds.filter(isKnown).length / wordIds.length;
}

/**
 * The songs that a learner can learn next: those with the highest share of known words first, of equal ones the easier;
 * those without lyrics and those that are finished are left out (docs/product/songs.md#shelves).
 */
export function ofOwnLevel<Song extends LearntSong>(songs: readonly Song[], own: OwnLevelSources): Song[] {
  return songs
    .flatMap((song) => {
      const share = own.isFinished(song.id) ? null : knownShare(own.wordsOf(song.id), own.isKnown);
      return share === null ? [] : [{ song, share }];
    })
    .sort((a, b) => b.share - a.share || rank(a.song) - rank(b.song))
    .map(({ song }) => song);
}
