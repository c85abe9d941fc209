import { useQuery } from '@tanstack/react-query';
import { ApiError, pages, type SongDetail } from '@utarang/contract';
import type { CourseStep } from '@utarang/domain/songs';
import { common, format, song as messages } from '@utarang/messages';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { cx } from '../../../lib/cx.js';
import { errorText } from '../../../lib/http.js';
import { useHydrated } from '../../../lib/hydration.js';
import { numberIn } from '../../../lib/number-in.js';
import { readCourseStep, studyOf } from '../../../parts/course/course-step.js';
import { MissingPage } from '../../../parts/missing/missing-page.js';
import { useDocumentTitle } from '../../../parts/page/document-title.js';
import { LazyPlayer } from '../../../parts/player/lazy-player.js';
import { useIsMember } from '../../../parts/session/use-viewer.js';
import { SongVideo } from '../../../parts/video/song-video.js';
import { ErrorPanel } from '../../../ui/error-panel/error-panel.js';
import { SongHero } from '../components/song-hero.js';
import { SongWords } from '../components/song-words.js';
import { ToMyLyrics, useOwnText } from '../components/to-my-lyrics.js';
import { courseCode, nextSongCode, pasteCode } from '../lazy-parts.js';
import { SongLyrics } from '../lyrics/song-lyrics.js';
import { songQuery } from '../queries.js';
import { sampleCode } from '../sample-code.js';
import { hasTune, isTimed, playsWhole } from '../timed.js';
import css from './song-page.module.css';

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'song_not_found';

/** The page of a song (docs/product/songs.md#one-song). */
export function SongPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(songQuery(id));
  if (data) return <Song key={data.id} song={data} />;
  if (isMissing(error))
    return <MissingPage title={messages.notFound} text={messages.missing} to={pages.songs} action={messages.toList} />;
  return (
    <div className={cx('wrap', css['page'])}>
      {error && !isFetching ? (
        <ErrorPanel text={messages.loadFail} detail={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <p aria-busy="true">{common.loading}</p>
      )}
    </div>
  );
}

function Song({ song }: { song: SongDetail }) {
  const artist = song.artists.map(({ name }) => name).join(', ');
  useDocumentTitle(format(messages.titleOf, { title: song.title, artist }));
  const [search, setSearch] = useSearchParams();
  const plays = useHydrated() && search.get('play') === 'true';
  if (plays && isTimed(song)) {
    return (
      <div className={cx('wrap', css['page'])}>
        <LazyPlayer
          id={song.id}
          title={song.title}
          artist={artist}
          lines={song.lyrics}
          words={song.words}
          video={song.youtubeUrl}
          hasTune={hasTune(song)}
          onLeave={() => setSearch({})}
        />
      </div>
    );
  }
  const video = song.youtubeUrl && <SongVideo song={song} url={song.youtubeUrl} />;
  if (!song.hasLyrics) {
    return (
      <article className={cx('wrap', css['page'])}>
        <SongHero song={song} />
        <div className={cx(css['parts'], video && css['two'])}>
          {video}
          <OwnTextOrNone song={song} />
        </div>
        <Sample />
      </article>
    );
  }
  return <SongToLearn song={song} video={video} />;
}

/** A song with lyrics: its course, its words, and its lines or a step of the course. */
function SongToLearn({ song, video }: { song: SongDetail; video: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const [Course] = useState(courseCode.component);
  const [Next] = useState(nextSongCode.component);
  const step = readCourseStep(useHydrated() ? search.get('study') : null);
  /** True if a press led from one view to the other: only then does the focus move. */
  const asked = useRef(false);
  const change = (to: Record<string, string>) => {
    asked.current = true;
    setSearch(to);
  };
  const onPlay = isTimed(song) ? () => change({ play: 'true' }) : undefined;
  const onGo = (to: CourseStep | null) => {
    if (to === 'whole' && onPlay && playsWhole(song)) return onPlay();
    change(to ? { study: studyOf(to) } : {});
  };
  return (
    <article className={cx('wrap', css['page'])}>
      <SongHero song={song} />
      <div className={cx(css['parts'], css['two'])}>
        {!step && (
          <div className={css['course']}>
            <Suspense>
              <Course
                id={song.id}
                lyrics={song.lyrics}
                words={song.words}
                asked={asked.current}
                onStep={onGo}
                onPlay={onPlay}
                after={
                  <Suspense>
                    <Next after={song.id} />
                  </Suspense>
                }
              />
            </Suspense>
          </div>
        )}
        <div id="lyrics" className={css['main']}>
          {video}
          <SongLyrics
            song={song}
            step={step}
            asked={asked.current}
            startAt={numberIn(search.get('line') ?? '')}
            onGo={onGo}
          />
          <ToMyLyrics song={song} />
        </div>
        <div id="words" className={css['side']}>
          <SongWords words={song.words} />
        </div>
      </div>
    </article>
  );
}

/** The part in place of missing lyrics: the reader's own text, where there is one, or the box for it. */
function OwnTextOrNone({ song }: { song: SongDetail }) {
  const own = useOwnText(song);
  const [Paste] = useState(pasteCode.component);
  if (own) return <ToMyLyrics song={song} />;
  return (
    <Suspense>
      <Paste song={song} />
    </Suspense>
  );
}

/** The sample for guests: what lyrics look like here. */
function Sample() {
  const isMember = useIsMember();
  const [Code] = useState(sampleCode.component);
  return isMember ? null : (
    <Suspense fallback={null}>
      <Code />
    </Suspense>
  );
}
