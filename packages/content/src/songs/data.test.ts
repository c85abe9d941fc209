import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { referenceDirectory } from '../places.js';
import { formatProblem } from '../problem.js';
import { shippedSongs } from '../test/shipped.js';
import { readTsv } from '../tsv.js';
import type { checkSongBook } from './read.js';

type Book = Awaited<ReturnType<typeof checkSongBook>>;
let book: Book;
beforeAll(async () => {
  book = await shippedSongs();
});

test('the songs of the product have no problems', () => {
  expect(book.problems.map(formatProblem)).toEqual([]);
});

/** The least number of songs of ours, by level (`docs/product/songs.md#rights`). */
const AT_LEAST = { N5: 8, N4: 6, N3: 6, N2: 4 };

test('there are songs of ours from N5 to N2', () => {
  const levels = book.originals.map(({ level }) => level);
  for (const [level, songs] of Object.entries(AT_LEAST)) {
    expect([level, levels.filter((of) => of === level).length >= songs]).toEqual([level, true]);
  }
});

/** Rows of a file of the reference; null where there is none, which a full run does not allow. */
function reference<Column extends string>(file: string): Record<Column, string>[] | null {
  const path = new URL(file, referenceDirectory);
  if (existsSync(path) || process.env['CI']) return readTsv<Column>(readFileSync(path, 'utf8'));
  console.warn(`The facts were NOT checked: there is no ${path.pathname}; set REFERENCE_DIR.`);
  return null;
}

test('every artist of the reference is there, with its facts', () => {
  const rows = reference<'nameJa' | 'nameKo' | 'gender' | 'debutYear' | 'genres'>('artists.tsv');
  for (const row of rows ?? []) {
    expect(book.artists.find(({ name }) => name === row.nameJa)).toMatchObject({
      nameKo: row.nameKo,
      gender: row.gender,
      debutYear: row.debutYear === '' ? null : Number(row.debutYear),
      genres: row.genres.split(';'),
    });
  }
});

test('every artist was added on a day of its own, so that the newest and the oldest are told', () => {
  const days = book.artists.map(({ addedAt }) => addedAt);
  expect(new Set(days).size).toBe(days.length);
});

test('an address that one source alone has is left out', () => {
  const unconfirmed = {
    website:
      '中島美嘉、Perfume、MISIA、森山直太朗、結束バンド、いきものがかり、平井堅、キタニタツヤ、10-FEET、ZARD、amazarashi、ASIAN KUNG-FU GENERATION、フジファブリック',
    x: '宇多田ヒカル、藤井風、サカナクション、いきものがかり',
    instagram: '米津玄師、宇多田ヒカル、嵐、星野源',
  } as const;
  for (const column of ['website', 'x', 'instagram'] as const) {
    for (const name of unconfirmed[column].split('、')) {
      expect(book.artists.find((artist) => artist.name === name)).toMatchObject({ [column]: null });
    }
  }
});

/** Titles that the reference writes as they sound, and that say something to a learner only in Korean. */
const TRANSLATED: Readonly<Record<string, string>> = {
  満ちてゆく: '차올라 가',
  もらい泣き: '따라 울기',
  さよならエレジー: '안녕 엘레지',
};

test('every song of the reference is there, and a video only where its id was verified', () => {
  const rows = reference<'title' | 'titleKo' | 'titleReading' | 'artists' | 'year' | 'youtubeId' | 'verified' | 'note'>(
    'songs.tsv',
  );
  const nameOf = new Map(book.artists.map(({ id, name }) => [id, name]));
  const named = book.published.map((song) => ({ song, by: song.artistIds.map((id) => nameOf.get(id)).join(';') }));
  for (const row of rows ?? []) {
    const guest = /feat\. ([^;,]+)/.exec(row.note)?.[1];
    expect(
      named.find(({ song, by }) => song.title === row.title && [row.artists, `${row.artists};${guest}`].includes(by))
        ?.song,
    ).toMatchObject({
      titleKo: TRANSLATED[row.title] ?? row.titleKo,
      reading: row.titleReading,
      year: Number(row.year),
      videoId: row.verified === 'yes' ? row.youtubeId : null,
    });
  }
  if (rows) expect(book.published).toHaveLength(rows.length);
});

test('a song that was published has no line in the content', () => {
  expect(book.published.filter(({ lines }) => lines.length > 0)).toEqual([]);
});
