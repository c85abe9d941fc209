import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Product, startProduct } from './product.js';
import { expect, test } from './test.js';

const command = fileURLToPath(new URL('../../apps/server/src/songs-import/songs-command.ts', import.meta.url));

/** Imports songs into a running product, as its operator does; answers what the command said. */
function importSongs({ dataDir }: Product, songs: object): string {
  const file = join(dataDir, 'songs.json');
  writeFileSync(file, JSON.stringify(songs));
  return execFileSync(process.execPath, ['--import', 'tsx', command, 'import', file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
}

export const TITLE = '庭の石';
export const ALBUM = '石のアルバム';
/** Four stanzas of four lines, written for this test: long enough that the video is out of sight. */
const lines = Array.from({ length: 16 }, (_, at) => ({
  stanza: Math.floor(at / 4) + 1,
  japanese: [
    '庭[にわ]の 石[いし]は[わ] 丸[まる]い',
    '雨[あめ]の 朝[あさ]も 静[しず]か',
    '猫[ねこ]が 来[き]て 座[すわ]る',
    '花[はな]が 一[ひと]つ 咲[さ]いた',
  ][at % 4],
  korean: ['마당의 돌은 둥글어', '비 오는 아침에도 조용해', '고양이가 와서 앉아', '꽃이 한 송이 피었어'][at % 4],
}));

const songs = {
  artists: [
    {
      name: '月見組',
      nameKo: '츠키미구미',
      nameRomaji: 'Tsukimigumi',
      gender: 'mixed',
      country: '일본',
      genres: ['포크'],
      bio: '이 여정을 위해 지어낸 이름이에요. 포크 음악을 해요.',
    },
  ],
  songs: [
    {
      title: TITLE,
      titleKo: '마당의 돌',
      reading: 'にわのいし',
      artists: ['月見組'],
      year: 2026,
      album: ALBUM,
      video: 'https://youtu.be/ABCDEFGHIJK',
      lines,
    },
  ],
};

/** A journey through a product into which its operator has imported a song. */
export const songTest = test.extend<object, { importer: Product }>({
  importer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const importer = await startProduct({ NODE_ENV: 'production' });
      expect(importSongs(importer, songs)).toMatch(/Imported: 1 song new, 1 artist new\./);
      await use(importer);
      await importer.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ importer }, use) => use(importer.url),
});
