import { videoIdOf } from '@utarang/domain/songs';
import { format, song as messages } from '@utarang/messages';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../lib/hydration.js';
import { pageCode } from '../../lib/lazy-page.js';
import { Lazy } from '../page/lazy.js';
import { Poster } from './poster.js';
import css from './video.module.css';
import type { SongOfVideo, VideoPlayerProps } from './video-player.js';

/** The code of the player, loaded at the press that starts it. */
const playerCode = pageCode<VideoPlayerProps>(async () => (await import('./video-player.js')).VideoPlayer);

type SongVideoProps = {
  song: SongOfVideo;
  url: string;
  /** True if a press elsewhere has already started it. */
  autoPlay?: boolean;
};

/** The video of a song: its poster, and after a press on it the player (docs/product/songs.md#video). */
export function SongVideo({ song, url, autoPlay = false }: SongVideoProps) {
  const [wanted, setWanted] = useState(autoPlay);
  const videoId = videoIdOf(url);
  if (!wanted || videoId === null) return <PosterButton song={song} url={url} onPlay={() => setWanted(true)} />;
  return (
    <Lazy
      code={playerCode}
      fallback={<Picture song={song} />}
      song={song}
      videoId={videoId}
      onStop={() => setWanted(false)}
    />
  );
}

const Picture = ({ song }: { song: SongOfVideo }) => (
  <div className={css['slot']}>
    <Poster id={song.id} title={song.title} />
  </div>
);

/** The poster as a button that starts the player; without a script, a link to the video at the host. */
function PosterButton({ song, url, onPlay }: SongVideoProps & { onPlay: () => void }) {
  const hydrated = useHydrated();
  const label = format(messages.play, { title: song.title });
  const prepare = () => void playerCode.preload().catch(() => {});
  const content = (
    <>
      <Poster id={song.id} title={song.title} />
      <span className={css['play']}>
        <Play size={30} fill="currentColor" />
      </span>
    </>
  );
  return (
    <div>
      {hydrated ? (
        <button
          type="button"
          className={css['slot']}
          aria-label={label}
          onClick={onPlay}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {content}
        </button>
      ) : (
        <a href={url} className={css['slot']} aria-label={label} rel="noopener">
          {content}
        </a>
      )}
      <p className={css['note']}>{messages.posterNote}</p>
    </div>
  );
}
