import { type Artist, type FoundAll, pathOf, SEARCH_SHOWN, type Song } from '@utarang/contract';
import { bands, format } from '@utarang/messages';
import { Cover } from '../../../../parts/music/cover.js';
import { Message } from '../../../../ui/message/message.js';
import { Hit, Hits } from './hit.js';

/** The first artists and songs; where there are both, songs get most of the room. */
export function MusicHits({ found: { artists, songs } }: { found: FoundAll }) {
  const room = Math.max(1, SEARCH_SHOWN.songs - songs.content.length);
  const first = artists.content.slice(0, room);
  return (
    <Hits>
      {first.map((artist) => (
        <ArtistHit key={`artist ${artist.id}`} artist={artist} />
      ))}
      {songs.content.slice(0, SEARCH_SHOWN.songs - first.length).map((song) => (
        <SongHit key={song.id} song={song} />
      ))}
    </Hits>
  );
}

const ArtistHit = ({ artist: { id, name, nameKo, songCount } }: { artist: Artist }) => (
  <Hit
    to={pathOf('artist', { id: String(id) })}
    picture={<Cover id={id} name={name} round />}
    title={<Message>{name}</Message>}
    tag={bands.artist}
  >
    {[...(nameKo === name ? [] : [nameKo]), format(bands.songCount, { n: songCount })].join(' · ')}
  </Hit>
);

const SongHit = ({ song: { id, title, titleKo, artists } }: { song: Song }) => (
  <Hit
    to={pathOf('song', { id: String(id) })}
    picture={<Cover id={id} name={title} />}
    title={<Message>{title}</Message>}
    tag={bands.song}
  >
    <Message>{[titleKo, ...artists.map(({ name }) => name)].join(' · ')}</Message>
  </Hit>
);
