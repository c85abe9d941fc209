import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { seedWords } from '../src/db/seed.js';
import { seedSongs } from '../src/db/seed-songs.js';
import { importSongs } from '../src/songs-import/import-songs.js';
import { readJson } from '../src/songs-import/read-json.js';
import { importReportOf } from '../src/songs-import/report.js';
import { checkSchema } from '../src/songs-import/schema-fits.js';
import { connect } from './backup.js';
import { createTestDatabase } from './database.js';
import { silentLog } from './log.js';
import { temporaryFolder, type When } from './serve.js';
import { sampleBook } from './songs.js';
import { wordEntry } from './words.js';

const NOW = new Date('2026-11-23T03:00:00Z');

/** A song invented for the tests, by an artist of the sample book and one of the file. */
export const newSong = {
  title: '朝の道',
  titleKo: '아침의 길',
  reading: 'あさのみち',
  artists: ['花子', '朝子'],
  year: 2024,
  album: 'ASA',
  video: 'https://youtu.be/ABCDEFGHIJK?si=x',
  lines: [
    { stanza: 1, japanese: '花[はな]は[わ] 食[た]べない', korean: '꽃은 먹지 않아' },
    { stanza: 2, japanese: 'Oh my 学校[がっこう]', korean: '오 나의 학교', pronunciation: '오 마이 갓코우' },
  ],
};

export const newArtist = {
  name: '朝子',
  nameKo: '아사코',
  nameRomaji: 'Asako',
  gender: 'female',
  country: '일본',
  genres: ['록'],
  bio: '일본 아티스트예요. 록 음악을 해요.',
};

export const newFile = { artists: [newArtist], songs: [newSong] };

const words = [
  wordEntry(50_412, { japaneseWord: '食べる', reading: 'たべる', partsOfSpeech: ['verb-ru'] }),
  wordEntry(50_377, { japaneseWord: '花', reading: 'はな', partsOfSpeech: ['noun'] }),
  wordEntry(50_201, { japaneseWord: '学校', reading: 'がっこう', partsOfSpeech: ['noun'] }),
  wordEntry(40_020, { japaneseWord: '鼻', reading: 'はな', partsOfSpeech: ['noun'] }),
];

/** A database with the sample songs and a few words, which `until` clears. */
export async function songDatabase(until: When = onTestFinished) {
  const own = await createTestDatabase();
  until(() => own.drop());
  const opened = await own.open();
  await seedWords(opened, words, silentLog);
  await seedSongs(opened, sampleBook, silentLog);
  return { ...own, opened };
}

/** A file until the test is over; what is no text or bytes is written as JSON. */
export async function fileOf(content: unknown): Promise<string> {
  const file = join(await temporaryFolder({}, onTestFinished), 'songs.json');
  const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
  await writeFile(file, isRaw ? content : JSON.stringify(content));
  return file;
}

/** Runs the command with a file, in this process: resolves to what it prints. */
export async function imported(url: string, content: unknown, { dryRun = false } = {}): Promise<string> {
  const file = await fileOf(content);
  const client = await connect(url);
  const parsed = await readJson(file);
  await checkSchema(client, 'The database');
  return importReportOf(await importSongs(client, parsed, { file, dryRun, now: NOW }), dryRun);
}

/** The sentences it refuses a file with. */
export async function refusal(url: string, content: unknown): Promise<string[]> {
  const message = await imported(url, content).then(
    (report) => `imported: ${report}`,
    (error: Error) => error.message,
  );
  return message.replaceAll(/\/\S*songs\.json/g, 'FILE').split('\n');
}
