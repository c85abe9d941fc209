import { expect, test } from 'vitest';
import { pitchOf } from './pitch.js';
import { type UnitHead, unitAccent } from './unit.js';

const word = (said: string, accent: number): UnitHead => ({ kind: 'word', said, accent });
const verb = (kind: 'verb-u' | 'verb-ru' | 'kuru', said: string, accent: number): UnitHead => ({ kind, said, accent });
const adjective = (said: string, accent: number): UnitHead => ({ kind: 'adjective', said, accent });

/** The kana of a unit with the place where the pitch falls. */
const drawn = (head: UnitHead, tail: string): string | null => {
  const accent = unitAccent(head, tail);
  if (accent === null) return null;
  return pitchOf(head.said + tail, accent)
    .map(({ kana, falls }) => `${kana}${falls ? '＼' : ''}`)
    .join('');
};

// biome-ignore format: a table, to be read down
test.each<[UnitHead, string, string | null]>([
  // particles keep the fall of their word, and a flat word stays flat
  [word('いのち', 1),        'が',             'い＼のちが'],
  [word('さくら', 0),        'が',             'さくらが'],
  [word('さくら', 0),        'から',           'さくらから'],
  // some have one of their own after a flat word
  [word('さくら', 0),        'まで',           'さくらま＼で'],
  [word('いのち', 1),        'まで',           'い＼のちまで'],
  [word('さくら', 0),        'には',           'さくらに＼は'],
  [word('さくら', 0),        'です',           'さくらで＼す'],
  [word('いのち', 1),        'ですか',         'い＼のちですか'],
  // before の the last syllable stays high
  [word('やま', 2),          'の',             'やまの'],
  [word('にほん', 2),        'の',             'にほんの'],
  [word('こころ', 2),        'の',             'ここ＼ろの'],
  // ます and its forms, whatever the verb
  [verb('verb-ru', 'たべ', 2),   'ます',       'たべま＼す'],
  [verb('verb-u', 'あそび', 0),  'ました',     'あそびま＼した'],
  [verb('verb-u', 'よみ', 1),    'ません',     'よみませ＼ん'],
  [verb('verb-u', 'いき', 0),    'ましょう',   'いきましょ＼う'],
  // て and た: a verb in -eru or -iru goes back by one
  [verb('verb-ru', 'たべ', 2),   'て',         'た＼べて'],
  [verb('verb-ru', 'しらべ', 3), 'た',         'しら＼べた'],
  [verb('verb-ru', 'しんじ', 3), 'て',         'し＼んじて'],
  [verb('verb-u', 'よん', 1),    'で',         'よ＼んで'],
  [verb('verb-u', 'あそん', 0),  'で',         'あそんで'],
  [verb('kuru', 'き', 1),        'て',         'き＼て'],
  [verb('verb-u', 'あそん', 0),  'でいます',   'あそんでいま＼す'],
  [verb('verb-ru', 'たべ', 2),   'ています',   'た＼べています'],
  // before ない
  [verb('verb-ru', 'たべ', 2),   'ない',       'たべ＼ない'],
  [verb('verb-u', 'あそば', 0),  'ない',       'あそばない'],
  [verb('verb-u', 'いけ', 0),    'ば',         'いけ＼ば'],
  [verb('verb-u', 'とり', 1),    'たいです',   'とりた＼いです'],
  // adjectives
  [adjective('たかい', 2),       'です',       'たか＼いです'],
  [adjective('あかい', 0),       'です',       'あか＼いです'],
  // what no rule is sure of
  [word('さくら', 0),        'しか',           null],
  [verb('verb-u', 'よみ', 1),    'そうです',   null],
])('%o with %s is %s', (head, tail, expected) => {
  expect(drawn(head, tail)).toBe(expected);
});
