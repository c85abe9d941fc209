import type { ArtistFault, LineFault, SongFault } from '@utarang/contract';
import { format } from './format.js';
import { adminSongErr } from './ko/admin-song-err.js';

const OF_SONG = {
  title: adminSongErr.titleRequired,
  titleKo: adminSongErr.titleKo,
  reading: adminSongErr.reading,
  year: adminSongErr.year,
} as const satisfies Record<SongFault['field'], string>;

/** The sentence under a field of a song for what is wrong with it. */
export const songFaultMessage = ({ field }: SongFault): string => OF_SONG[field];

/** The sentence under a field of a line. */
export function lineFaultMessage(fault: LineFault): string {
  switch (fault.fault) {
    case 'empty':
      return fault.field === 'text' ? adminSongErr.lineRequired : adminSongErr.meaningRequired;
    case 'misplaced_reading':
      return adminSongErr.misplacedReading;
    case 'no_reading':
      return format(adminSongErr.noReading, { kanji: fault.kanji });
    case 'other_sound':
      return format(adminSongErr.otherSound, { written: fault.written, sound: fault.sound });
    case 'not_hiragana':
      return format(adminSongErr.readingNotHiragana, { reading: fault.reading });
    case 'without_hangul':
      return adminSongErr.meaningHangul;
    case 'not_hangul':
      return adminSongErr.pronHangul;
    case 'cannot_be_told':
      return adminSongErr.pronRequired;
    case 'does_not_follow':
    case 'not_from_1':
      return adminSongErr.stanza;
  }
}

const OF_ARTIST = {
  name: adminSongErr.nameRequired,
  nameRomaji: adminSongErr.romajiRequired,
  nameKo: adminSongErr.nameKo,
  gender: adminSongErr.gender,
  debutYear: adminSongErr.year,
  country: adminSongErr.country,
  genres: adminSongErr.genres,
  bio: adminSongErr.bioHangul,
} as const;

/** The sentence under a field of an artist. */
export function artistFaultMessage(fault: ArtistFault): string {
  if (fault.fault === 'sentences') return format(adminSongErr.bioSentences, { count: fault.count });
  if (fault.fault === 'leads_elsewhere') {
    return fault.host === null ? adminSongErr.address : format(adminSongErr.addressHost, { host: fault.host });
  }
  return OF_ARTIST[fault.field];
}
