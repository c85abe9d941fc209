import type { AdminArtist, AdminSong } from '@utarang/contract';
import { clockText } from '@utarang/domain/timing';
import { adminSongs as messages } from '@utarang/messages';
import type { DescribedField } from '../../parts/admin/described-field.js';
import { genderNames } from '../../parts/admin/gender-names.js';

type DescribedSong = Pick<
  AdminSong,
  'title' | 'titleKo' | 'reading' | 'artists' | 'year' | 'album' | 'video' | 'level' | 'lines'
>;

/** All lines in their order: Japanese, pronunciation and meaning of each, with a blank line between stanzas. */
const lyricOf = ({ lines }: DescribedSong): string =>
  lines
    .map(({ stanza, text, pronunciation, meaningKo, startMs }, index) => {
      const blankLine = index > 0 && stanza !== lines[index - 1]!.stanza ? '\n' : '';
      return `${blankLine}${[startMs === null ? '' : clockText(startMs), text, pronunciation, meaningKo].filter(Boolean).join(' / ')}`;
    })
    .join('\n');

/** The fields of a song, in the order in which they are shown. */
export const songFields: readonly DescribedField<DescribedSong>[] = [
  { name: messages.songTitle, textOf: ({ title }) => title, isJapanese: true, always: true },
  { name: messages.titleKo, textOf: ({ titleKo }) => titleKo, always: true },
  { name: messages.reading, textOf: ({ reading }) => reading, isJapanese: true },
  { name: messages.artists, textOf: ({ artists }) => artists.map(({ name }) => name).join(', '), isJapanese: true },
  { name: messages.year, textOf: ({ year }) => String(year) },
  { name: messages.album, textOf: ({ album }) => album ?? '', isJapanese: true },
  { name: messages.video, textOf: ({ video }) => video ?? '' },
  { name: messages.level, textOf: ({ level }) => level ?? '' },
  { name: messages.lyrics, textOf: lyricOf, isJapanese: true },
];

type DescribedArtist = Omit<AdminArtist, 'id' | 'version' | 'retired' | 'songCount'>;

/** The fields of an artist, in the order in which they are shown. */
export const artistFields: readonly DescribedField<DescribedArtist>[] = [
  { name: messages.artistName, textOf: ({ name }) => name, isJapanese: true, always: true },
  { name: messages.artistNameKo, textOf: ({ nameKo }) => nameKo, always: true },
  { name: messages.artistRomaji, textOf: ({ nameRomaji }) => nameRomaji },
  { name: messages.gender, textOf: ({ gender }) => genderNames[gender] },
  { name: messages.debutYear, textOf: ({ debutYear }) => String(debutYear ?? '') },
  { name: messages.country, textOf: ({ country }) => country },
  { name: messages.genres, textOf: ({ genres }) => genres.join(', ') },
  { name: messages.website, textOf: ({ website }) => website ?? '' },
  { name: messages.youtube, textOf: ({ youtube }) => youtube ?? '' },
  { name: messages.instagram, textOf: ({ instagram }) => instagram ?? '' },
  { name: messages.x, textOf: ({ x }) => x ?? '' },
  { name: messages.bio, textOf: ({ bio }) => bio },
];
