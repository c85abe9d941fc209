import { type OwnLyric, pathOf } from '@utarang/contract';
import { myLyrics as messages } from '@utarang/messages';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { here } from '../../../lib/here.js';
import { SongVideo } from '../../../parts/video/song-video.js';
import { Button } from '../../../ui/button/button.js';
import { useSongOfText } from '../song-of-text.js';
import css from './to-song.module.css';

export type ToSongProps = { lyric: Pick<OwnLyric, 'title' | 'artist'> };

/**
 * The song of a text: its video, played beside the text, and a link to its page. The player is loaded only by a press:
 * by itself it would move the text that is being read.
 */
export function ToSong({ lyric }: ToSongProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const song = useSongOfText(lyric);
  if (!song) return null;
  return (
    <div className={css['song']}>
      {song.youtubeUrl && isPlaying && <SongVideo key={song.id} song={song} url={song.youtubeUrl} autoPlay />}
      <div className={css['ways']}>
        {song.youtubeUrl && !isPlaying && (
          <Button variant="soft" onClick={() => setIsPlaying(true)}>
            <Play size={16} />
            {messages.songVideo}
          </Button>
        )}
        <Link to={pathOf('song', { id: song.id })} state={{ from: here() }}>
          {messages.toSong}
        </Link>
      </div>
    </div>
  );
}
