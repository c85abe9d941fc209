import { ACCENTS_AT_ONCE, SONG_LINES_SHOWN, wordAccents, wordDetail, wordsPage } from '@utarang/contract';
import { wordCounters } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { memoryCatalogue, sampleSentences, sampleWords } from '../../../test/catalogue.js';
import { serve } from '../../../test/serve.js';
import type { StoredFacts } from '../../catalogue/facts.js';
import type { StoredSongs } from '../../catalogue/songs.js';

const TABERU = 50_412;
const FOOD = 50_112;
const HANA = 50_377;

const line = (seq: number, text: string, places: StoredSongs['lines'][number]['places']) => ({
  ...{ songId: 7, seq, stanza: 1, number: seq, text, places },
  ...{ startMs: null, endMs: null },
  pronunciation: '발음',
  meaningKo: `뜻 ${seq}`,
});
const song = {
  ...{ id: 7, title: '花の歌', titleKo: '꽃 노래', reading: 'はなのうた', year: 2020, album: null, videoId: null },
  ...{ addedAt: '2026-11-22', level: 'N5' as const, wordIds: [HANA], unknownWords: 0 },
};

async function detailOf(id: number, facts: Partial<StoredFacts>, lines: StoredSongs['lines'] = []) {
  const songs = { artists: [], songs: [song], songArtists: [], lines };
  const stored = { short: '', texts: [], links: [], ...facts };
  const catalogue = memoryCatalogue(sampleWords, undefined, sampleSentences, songs, stored);
  const { get } = await serve({ catalogue, until: onTestFinished });
  const response = await get(`/api/words/${id}`);
  expect(response.status).toBe(200);
  return z.parse(wordDetail, await response.json());
}

test('a word says how it is said and what goes with it', async () => {
  const link = (kind: 'pair' | 'synonym' | 'antonym' | 'confused', otherId: number) => ({
    ...{ wordId: TABERU, otherId, kind, note: `${kind}의 설명` },
  });
  const detail = await detailOf(TABERU, {
    short: `${FOOD} 3,2 와 -\n${TABERU} 2 와 타동사`,
    texts: [{ wordId: TABERU, register: '입말', usage: '음식에 써요.' }],
    links: [link('confused', HANA), link('synonym', FOOD), link('pair', 99)],
  });
  expect(detail).toMatchObject({
    accent: [2],
    origin: '와',
    transitivity: '타동사',
    register: '입말',
    usage: '음식에 써요.',
    kanji: [{ kanji: '食', hunEum: '밥 식', step: null }],
    songLines: [],
  });
  // In the order of their kinds; what is not in the book is left out.
  expect(detail.related).toEqual([
    {
      ...{ kind: 'synonym', id: FOOD, japaneseWord: '食べ物', hiragana: 'たべもの', meaningKo: '음식, 먹을 것' },
      ...{ transitivity: null, note: 'synonym의 설명' },
    },
    expect.objectContaining({ kind: 'confused', id: HANA }),
  ]);
});

test('a word of which nothing is known says so', async () => {
  expect(await detailOf(HANA, {})).toMatchObject({
    ...{ accent: [], frequency: null, origin: null, transitivity: null, register: null, usage: null, related: [] },
  });
});

test('cards ask how words are said, several at once', async () => {
  const stored = { short: `${FOOD} 3,2 와 -\n${TABERU} 2 와 타동사`, texts: [], links: [] };
  const catalogue = memoryCatalogue(sampleWords, undefined, sampleSentences, undefined, stored);
  const { get } = await serve({ catalogue, until: onTestFinished });
  const response = await get(`/api/words/accents?ids=${TABERU},${FOOD},99999`);
  expect(z.parse(wordAccents, await response.json())).toEqual([
    { id: TABERU, accent: [2] },
    { id: FOOD, accent: [3, 2] },
    { id: 99999, accent: [] },
  ]);
  const many = Array.from({ length: ACCENTS_AT_ONCE + 1 }, (_, i) => i + 1).join(',');
  for (const ids of ['', 'x', '0', '1,', '1 2', '-1', '1234567890', many]) {
    expect((await get(`/api/words/accents?ids=${ids}`)).status, ids).toBe(400);
  }
});

test('a word has lines of songs: three at most, each text once, with its place', async () => {
  const lines = [
    line(1, '花[はな]が 咲[さ]く', [[HANA, 0, 1]]),
    line(2, '花[はな]が 咲[さ]く', [[HANA, 0, 1]]),
    line(3, '空[そら]が 青[あお]い', []),
    line(4, '赤[あか]い 花[はな]', null),
    line(5, '白[しろ]い 花[はな]', [[HANA, 2, 3]]),
    line(6, '花[はな]よ', [[HANA, 0, 1]]),
  ];
  const { songLines } = await detailOf(HANA, {}, lines);
  expect(songLines).toHaveLength(SONG_LINES_SHOWN);
  const at = { songId: 7, title: '花の歌' };
  expect(songLines).toEqual([
    { ...at, jpText: '花が咲く', koMean: '뜻 1', target: [0, 1] },
    { ...at, jpText: '赤い花', koMean: '뜻 4', target: [2, 3] },
    { ...at, jpText: '白い花', koMean: '뜻 5', target: [2, 3] },
  ]);
});

const HON = {
  ...sampleWords[1]!,
  id: 50_676,
  japaneseWord: '本',
  reading: 'ほん',
  koreanPronunciation: '혼',
  meaningKo: '책',
};

test.each(['mode=all&q=3本', 'mode=pronunciation&q=산본', 'mode=meaning&q=세 자루', 'q=sanbon'])(
  'a number with a counter finds the counter: %s',
  async (query) => {
    const { get } = await serve({ catalogue: memoryCatalogue([HON]), until: onTestFinished });
    const { content } = z.parse(wordsPage, await (await get(`/api/words?${query}`)).json());
    expect(content).toEqual([
      expect.objectContaining({
        id: HON.id,
        match: 'inflected',
        form: {
          ...{ written: '三本', reading: 'さんぼん', pronunciation: '산본' },
          ...{ name: wordCounters.form, gloss: '세 자루, 세 병' },
        },
      }),
    ]);
    const detail = z.parse(wordDetail, await (await get(`/api/words/${HON.id}`)).json());
    expect(detail.counted.map(({ written }) => written).join(' ')).toBe(
      '一本 二本 三本 四本 五本 六本 七本 八本 九本 十本 何本',
    );
  },
);
