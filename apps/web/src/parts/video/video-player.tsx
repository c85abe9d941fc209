import type { Song } from '@utarang/contract';
import { format, song as messages } from '@utarang/messages';
import { CornerLeftUp, ExternalLink, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../lib/announce.js';
import { cx } from '../../lib/cx.js';
import { useShortcut } from '../../lib/keyboard.js';
import { useMediaQuery } from '../../lib/media-query.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { playerAddress, searchAddress, videoAddress } from './host.js';
import { Poster } from './poster.js';
import { uncover } from './uncover.js';
import { useEscapableFrame } from './use-escapable-frame.js';
import { usePlayer } from './use-player.js';
import { useScrolledPast } from './use-scrolled-past.js';
import css from './video.module.css';

/** Media query of a screen that is high enough for both the player and the text. */
const ROOM = '(min-height: 30em)';

/** The fields of a song that the player needs. */
export type SongOfVideo = Pick<Song, 'id' | 'title' | 'artists'>;

export type VideoPlayerProps = { song: SongOfVideo; videoId: string; onStop: () => void };

/**
 * The player of a song's video. Scrolled past, it moves into a corner: the same frame in the same place of the
 * document, moved by its style alone, so that it plays on (docs/product/songs.md#video).
 */
export function VideoPlayer({ song, videoId, onStop }: VideoPlayerProps) {
  const slot = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const focusBefore = useRef<HTMLElement | null>(null);
  const [gone, setGone] = useState(false);
  const [closed, setClosed] = useState(false);
  const past = useScrolledPast(slot);
  // After scrolling back to the player and away again, the small one is shown again.
  if (closed && !past) setClosed(false);
  const roomy = useMediaQuery(ROOM);
  const player = usePlayer(frame, () => setGone(true));
  const floats = past && roomy && !closed && !gone;
  const name = format(messages.video, { title: song.title });

  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!floats || !stage.current) return;
    announce(messages.videoSmall);
    uncover(stage.current);
  }, [floats]);

  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    const outside = relatedTarget instanceof HTMLElement && !stage.current?.contains(relatedTarget);
    if (outside) focusBefore.current = relatedTarget;
  };
  const close = () => {
    const before = focusBefore.current?.isConnected ? focusBefore.current : slot.current;
    before?.focus({ preventScroll: true });
    setClosed(true);
    if (!player.pause()) onStop(); // a player that does not answer would be heard on
  };
  const toFrame = () => frame.current?.focus({ preventScroll: true });
  const back = () => {
    slot.current?.scrollIntoView({ block: 'center' });
    toFrame();
  };
  useShortcut('Escape', () => {
    if (floats) close();
  });
  useEscapableFrame(floats, frame, closer);

  if (gone) return <Gone song={song} />;
  return (
    <div>
      <div ref={slot} className={css['slot']} tabIndex={-1}>
        {floats && (
          <>
            <Poster id={song.id} title={song.title} />
            <p className={css['away']}>{messages.videoFloat}</p>
          </>
        )}
        <aside
          ref={stage}
          className={cx(css['stage'], floats && css['floating'])}
          aria-label={name}
          data-floating={floats ? '' : undefined}
          onFocus={rememberFocus}
        >
          <iframe
            ref={frame}
            className={css['frame']}
            src={playerAddress(videoId, location.origin)}
            title={name}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
          {floats && <Bar title={song.title} closer={closer} onBack={back} onClose={close} onLeft={toFrame} />}
        </aside>
      </div>
      <Note song={song} videoId={videoId} late={player.late} floats={floats} />
    </div>
  );
}

type NoteProps = Pick<VideoPlayerProps, 'song' | 'videoId'> & { late: boolean; floats: boolean };

/** The line below the player: another way to the video, for a player that is late or does not play it. */
const Note = ({ song, videoId, late, floats }: NoteProps) => (
  <div className={cx(css['note'], floats && css['behind'])}>
    {/* Known to screen readers before there is something to say. */}
    <p role="status">{late && messages.videoLate}</p>
    {late ? (
      <HostLink href={videoAddress(videoId)}>{messages.videoAtHost}</HostLink>
    ) : (
      <>
        {messages.videoStuck} <SearchLink song={song} />
      </>
    )}
  </div>
);

type BarProps = {
  title: string;
  closer: RefObject<HTMLButtonElement | null>;
  onBack: () => void;
  onClose: () => void;
  /** The bar disappears while it has the focus: the player is back in its place. */
  onLeft: () => void;
};

/** The buttons of the small player. */
function Bar({ title, closer, onBack, onClose, onLeft }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const left = useEffectEvent(onLeft);
  // Before the buttons are removed: afterwards nobody knows that the focus was there.
  useLayoutEffect(() => {
    const own = bar.current;
    return () => {
      if (own?.contains(document.activeElement)) left();
    };
  }, []);
  return (
    <div ref={bar} className={css['bar']}>
      <p className={css['name']} lang="ja">
        {title}
      </p>
      <IconButton label={messages.videoBack} onClick={onBack}>
        <CornerLeftUp size={20} />
      </IconButton>
      <IconButton ref={closer} label={messages.videoClose} onClick={onClose}>
        <X size={22} />
      </IconButton>
    </div>
  );
}

/** The player's message that the video cannot be played: removed, private, or not allowed on other sites. */
const Gone = ({ song }: { song: SongOfVideo }) => (
  <div className={cx(css['slot'], css['gone'])} role="alert">
    <p className={css['goneTitle']}>{messages.videoGone}</p>
    <p>{messages.videoGoneTip}</p>
    <p>
      <SearchLink song={song} />
    </p>
  </div>
);

const SearchLink = ({ song }: { song: SongOfVideo }) => (
  <HostLink href={searchAddress([song.title, ...song.artists.map(({ name }) => name)].join(' '))}>
    {messages.videoFind}
  </HostLink>
);

const HostLink = ({ href, children }: { href: string; children: string }) => (
  <a className={css['find']} href={href} target="_blank" rel="noopener">
    {children}
    <ExternalLink size={14} />
    <span className="sr">{messages.newTab}</span>
  </a>
);
