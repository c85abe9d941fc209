import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asSearched } from '../../language/index.js';
import { rowsOfFile } from '../../test/rows-of-file.js';
import { createMusicSearch, musicIndex } from './music-search.js';

/** The real songs: of the package `content`, which the rules do not know, only its text files. */
const rowsOf = (file: string) =>
  rowsOfFile(readFileSync(new URL(`../../../../content/data/songs/${file}`, import.meta.url), 'utf8'));

const artists = rowsOf('artists.tsv').map((row) => ({
  id: row['id'] ?? '',
  names: [row['name'] ?? '', row['nameKo'] ?? '', row['nameRomaji'] ?? ''],
}));
const songs = rowsOf('songs.tsv').map((row) => ({
  title: row['title'] ?? '',
  titles: [row['title'] ?? '', row['titleKo'] ?? '', row['reading'] ?? ''],
  artists: (row['artists'] ?? '').split(',').flatMap((id) => artists.find((artist) => artist.id === id)?.names ?? []),
  texts: [row['album'] ?? '', row['year'] ?? ''],
  video: row['video'] || null,
}));
const search = createMusicSearch(
  songs,
  musicIndex((song: (typeof songs)[number]) => song),
);
const searchArtists = createMusicSearch(
  artists,
  musicIndex(({ names }: (typeof artists)[number]) => ({ titles: [], artists: names })),
);
const first = (query: string) => search(asSearched(query)).items[0]?.title;
const firstArtist = (query: string) => searchArtists(asSearched(query)).items[0]?.names[0];

// biome-ignore format: a table, to be read down
const CASES = [
  // by title and artist, in any order and script
  ['요아소비 아이돌',                                        'アイドル'],
  ['아이돌 요아소비',                                        'アイドル'],
  ['요아소비아이돌',                                         'アイドル'],
  ['아이돌요아소비',                                         'アイドル'],
  ['YOASOBI アイドル',                                       'アイドル'],
  ['yoasobi idol',                                           'アイドル'],
  ['idol yoasobi',                                           'アイドル'],
  ['yoasobi aidoru',                                         'アイドル'],
  ['よあそび あいどる',                                      'アイドル'],
  ['ヨアソビ 아이도루',                                      'アイドル'],
  ['요아소비 夜に駆ける',                                    '夜に駆ける'],
  ['yoru ni kakeru yoasobi',                                 '夜に駆ける'],
  ['밤을 달리다 요아소비',                                   '夜に駆ける'],
  ['요네즈 켄시 레몬',                                       'Lemon'],
  ['레몬 켄시 요네즈',                                       'Lemon'],
  ['lemon kenshi yonezu',                                    'Lemon'],
  ['kenshi yonezu peace sign',                               'ピースサイン'],
  ['아이묭 marigold',                                        'マリーゴールド'],
  ['marigold',                                               'マリーゴールド'],
  ['yuuri dry flower',                                       'ドライフラワー'],
  ['유우리 드라이플라워',                                    'ドライフラワー'],
  ['official hige dandism mixed nuts',                       undefined],
  ['히게단 믹스너트',                                        'ミックスナッツ'],
  ['오피셜히게단디즘 믹스너트',                              'ミックスナッツ'],
  ['back number 수평선',                                     '水平線'],
  ['백넘버 크리스마스송',                                    'クリスマスソング'],
  ['eve 廻廻奇譚',                                           '廻廻奇譚'],
  ['카나분 실루엣',                                          'シルエット'],
  ['KANA-BOON silhouette',                                   'シルエット'],
  ['ヨルシカ ただ君に晴れ',                                  'ただ君に晴れ'],
  // as videos are called
  ['YOASOBI「アイドル」 Official Music Video',               'アイドル'],
  ['YOASOBI - アイドル (Official Music Video)',              'アイドル'],
  ['[가사/발음] YOASOBI - 아이돌 (アイドル)',                'アイドル'],
  ['YOASOBI (요아소비) - アイドル (아이돌) 가사/해석/발음',  'アイドル'],
  ['【推しの子】YOASOBI「アイドル」歌詞付き',                'アイドル'],
  ['米津玄師  MV「Lemon」',                                  'Lemon'],
  ['米津玄師 Kenshi Yonezu - Lemon',                         'Lemon'],
  ['[MV] 요네즈 켄시 (Kenshi Yonezu) - Lemon (레몬) / 한글자막', 'Lemon'],
  ['Official髭男dism - Pretender［Official Video］',         'Pretender'],
  ['Official髭男dism - ミックスナッツ [Official Video]',     'ミックスナッツ'],
  ['King Gnu - 白日',                                        '白日'],
  ['Ado - 新時代 (ウタ from ONE PIECE FILM RED)',            '新時代'],
  ['【Ado】うっせぇわ',                                      'うっせぇわ'],
  ['LiSA 『紅蓮華』 -MUSiC CLiP-',                           '紅蓮華'],
  ['RADWIMPS - 前前前世 (movie ver.) [Official Music Video]', '前前前世'],
  ['あいみょん – マリーゴールド【OFFICIAL MUSIC VIDEO】',    'マリーゴールド'],
  ['优里 優里『ドライフラワー』Official Music Video -ディレクターズカットver.-', 'ドライフラワー'],
  ['Eve - 廻廻奇譚 MV',                                      '廻廻奇譚'],
  ['DAOKO × 米津玄師『打上花火』MUSIC VIDEO',                '打上花火'],
  ['ずっと真夜中でいいのに。『秒針を噛む』MV（ZUTOMAYO - Byoushin wo Kamu）', '秒針を噛む'],
  ['Creepy Nuts - Bling-Bang-Bang-Born / THE FIRST TAKE',    'Bling-Bang-Bang-Born'],
  ['Mrs. GREEN APPLE「ライラック」Official Music Video',     'ライラック'],
  ['tuki.『晩餐歌』Official Music Video',                    '晩餐歌'],
  ['imase - NIGHT DANCER (MV)',                              'NIGHT DANCER'],
  ['藤井 風（Fujii Kaze） - "きらり" Official Video',        'きらり'],
  ['宇多田ヒカル - First Love (feat. nobody)',               'First Love'],
  ['スピッツ / ロビンソン',                                  'ロビンソン'],
  ['[일본노래] 스핏츠 | 로빈슨 가사 번역',                   'ロビンソン'],
  ['#yoasobi #아이돌',                                       'アイドル'],
  // by the address of the video
  ['https://www.youtube.com/watch?v=SX_ViT4Ra7k',            'Lemon'],
  ['youtube.com/watch?v=SX_ViT4Ra7k&list=RDSX_ViT4Ra7k&t=3', 'Lemon'],
  ['https://youtu.be/SX_ViT4Ra7k?si=abc',                    'Lemon'],
  ['https://music.youtube.com/watch?v=SX_ViT4Ra7k&si=x',     'Lemon'],
  ['https://youtube.com/shorts/SX_ViT4Ra7k?feature=share',   'Lemon'],
  ['SX_ViT4Ra7k',                                            'Lemon'],
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa',            undefined],
  // by a part alone, as before
  ['ㄹㅁ',                                                   'Lemon'],
  ['rkatk',                                                  undefined],
  ['STRAY SHEEP',                                            'Lemon'],
  // nothing
  ['하늘 땅 별',                                             undefined],
  ['zzz',                                                    undefined],
] as const;

