import type { LyricLine, Word } from '@utarang/contract';
import { type BlankGame, videoIdOf } from '@utarang/domain/songs';
import { backwardLines, previousPlace, timelineOf } from '@utarang/domain/timing';
import { format, player as messages } from '@utarang/messages';
import { ArrowLeft, Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { announce } from '../../lib/announce.js';
import { useShortcut } from '../../lib/keyboard.js';
import { Button } from '../../ui/button/button.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Message } from '../../ui/message/message.js';
import { Switch, Switches } from '../../ui/switch/switch.js';
import { flipPart, useSentenceView } from '../sentences/view.js';
import { LinkedWords } from '../text/linked-words.js';
import { BlankLine } from './blank-line.js';
import { BlankAsk, BlankBegin, type BlankWay } from './blank-panel.js';
import { BlankSummary } from './blank-summary.js';
import { Position, Tools, Transport } from './controls.js';
import { faultText } from './fault-text.js';
import type { Mode } from './follower.js';
import { isOnButton } from './is-on-button.js';
import css from './player.module.css';
import { PlayerLines } from './player-lines.js';
import { Stage } from './stage.js';
import { useBlankSong } from './use-blank-song.js';
import { useMediaSession } from './use-media-session.js';
import { usePlayback } from './use-playback.js';
import { useSource } from './use-source.js';
import { useSung } from './use-sung.js';

export type InTimeProps = {
  /** The id of a song, or of a text of one's own: under it the device keeps which file belongs to it. */
  id: number | string;
  title: string;
  artist: string;
  lines: readonly LyricLine[];
  /** The words that stand in them. */
  words: readonly Word[];
  /** The address of the video, where it has one. */
  video: string | null;
  /** The video of the song whose text it is. */
  songVideo?: string | null;
  /** True for a song of our own, whose tune the browser plays. */
  hasTune?: boolean;
  /** Keeps another video with the text. */
  onVideo?: (address: string) => void;
  /** Leads to where its lines are timed. */
  onTiming?: () => void;
  onLeave: () => void;
};

/** A text while its recording plays (docs/product/songs.md#in-time). */
export function InTime(props: InTimeProps) {
  const {
    id,
    title,
    artist,
    lines,
    words,
    video,
    songVideo = null,
    hasTune = false,
    onVideo,
    onTiming,
    onLeave,
  } = props;
  const times = useMemo(
    () => lines.map(({ startMs, endMs }) => (startMs === null ? null : { startMs, endMs })),
    [lines],
  );
  const timeline = useMemo(() => timelineOf(times), [times]);
  const [started, setStarted] = useState(false);
  const source = useSource(id, {
    videoId: video === null ? null : videoIdOf(video),
    tuneTimes: hasTune ? times : null,
  });
  const [span, setSpan] = useState<Mode['span']>(null);
  const [spanFrom, setSpanFrom] = useState<number | null>(null);
  const [pauses, setPauses] = useState(false);
  const [hides, setHides] = useState(false);
  const blankSong = useBlankSong(lines, timeline);
  const [blankPart, setBlankPart] = useState<'closed' | 'begin' | 'on'>('closed');
  const [way, setWay] = useState<BlankWay>('choose');
  const [said, setSaid] = useState<string | null>(null);
  const { song } = blankSong;
  const openLines = useMemo(() => new Set(song?.game.open.map((index) => song.blanks[index]!.line)), [song]);
  const mode = useMemo<Mode>(
    () => ({ span, waits: (at) => pauses || openLines.has(timeline[at]?.line ?? -1) }),
    [span, pauses, openLines, timeline],
  );
  const { state, playing, place, waiting, follower, elsewhere } = usePlayback(source.clock, timeline, mode);
  const noteHeard = useSung({ id, lines, timeline, clock: source.clock });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  /** The line that was pressed before the recording was there. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (!started || !follower || (!source.playsTune && !(playing && source.videoId !== null))) return;
    if (wanted.current !== null) follower.goTo(wanted.current);
    wanted.current = null;
    if (!source.playsTune) return;
    setStarted(false);
    follower.play();
  }, [started, follower, playing, source.playsTune, source.videoId]);

  const flip = () => {
    if (playing) return source.clock?.pause();
    if (follower) return follower.play();
    setStarted(true);
  };
  const goTo = (to: number) => {
    if (!timeline[to]) return;
    if (span && span[0] === span[1]) setSpan([to, to]);
    else if (span && (to < span[0] || to > span[1])) setSpan(null);
    if (!follower) {
      wanted.current = to;
      return setStarted(true);
    }
    follower.goTo(to);
    if (!playing) follower.play();
  };
  const now = () => source.clock?.now() ?? 0;
  const previous = () => goTo(previousPlace(timeline, now()));
  const next = () => goTo(Math.min(timeline.length - 1, place + 1));
  const repeats = span !== null && span[0] === span[1] && spanFrom === null;
  const flipRepeat = () => {
    setSpanFrom(null);
    setSpan(repeats ? null : [Math.max(0, place), Math.max(0, place)]);
  };
  const spans = spanFrom !== null || (span !== null && span[0] !== span[1]);
  const flipSpan = () => {
    if (spanFrom !== null) {
      const here = Math.max(0, place);
      setSpan([Math.min(spanFrom, here), Math.max(spanFrom, here)]);
      return setSpanFrom(null);
    }
    setSpan(null);
    setSpanFrom(spans ? null : Math.max(0, place));
  };
  const lineNumber = (at: number) => (timeline[at]?.line ?? 0) + 1;
  const spanText =
    spanFrom !== null
      ? messages.spanEnd
      : span && spans
        ? format(messages.spanOf, { from: lineNumber(span[0]), to: lineNumber(span[1]) })
        : messages.span;

  const goToLine = (line: number) => goTo(timeline.findIndex((each) => each.line === line));
  /** Goes on after an answer: with the song, or with the missed ones. */
  const goOn = (before: BlankGame, game: BlankGame | null, line: number) => {
    if (!game) return;
    const [first] = game.open;
    if (first === undefined) return follower?.play();
    if (game.round > before.round) setSaid(format(messages.blankRound, { n: game.open.length }));
    const stays = game.open.some((index) => song?.blanks[index]?.line === line);
    if (stays && game.round === before.round) return;
    if (game.round > 1) goToLine(song!.blanks[first]!.line);
    else follower?.play();
  };
  const asked = waiting === null ? null : blankSong.openIn(timeline[waiting]?.line ?? -1);
  const askedBlank = asked === null ? undefined : song?.blanks[asked];
  const answer = (right: boolean) => {
    if (!song || asked === null || !askedBlank) return;
    setSaid(right ? messages.blankRight : messages.blankWrong);
    announce(right ? messages.blankRight : messages.blankWrong);
    const game = blankSong.answer(asked, right);
    const isTold = !game?.open.some((index) => song.blanks[index]?.line === askedBlank.line);
    if (right && isTold) noteHeard(askedBlank.line);
    if (right) goOn(song.game, game, askedBlank.line);
    else goToLine(askedBlank.line);
  };
  const endBlanks = () => {
    blankSong.end();
    setBlankPart('closed');
    setSaid(null);
  };
  // The song is over, and blanks are open that were jumped over.
  const firstOpen = song?.game.open[0];
  const comeBack = useEffectEvent(() => {
    if (firstOpen !== undefined) goToLine(song!.blanks[firstOpen]!.line);
  });
  useEffect(() => {
    if (state.is === 'ended') comeBack();
  }, [state.is]);
  const drawn = (line: number) => {
    const own = song?.blanks.flatMap((blank, index) => (blank.line === line ? [{ ...blank, index }] : [])) ?? [];
    if (!song || own.length === 0) return null;
    return (
      <BlankLine
        line={lines[line]!}
        words={words}
        blanks={own}
        open={song.game.open}
        isNow={timeline[place]?.line === line}
      />
    );
  };

  useShortcut(' ', (event) => {
    if (isOnButton(event)) return;
    event.preventDefault();
    flip();
  });
  useShortcut('ArrowLeft', (event) => {
    if (!isOnButton(event)) previous();
  });
  useShortcut('ArrowRight', (event) => {
    if (!isOnButton(event)) next();
  });
  useShortcut('r', flipRepeat);
  useMediaSession({ title, artist, playing, onPlay: flip, onPause: flip, onPrevious: previous, onNext: next });

  const current = timeline[place]?.line;
  const backward = backwardLines(times).length;
  return (
    <div className={css['view']} data-in-time="">
      <header className={css['head']}>
        <IconButton label={messages.back} onClick={onLeave}>
          <ArrowLeft size={22} />
        </IconButton>
        <div className={css['names']}>
          <h1 ref={heading} tabIndex={-1}>
            <Message>{title}</Message>
          </h1>
          <p className={css['dim']}>
            {current === undefined
              ? format(messages.before, { total: lines.length })
              : format(messages.count, { total: lines.length, n: current + 1 })}
          </p>
        </div>
        <ViewSettings
          pauses={pauses}
          hides={hides}
          onPauses={() => setPauses(!pauses)}
          onHides={() => setHides(!hides)}
          onTiming={onTiming}
        />
      </header>
      <Stage
        id={id}
        title={title}
        source={source}
        started={started}
        onStart={() => setStarted(true)}
        onVideo={onVideo}
        songVideo={songVideo}
      />
      <LinkedWords words={words}>
        <PlayerLines
          lines={lines}
          timeline={timeline}
          place={place}
          hides={hides}
          onGo={goTo}
          drawn={song ? drawn : undefined}
        />
      </LinkedWords>
      <div className={css['controls']}>
        <p role="status" className={css['said']}>
          {elsewhere ? messages.otherTab : faultText(state.fault)}
        </p>
        {timeline.length === 0 && <p className={css['dim']}>{messages.noTimes}</p>}
        {backward > 0 && <p className={css['dim']}>{format(messages.backward, { n: backward })}</p>}
        {timeline.length === 0 && onTiming && (
          <Button look="soft" onClick={onTiming}>
            {messages.timing}
          </Button>
        )}
        <p role="status" className={css['dim']}>
          {said}
        </p>
        <Position
          clock={source.clock}
          playing={playing}
          durationMs={state.durationMs}
          starts={timeline.map(({ startMs }) => startMs)}
          onSeek={(ms) => follower?.seek(ms)}
        />
        {askedBlank && song ? (
          <BlankAsk
            blank={askedBlank}
            n={(asked ?? 0) + 1}
            count={song.blanks.length}
            way={way}
            onAnswer={answer}
            onAgain={() => goToLine(askedBlank.line)}
            onPass={() => goOn(song.game, blankSong.passLine(askedBlank.line), askedBlank.line)}
            onEnd={endBlanks}
          />
        ) : (
          <Transport playing={playing} onFlip={flip} onPrevious={previous} onNext={next} />
        )}
        {blankPart === 'begin' && (
          <BlankBegin
            way={way}
            onWay={setWay}
            onBegin={(share) => {
              blankSong.begin(share);
              setBlankPart('on');
              setSpan(null);
              goTo(0);
            }}
            onCancel={endBlanks}
          />
        )}
        {song && blankSong.over && (
          <BlankSummary
            blanks={song.blanks}
            missed={song.game.everMissed}
            words={words}
            onAgain={() => {
              blankSong.end();
              setSaid(null);
              setBlankPart('begin');
            }}
            onEnd={endBlanks}
          />
        )}
        {!askedBlank && (
          <Tools
            repeats={repeats}
            onRepeat={flipRepeat}
            span={spanText}
            spans={spans}
            onSpan={flipSpan}
            blanks={
              blankSong.possible
                ? {
                    on: blankPart !== 'closed',
                    label: messages.blanks,
                    onFlip: () => (blankPart === 'closed' ? setBlankPart('begin') : endBlanks()),
                  }
                : undefined
            }
          />
        )}
        <p className={css['keys']}>{messages.keys}</p>
      </div>
    </div>
  );
}

type ViewSettingsProps = {
  pauses: boolean;
  hides: boolean;
  onPauses: () => void;
  onHides: () => void;
  onTiming: (() => void) | undefined;
};

/** One button for all that is shown or not. */
function ViewSettings({ pauses, hides, onPauses, onHides, onTiming }: ViewSettingsProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const shown = useSentenceView();
  return (
    <div className={css['settings']}>
      <Button look="sec" aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
        <Eye size={18} />
        {messages.view}
      </Button>
      <div id={id} hidden={!unfolded} className={css['menu']}>
        <Switches label={messages.viewLabel}>
          <Switch on={shown.furigana.shown} onFlip={() => flipPart('furigana')}>
            {messages.furigana}
          </Switch>
          <Switch on={shown.pronunciation.shown} onFlip={() => flipPart('pronunciation')}>
            {messages.pronunciation}
          </Switch>
          <Switch on={shown.korean.shown} onFlip={() => flipPart('korean')}>
            {messages.meaning}
          </Switch>
          <Switch on={pauses} onFlip={onPauses}>
            {messages.pauses}
          </Switch>
          <Switch on={hides} onFlip={onHides}>
            {messages.hides}
          </Switch>
        </Switches>
        {onTiming && (
          <Button look="txt" onClick={onTiming}>
            {messages.timing}
          </Button>
        )}
      </div>
    </div>
  );
}
