import { useQuery } from '@tanstack/react-query';
import type { LyricLine } from '@utarang/contract';
import { linesOf } from '@utarang/domain/lyrics';
import { toLrc } from '@utarang/domain/timing';
import { useMemo } from 'react';
import { download } from '../../../lib/download.js';
import { LazyPlayer, LazyTiming } from '../../../parts/player/lazy-player.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { lookupQuery } from '../../../parts/text/queries.js';
import { correctedText, songLines } from '../corrected-text.js';
import { correctionsQuery } from '../queries.js';
import { useSongOfText } from '../song-of-text.js';
import type { EditableLyric } from '../use-own-lyric.js';
import { SavingLine } from './saving-line.js';

/** The lines of a text as they were pasted, while it is not analysed, or cannot be. */
const plainLines = ({ text, translation, times }: EditableLyric['lyric']): LyricLine[] =>
  linesOf(text).map((line, index) => ({
    ...{ id: index + 1, seq: index + 1, stanzaNo: 1, jpText: line, koPron: '', koMean: translation[index] ?? '' },
    ...(times[index] ?? { startMs: null, endMs: null }),
    ...{ furigana: [[line, null]], words: [], entries: [] },
  }));

export type OwnPlayerProps = {
  editable: EditableLyric;
  /** True if its lines are timed. */
  times: boolean;
  onGo: (to: Record<string, string>) => void;
};

/** A text of one's own while its recording plays, to be followed or timed (docs/product/songs.md#in-time). */
export function OwnPlayer({ editable, times, onGo }: OwnPlayerProps) {
  const { lyric, change } = editable;
  const { data: answer } = useQuery(lookupQuery(lyric.text));
  const { data: words } = useQuery({ ...correctionsQuery, enabled: useIsMember() });
  const song = useSongOfText(lyric);
  const lines = useMemo(() => {
    if (!answer) return plainLines(lyric);
    // Each time belongs to the line at its index: with another number of lines no time is used.
    if (answer.stanzas.flat().length !== linesOf(lyric.text).length) return plainLines(lyric);
    const stanzas = correctedText(answer, { placed: lyric.corrections, words: words ?? [] });
    return songLines(stanzas, lyric.translation, lyric.times);
  }, [answer, lyric, words]);
  const recording = {
    ...{ id: lyric.id, title: lyric.title, lines, video: lyric.videoUrl, songVideo: song?.youtubeUrl ?? null },
    onVideo: (videoUrl: string) => change({ videoUrl }),
  };
  if (times) {
    return (
      <LazyTiming
        {...recording}
        times={lines.map((_, index) => lyric.times[index] ?? null)}
        onTimes={(next) => change({ times: [...next] })}
        saving={<SavingLine saving={editable.saving} onRetry={editable.save} />}
        onExport={() => download(`${lyric.title}.lrc`, toLrc(lyric))}
        onLeave={() => onGo({ play: 'true' })}
      />
    );
  }
  return (
    <LazyPlayer
      {...recording}
      artist={lyric.artist}
      words={answer?.words ?? []}
      onTiming={() => onGo({ time: 'true' })}
      onLeave={() => onGo({})}
    />
  );
}