describe('docs/product/songs.md#search-of-songs', () => {
  test.each(CASES)('%s finds %s first', (query, title) => {
    expect(first(query)).toBe(title);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['요아소비',                                'YOASOBI'],
    ['요네즈켄시',                              '米津玄師'],
    ['ㅇㄴㅈ',                                  '米津玄師'],
    ['yoasobi idol',                            'YOASOBI'],
    ['YOASOBI「アイドル」 Official Music Video', 'YOASOBI'],
    ['켄시 요네즈',                             '米津玄師'],
    ['하늘 땅 별',                              undefined],
  ])('%s finds the artist %s', (query, name) => {
    expect(firstArtist(query)).toBe(name);
  });

  /** As people type a name: in either order, in small letters, without blanks or marks. */
  const typedAs = (name: string): string[] => [
    name,
    name.toLowerCase(),
    name.split(' ').toReversed().join(' '),
    name.replace(/[\s\p{P}]/gu, ''),
    name.replace(/[^\p{L}\p{N}\s]/gu, ''),
  ];

  test.each(artists)('$names find the artist and their songs, however they are typed', ({ names }) => {
    for (const typed of new Set(names.flatMap(typedAs))) {
      expect(searchArtists(asSearched(typed)).items[0]?.names, typed).toEqual(names);
      const theirs = songs.filter((song) => names.every((name) => song.artists.includes(name)));
      const found = new Set(search(asSearched(typed)).items);
      expect(
        theirs.filter((song) => !found.has(song)),
        typed,
      ).toEqual([]);
    }
  });

  const pick = fc.constantFrom(...songs);
  const frame = fc.constantFrom(
    (title: string, artist: string) => `${artist} ${title}`,
    (title: string, artist: string) => `${title} ${artist}`,
    (title: string, artist: string) => `${artist} - ${title}`,
    (title: string, artist: string) => `${artist} - ${title} (Official Music Video)`,
    (title: string, artist: string) => `【MV】${artist}「${title}」`,
    (title: string, artist: string) => `[가사/발음/해석] ${artist} (일본 노래) - ${title}`,
    (title: string, artist: string) => `${title} / ${artist} Lyrics 4K`,
  );

  test('a song is found by any of its titles with any name of an artist, however a video is called', () => {
    fc.assert(
      fc.property(pick, fc.nat(2), fc.nat(), frame, (song, title, name, write) => {
        const artist = song.artists[name % song.artists.length] ?? '';
        const query = write(song.titles[title] ?? '', artist);
        expect(search(asSearched(query)).items, query).toContain(song);
      }),
      { numRuns: 300 },
    );
  });

  test('whatever is typed, each is found once and none is made up', () => {
    const known = new Set(songs);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        const { items } = search(asSearched(query));
        expect(new Set(items).size).toBe(items.length);
        expect(items.filter((item) => !known.has(item))).toEqual([]);
      }),
    );
  });
});
