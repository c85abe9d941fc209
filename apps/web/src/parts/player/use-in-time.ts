import type { LyricLine } from '@utarang/contract';
import { videoIdOf } from '@utarang/domain/songs';
import { timelineOf } from '@utarang/domain/timing';
import { useMemo, useState } from 'react';
import type { Mode } from './follower.js';
import { useBlankPlay } from './use-blank-play.js';
import { useBlankSong } from './use-blank-song.js';
import { usePlayback } from './use-playback.js';
import { useRecordSungLines } from './use-record-sung-lines.js';
import { useSource } from './use-source.js';
import { useSpan } from './use-span.js';
import { useTransport } from './use-transport.js';

export type InTimeText = {
  /** The id of a song, or of a text of one's own, under which the device stores which file belongs to it. */
  id: number | string;
  title: string;
  artist: string;
  lines: readonly LyricLine[];
  /** The address of the video, where it has one. */
  video: string | null;
  /** True for a song of our own, whose tune the browser plays. */
  hasTune?: boolean;
};

/** The state of a text while its recording plays: source, playback, repeated lines and blanks. */
export function useInTime({ id, title, artist, lines, video, hasTune = false }: InTimeText) {
  const times = useMemo(
    () => lines.map(({ startMs, endMs }) => (startMs === null ? null : { startMs, endMs })),
    [lines],
  );
  const timeline = useMemo(() => timelineOf(times), [times]);
  const source = useSource(id, {
    videoId: video === null ? null : videoIdOf(video),
    tuneTimes: hasTune ? times : null,
  });
  const spans = useSpan();
  const { span } = spans;
  const [pauses, setPauses] = useState(false);
  const blankSong = useBlankSong(lines, timeline);
  const { song } = blankSong;
  const openLines = useMemo(() => new Set(song?.game.open.map((index) => song.blanks[index]!.line)), [song]);
  const mode = useMemo<Mode>(
    () => ({ span, waits: (index) => pauses || openLines.has(timeline[index]?.line ?? -1) }),
    [span, pauses, openLines, timeline],
  );
  const playback = usePlayback(source.clock, timeline, mode);
  const onHeard = useRecordSungLines({ id, lines, timeline, clock: source.clock });
  const transport = useTransport({ title, artist, source, timeline, playback, spans });
  const goToLine = (line: number) => transport.goTo(timeline.findIndex((each) => each.line === line));
  const blanks = useBlankPlay({ blankSong, playback, timeline, onGoToLine: goToLine, onHeard });
  return { times, timeline, source, spans, pauses, setPauses, blankSong, playback, transport, goToLine, blanks };
}

export type InTimeState = ReturnType<typeof useInTime>;
