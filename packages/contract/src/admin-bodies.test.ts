import { BIO_MAX, LINE_MAX, LINES_MAX, SINGERS_MAX } from '@utarang/domain/songs';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { addWordBody } from './admin.js';
import { SENTENCE_FIELD_MAX, sentenceBody } from './admin-sentences.js';
import { ADDRESS_MAX, artistBody, GENRES_MAX, songBody } from './admin-songs.js';
import { WORD_FIELD_MAX } from './terms.js';

const more = (most: number) => '가'.repeat(most + 1);
const anyOf = (most: number, item: unknown) => Array.from({ length: most + 1 }, () => item);

const word = { hiragana: 'やま', koreanPronunciation: '야마', japaneseWord: '山', meaningKo: '산' };
const sentence = {
  level: 'N5',
  text: '山[やま]',
  meaningKo: '산',
  wordIds: [],
  targetIds: [],
  situations: [],
  quiz: null,
};
const line = { stanza: 1, text: '山[やま]', meaningKo: '산' };
const song = { title: '山', titleKo: '산', reading: 'やま', artistIds: [1], year: 2020, lines: [line] };
const singer = {
  name: '空',
  nameKo: '하늘',
  nameRomaji: 'Sora',
  gender: 'female',
  country: '일본',
  genres: [],
  bio: '',
};

// biome-ignore format: a table, to be read down
test.each<[string, z.ZodMiniType, object, object, string, string]>([
  ['a word without reading',     addWordBody,  word,     { hiragana: ' ' },                           'hiragana',            'word_hiragana_required'],
  ['one without pronunciation',  addWordBody,  word,     { koreanPronunciation: '' },                 'koreanPronunciation', 'word_pron_required'],
  ['one that is not written',    addWordBody,  word,     { japaneseWord: undefined },                 'japaneseWord',        'word_written_required'],
  ['one without meaning',        addWordBody,  word,     { meaningKo: '\t' },                         'meaningKo',           'word_meaning_required'],
  ['a long meaning',             addWordBody,  word,     { meaningKo: more(WORD_FIELD_MAX) },         'meaningKo',           'word_field_too_long'],
  ['a likeness without hanja',   addWordBody,  word,     { koLike: { hanja: '', caution: null } },    'koLike.hanja',        'ko_like_required'],
  ['a long sentence',            sentenceBody, sentence, { text: more(SENTENCE_FIELD_MAX) },          'text',                'sentence_field_too_long'],
  ['a long title',               songBody,     song,     { title: more(LINE_MAX) },                   'title',               'song_text_too_long'],
  ['a year that is none',        songBody,     song,     { year: null },                              'year',                'song_year_invalid'],
  ['a long address',             songBody,     song,     { video: more(ADDRESS_MAX) },                'video',               'address_too_long'],
  ['a choir',                    songBody,     song,     { artistIds: anyOf(SINGERS_MAX, 1) },        'artistIds',           'singers_too_many'],
  ['more lines than a song has', songBody,     song,     { lines: anyOf(LINES_MAX, line) },           'lines',               'lines_too_many'],
  ['a singer of everything',     artistBody,   singer,   { genres: anyOf(GENRES_MAX, 'J-pop') },      'genres',              'genres_too_many'],
  ['a life told in full',        artistBody,   singer,   { bio: more(BIO_MAX) },                      'bio',                 'bio_too_long'],
])('%s is refused', (_, schema, good, over, field, code) => {
  expect(schema.safeParse(good).error?.issues).toBeUndefined();
  const { issues } = schema.safeParse({ ...good, ...over }).error!;
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, code]]);
});
