import type { BlankGame, BlankShare } from '@utarang/domain/songs';
import type { TimedLine } from '@utarang/domain/timing';
import { format, player as messages } from '@utarang/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '../../lib/announce.js';
import type { BlankMode } from './blank-panel.js';
import type { useBlankSong } from './use-blank-song.js';
import type { usePlayback } from './use-playback.js';

type BlankPlay = {
  blankSong: ReturnType<typeof useBlankSong>;
  playback: Pick<ReturnType<typeof usePlayback>, 'state' | 'waiting' | 'follower'>;
  timeline: readonly TimedLine[];
  onGoToLine: (line: number) => void;
  /** Called with a line all of whose blanks were answered by ear. */
  onHeard: (line: number) => void;
};

/**
 * The progress of a song with blanks (docs/product/songs.md#song-with-blanks): which blank is asked, and where the song
 * continues.
 */
export function useBlankPlay({ blankSong, playback, timeline, onGoToLine, onHeard }: BlankPlay) {
  const { state, waiting, follower } = playback;
  const { song } = blankSong;
  const [step, setStep] = useState<'closed' | 'begin' | 'on'>('closed');
  const [mode, setMode] = useState<BlankMode>('choose');
  const [feedback, setFeedback] = useState<string | null>(null);
  const index = waiting === null ? null : blankSong.openBlankOf(timeline[waiting]?.line ?? -1);
  const blank = index === null ? undefined : song?.blanks[index];
  const lineOf = (each: number) => song!.blanks[each]!.line;

  /** Continues after an answer: with the song, or with the missed blanks. */
  const advance = (before: BlankGame, game: BlankGame | null, line: number) => {
    if (!game) return;
    const [first] = game.open;
    if (first === undefined) return follower?.play();
    if (game.round > before.round) setFeedback(format(messages.blankRound, { n: game.open.length }));
    const stays = game.open.some((each) => lineOf(each) === line);
    if (stays && game.round === before.round) return;
    if (game.round > 1) onGoToLine(lineOf(first));
    else follower?.play();
  };

  // The song is over, and some blanks were skipped.
  const firstOpen = song?.game.open[0];
  const comeBack = useEffectEvent(() => {
    if (firstOpen !== undefined) onGoToLine(lineOf(firstOpen));
  });
  useEffect(() => {
    if (state.is === 'ended') comeBack();
  }, [state.is]);

  return {
    step,
    mode,
    setMode,
    feedback,
    /** The blank at which the song waits, with its index; null where it does not wait. */
    asked: song && index !== null && blank ? { index, blank, count: song.blanks.length } : null,
    answer(right: boolean) {
      if (!song || index === null || !blank) return;
      setFeedback(right ? messages.blankRight : messages.blankWrong);
      announce(right ? messages.blankRight : messages.blankWrong);
      const game = blankSong.answer(index, right);
      const isWhole = !game?.open.some((each) => lineOf(each) === blank.line);
      if (right && isWhole) onHeard(blank.line);
      if (right) advance(song.game, game, blank.line);
      else onGoToLine(blank.line);
    },
    pass() {
      if (song && blank) advance(song.game, blankSong.passLine(blank.line), blank.line);
    },
    /** Opens the settings, also after the song is over. */
    open() {
      blankSong.end();
      setFeedback(null);
      setStep('begin');
    },
    begin(share: BlankShare) {
      blankSong.begin(share);
      setStep('on');
    },
    end() {
      blankSong.end();
      setStep('closed');
      setFeedback(null);
    },
  };
}
