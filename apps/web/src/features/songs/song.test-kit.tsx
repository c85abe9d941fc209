import type { QueryClient } from '@tanstack/react-query';
import {
  HIDDEN_COOKIE,
  type LyricLine,
  type OwnLyrics,
  queryKeys,
  type SongDetail,
  type Word,
} from '@utarang/contract';
import { NO_COURSE } from '@utarang/domain/songs';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { writeCookie } from '../../lib/cookie.js';
import { SiteRouter } from '../../lib/site-router.js';
import { forgetCoursesRead } from '../../parts/course/course-storage.js';
import { deviceKnown } from '../../parts/known/device-known.js';
import { studyView } from '../../parts/line-study/study-view.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { allShown, sentenceView } from '../../parts/sentences/view.js';
import { cacheWith, member } from '../../parts/study/study.test-kit.js';
import { startOfDay } from '../../parts/today/today.test-kit.js';
import { SongPage } from './pages/song-page.js';

const word = (
  id: number,
  japaneseWord: string,
  hiragana: string,
  koreanPronunciation: string,
  meaningKo: string,
): Word => ({
  ...{ id, japaneseWord, hiragana, koreanPronunciation, meaningKo },
  level: 'N5',
});
const RAIN = 50_312;
const UMBRELLA = 50_503;
const words = [word(UMBRELLA, '傘', 'かさ', '카사', '우산'), word(RAIN, '雨', 'あめ', '아메', '비')];

const line = (seq: number, stanzaNo: number, over: Partial<LyricLine>): LyricLine => ({
  id: 7000 + seq,
  seq,
  stanzaNo,
  jpText: '雨の音',
  koPron: '아메노 오토',
  koMean: '빗소리',
  startMs: null,
  endMs: null,
  furigana: [
    ['雨', 'あめ'],
    ['の', null],
    ['音', 'おと'],
  ],
  words: [{ id: RAIN, start: 0, end: 1 }],
  entries: [],
  ...over,
});

export const ours: SongDetail = {
  id: 7,
  title: '雨の歌',
  titleKo: '비의 노래',
  titleReading: 'あめのうた',
  year: 2026,
  album: null,
  imageUrl: null,
  youtubeUrl: null,
  artists: [{ id: 1, name: 'うたらん', nameKo: '우타란' }],
  hasLyrics: true,
  level: 'N5',
  lyrics: [
    line(1, 1, {}),
    line(2, 1, {
      jpText: '傘はどこ',
      koPron: '카사와 도코',
      koMean: '우산은 어디',
      furigana: [
        ['傘', 'かさ'],
        ['はどこ', null],
      ],
      words: [{ id: UMBRELLA, start: 0, end: 1 }],
    }),
    line(3, 2, {
      jpText: 'またあした',
      koPron: '마타 아시타',
      koMean: '내일 또',
      furigana: [['またあした', null]],
      words: [],
    }),
  ],
  words,
  known: { N5: 2, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 0 },
};

export const published: SongDetail = {
  ...ours,
  id: 1001,
  title: 'スター',
  titleKo: '스타',
  year: 2015,
  album: 'STARS',
  hasLyrics: false,
  level: null,
  lyrics: [],
  words: [],
  known: { N5: 0, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 0 },
};

const testAddress = location.href;

/** Renders the page of a song in the browser's own history, to a guest or to a member. */
export async function renderSong(
  address: string,
  songs: readonly SongDetail[] = [ours, published],
  asMember = false,
  texts: OwnLyrics = [],
  fill: (client: QueryClient) => void = () => {},
) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  const client = cacheWith({ viewer: asMember ? member() : { role: 'ANONYMOUS' }, ids: {} });
  client.setQueryData(queryKeys.lyrics(), texts);
  client.setQueryData(queryKeys.start(), startOfDay); // a song without lyrics brings it
  for (const song of songs) client.setQueryData(queryKeys.song(song.id), song);
  if (asMember) for (const song of songs) client.setQueryData(queryKeys.course(song.id), NO_COURSE);
  client.setQueryData(queryKeys.songs(), songs);
  client.setQueryData(queryKeys.songWords(), []);
  fill(client);
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/songs/:id" element={<SongPage />} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
}

export function leaveSong(): void {
  vi.restoreAllMocks();
  history.pushState(null, '', testAddress);
  localStorage.clear();
  forgetCoursesRead();
  deviceKnown.set(new Set());
  sentenceView.set(allShown);
  writeCookie(HIDDEN_COOKIE, '');
  studyView.set({ japanese: true, pronunciation: false, korean: false });
  scrollTo(0, 0);
}

/** The device gets a Japanese voice, which says what it was asked to say; `end` ends what it says. */
export function giveVoice(): { said: string[]; end: () => void } {
  const said: string[] = [];
  let last: { onend?: (() => void) | null } | undefined;
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([{ lang: 'ja-JP', name: '日本語' } as SpeechSynthesisVoice]);
  vi.spyOn(window, 'SpeechSynthesisUtterance').mockImplementation(
    class {
      constructor(public text: string) {}
    } as unknown as typeof SpeechSynthesisUtterance,
  );
  vi.spyOn(speechSynthesis, 'cancel').mockImplementation(() => {});
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => {
    said.push(utterance.text);
    last = utterance as { onend?: (() => void) | null };
  });
  return { said, end: () => last?.onend?.() };
}
