import { videoIdOf } from '@utarang/domain/songs';
import { common, format, player as messages } from '@utarang/messages';
import { FileMusic, Music, Play } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { Checkbox } from '../../ui/checkbox/checkbox.js';
import { TextField } from '../../ui/form/text-field.js';
import { Message } from '../../ui/message/message.js';
import { Cover } from '../music/cover.js';
import { playerAddress } from '../video/host.js';
import { FILE_TYPES } from './own-file.js';
import css from './player.module.css';
import type { PlayerClock } from './player-clock.js';
import type { Source } from './use-source.js';
import { createVideoClock } from './video-clock.js';

type StageProps = {
  /** The id; a song has a cover, a text of one's own none. */
  id: number | string;
  title: string;
  source: Source;
  /** True once the reader has asked for the video: nothing of it is loaded before (docs/product/songs.md#video). */
  started: boolean;
  onStart: () => void;
  /** Saves another video with the text; missing where the text is a song's. */
  onVideo?: ((address: string) => void) | undefined;
  /** The video of the song whose text it is. */
  songVideo: string | null;
};

/** The recording: the video, the name of the file, or the choice between the two. */
export function Stage({ id, title, source, started, onStart, onVideo, songVideo }: StageProps) {
  const [chooses, setChooses] = useState(false);
  /** Switches from a file back to the video or the tune. */
  const leaveFile = () => {
    source.leaveFile();
    setChooses(false);
  };
  const take = (address: string) => {
    onVideo?.(address);
    leaveFile();
  };
  const hasOne = source.file !== null || source.videoId !== null || source.playsTune;
  const mark =
    typeof id === 'number' ? <Cover id={id} name={title} className={css['mark']} /> : <FileMusic size={28} />;
  if (hasOne && !chooses)
    return (
      <div className={css['stage']}>
        {source.file ? (
          <FileBar mark={mark} source={source} file={source.file} onOther={() => setChooses(true)} />
        ) : source.playsTune ? (
          <TuneBar mark={mark} onOther={() => setChooses(true)} />
        ) : (
          <>
            {started ? (
              <VideoFrame title={title} videoId={source.videoId!} onClock={source.setVideoClock} />
            ) : (
              <button type="button" className={css['poster']} aria-label={messages.play} onClick={onStart}>
                <span>
                  <Play size={30} fill="currentColor" />
                </span>
              </button>
            )}
            <Button variant="txt" className={css['other']} onClick={() => setChooses(true)}>
              {messages.videoChange}
            </Button>
          </>
        )}
        <Said source={source} />
      </div>
    );
  return (
    <div className={css['stage']}>
      <div className={css['choose']}>
        <h2>{messages.source}</h2>
        {source.missing && (
          <p>
            <Message>{format(messages.fileAgain, { name: source.missing.name })}</Message>
          </p>
        )}
        <FileChoice
          label={messages.fileChoose}
          onChoose={(file) => {
            setChooses(false);
            source.choose(file);
          }}
        />
        <p className={css['dim']}>{messages.fileNote}</p>
        {source.hasTune && (
          <Button variant="sec" onClick={leaveFile}>
            <Music size={18} />
            {messages.tuneUse}
          </Button>
        )}
        {source.file && source.ownVideoId !== null && (
          <Button variant="sec" onClick={leaveFile}>
            <Play size={16} />
            {messages.videoBack}
          </Button>
        )}
        {songVideo && videoIdOf(songVideo) !== source.ownVideoId && (
          <Button variant="sec" onClick={() => take(songVideo)}>
            <Play size={16} />
            {messages.videoOfSong}
          </Button>
        )}
        {onVideo && <VideoForm onTake={take} />}
        {hasOne && (
          <Button variant="txt" onClick={() => setChooses(false)}>
            {common.cancel}
          </Button>
        )}
      </div>
      <Said source={source} />
    </div>
  );
}

const Said = ({ source: { said } }: { source: Source }) => (
  <p role="status" className={css['said']}>
    {said}
  </p>
);

function VideoForm({ onTake }: { onTake: (address: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (videoIdOf(typed.trim()) === null) return setError(messages.videoNone);
    onTake(typed.trim());
  };
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <TextField
        label={messages.videoAddress}
        hint={messages.videoHint}
        inputMode="url"
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button variant="soft" type="submit">
        {messages.videoUse}
      </Button>
    </form>
  );
}

function FileChoice({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          currentTarget.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button variant="sec" onClick={() => input.current?.click()}>
        <FileMusic size={18} />
        {label}
      </Button>
    </>
  );
}

type FileBarProps = { mark: ReactNode; source: Source; file: File; onOther: () => void };

function FileBar({ mark, source, file, onOther }: FileBarProps) {
  return (
    <div className={css['file']}>
      {mark}
      <div className={css['fileNames']}>
        <p className={css['fileName']}>
          <Message>{file.name}</Message>
        </p>
        <p className={css['dim']}>{messages.fileNote}</p>
        <Checkbox checked={source.kept} onCheck={(keeps) => void source.keep(keeps)}>
          {messages.fileKeep}
        </Checkbox>
      </div>
      <Button variant="txt" onClick={onOther}>
        {messages.fileOther}
      </Button>
    </div>
  );
}

/** The bar of a tune of our own songs, which the browser plays. */
const TuneBar = ({ mark, onOther }: { mark: ReactNode; onOther: () => void }) => (
  <div className={css['file']}>
    {mark}
    <div className={css['fileNames']}>
      <p className={css['fileName']}>{messages.tune}</p>
      <p className={css['dim']}>{messages.tuneNote}</p>
    </div>
    <Button variant="txt" onClick={onOther}>
      {messages.file}
    </Button>
  </div>
);

type VideoFrameProps = { title: string; videoId: string; onClock: (clock: PlayerClock | null) => void };

/** The host's player; its clock exists as long as it is mounted. */
function VideoFrame({ title, videoId, onClock }: VideoFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video is another player
  useEffect(() => {
    if (!frame.current) return;
    const clock = createVideoClock(frame.current);
    onClock(clock);
    return () => {
      clock.close();
      onClock(null);
    };
  }, [videoId, onClock]);
  return (
    <iframe
      ref={frame}
      key={videoId}
      className={css['frame']}
      src={playerAddress(videoId, location.origin)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
