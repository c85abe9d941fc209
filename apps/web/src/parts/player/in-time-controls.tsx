import type { Word } from '@utarang/contract';
import { backwardLines, type LineTimes } from '@utarang/domain/timing';
import { format, player as messages } from '@utarang/messages';
import { Button } from '../../ui/button/button.js';
import { BlankAsk, BlankBegin } from './blank-panel.js';
import { BlankSummary } from './blank-summary.js';
import { Position, Tools, Transport } from './controls.js';
import { faultText } from './fault-text.js';
import css from './player.module.css';
import type { InTimeState } from './use-in-time.js';

type InTimeControlsProps = { state: InTimeState; words: readonly Word[]; onTiming: (() => void) | undefined };

/** The controls below a text while its recording plays, or the question where a blank is asked. */
export function InTimeControls({ state: inTime, words, onTiming }: InTimeControlsProps) {
  const { times, timeline, source, spans, playback, transport, goToLine, blanks } = inTime;
  const { state, playing, follower, elsewhere } = playback;
  const { asked } = blanks;
  return (
    <div className={css['controls']}>
      <p role="status" className={css['said']}>
        {elsewhere ? messages.otherTab : faultText(state.fault)}
      </p>
      <TimesNote times={times} isTimed={timeline.length > 0} onTiming={onTiming} />
      <p role="status" className={css['dim']}>
        {blanks.feedback}
      </p>
      <Position
        clock={source.clock}
        playing={playing}
        durationMs={state.durationMs}
        starts={timeline.map(({ startMs }) => startMs)}
        onSeek={(ms) => follower?.seek(ms)}
      />
      {asked ? (
        <BlankAsk
          blank={asked.blank}
          n={asked.index + 1}
          count={asked.count}
          mode={blanks.mode}
          onAnswer={blanks.answer}
          onAgain={() => goToLine(asked.blank.line)}
          onPass={blanks.pass}
          onEnd={blanks.end}
        />
      ) : (
        <Transport playing={playing} onFlip={transport.flip} onPrevious={transport.previous} onNext={transport.next} />
      )}
      <BlankPanels
        state={inTime}
        words={words}
        onBegun={() => {
          spans.clear();
          transport.goTo(0);
        }}
      />
      {!asked && <RepeatTools state={inTime} />}
      <p className={css['keys']}>{messages.keys}</p>
    </div>
  );
}

/** Repeat, speed and blanks. */
function RepeatTools({ state: { timeline, spans, playback, transport, blankSong, blanks } }: { state: InTimeState }) {
  const isClosed = blanks.step === 'closed';
  const flipBlanks = { on: !isClosed, label: messages.blanks, onFlip: isClosed ? blanks.open : blanks.end };
  return (
    <Tools
      repeats={spans.repeatsLine}
      onRepeat={transport.repeat}
      span={spans.labelOf((index) => (timeline[index]?.line ?? 0) + 1)}
      spans={spans.isSpan}
      onSpan={() => spans.flipSpan(Math.max(0, playback.place))}
      blanks={blankSong.possible ? flipBlanks : undefined}
    />
  );
}

type BlankPanelsProps = { state: InTimeState; words: readonly Word[]; onBegun: () => void };

/** The panels before and after a play with blanks: its settings, and its summary. */
function BlankPanels({ state: { blankSong, blanks }, words, onBegun }: BlankPanelsProps) {
  const { song, over } = blankSong;
  return (
    <>
      {blanks.step === 'begin' && (
        <BlankBegin
          mode={blanks.mode}
          onMode={blanks.setMode}
          onBegin={(share) => {
            blanks.begin(share);
            onBegun();
          }}
          onCancel={blanks.end}
        />
      )}
      {song && over && (
        <BlankSummary
          blanks={song.blanks}
          missed={song.game.everMissed}
          words={words}
          onAgain={blanks.open}
          onEnd={blanks.end}
        />
      )}
    </>
  );
}

type TimesNoteProps = { times: LineTimes; isTimed: boolean; onTiming: (() => void) | undefined };

/** A note where lines have no times, or times that run backward. */
function TimesNote({ times, isTimed, onTiming }: TimesNoteProps) {
  const backward = backwardLines(times).length;
  return (
    <>
      {!isTimed && <p className={css['dim']}>{messages.noTimes}</p>}
      {backward > 0 && <p className={css['dim']}>{format(messages.backward, { n: backward })}</p>}
      {!isTimed && onTiming && (
        <Button variant="soft" onClick={onTiming}>
          {messages.timing}
        </Button>
      )}
    </>
  );
}
