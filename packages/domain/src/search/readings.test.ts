import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { asTyped, otherLayoutReadings, type Reading, tolerantReadings } from './readings.js';
import type { SearchMode } from './words.js';

const shown = (readings: readonly Reading[]) =>
  readings
    .map(({ form, text, until, shownAs: as }) => `${form} ${text}${until ? `~${until}` : ''}${as ? ` as ${as}` : ''}`)
    .join(', ');

// biome-ignore format: a table, to be read down
test.each<[typed: string, by: SearchMode, readings: string]>([
  // typed     mode             readings after the exact one, in order
  ['다베루',   'pronunciation', 'key taperu, pronunciation 다베루~륗'],
  ['탑',       'pronunciation', 'key tap, pronunciation 타바~빟'],
  ['셈바',     'pronunciation', 'key senpa, pronunciation 셈바~밯'],
  ['쓰키',     'pronunciation', 'pronunciation 츠키, key juki, key suki, pronunciation 쓰키~킿'],
  ['다베루',   'all',           'key taperu, all 다베루~륗'],
  ['다베루',   'meaning',       'meaning 다베루~륗'],
  ['마싣',     'meaning',       'meaning 마시다~딯'],
  ['먹ㄷ',     'meaning',       'meaning 먹다~딯'],
  ['맑',       'meaning',       'meaning 말가~깋'],
  ['마',       'meaning',       ''],
  ['타',       'all',           ''],
  ['이에',     'pronunciation', 'pronunciation 이에~엫'],
  ['오잉',     'pronunciation', 'key OIn, pronunciation 오이아~잏'],
  ['ㅌㅂㄹ',   'pronunciation', 'initials ㄷㅂㄹ'],
  ['ㅌㅂㄹ',   'meaning',       'meaningInitials ㄷㅂㄹ'],
  ['ㅌㅂㄹ',   'all',           'initials ㄷㅂㄹ, meaningInitials ㄷㅂㄹ'],
  ['ㅌㅄ',     'pronunciation', 'initials ㄷㅂㅅ'],
  ['ㅌㅂ',     'all',           ''],
  ['taberu',   'pronunciation', 'pronunciation 타베루 as 타베루, key taperu as 타베루'],
  ['taberu',   'meaning',       'pronunciation 타베루 as 타베루, key taperu as 타베루'],
  ['tab',      'all',           'pronunciation 타ㅂ as 타ㅂ, key tap as 타ㅂ'],
  ['ta',       'all',           'pronunciation 타 as 타'],
  ['ki',       'meaning',       'pronunciation 키 as 키'],
  ['cd',       'all',           ''],
  ['xkqpfn',   'pronunciation', 'key xkphn'],
  ['たべる',   'pronunciation', 'written タベル, key taperu'],
  ['ﾀﾍﾞﾙ',     'meaning',       'written たべる, written タベル, key taperu'],
  ['キ',       'all',           'written き'],
  ['食',       'all',           ''],
  ['食ベル',   'all',           'written 食べる, key 食peru'],
  ['n5',       'all',           ''],
  ['!!!',      'all',           ''],
])('%s by %s', (typed, by, readings) => {
  expect(shown(tolerantReadings(asSearched(typed), by))).toBe(readings);
});

// biome-ignore format: a table, to be read down
test.each<[typed: string, by: SearchMode, readings: string]>([
  ['xkqpfn',   'pronunciation', 'pronunciation 타베루 as 타베루, key taperu as 타베루, pronunciation 타베루~륗 as 타베루'],
  ['RkRh',     'pronunciation', 'pronunciation 까꼬 as 까꼬, key kako as 까꼬, pronunciation 까꼬~꾛 as 까꼬'],
  ['ajrek',    'meaning',       'meaning 먹다 as 먹다, meaning 먹다~닿 as 먹다'],
  ['ajr',      'meaning',       'meaning 먹 as 먹, meaning 머가~깋 as 먹'],
  ['ㅅ뮫겨',   'pronunciation', 'pronunciation taberu as taberu, pronunciation 타베루 as taberu, key taperu as taberu'],
  ['ak',       'all',           ''],
  ['taberu',   'all',           ''],
  ['타베루',   'all',           ''],
  ['食べる',   'all',           ''],
])('%s by %s in the other layout', (typed, by, readings) => {
  expect(shown(otherLayoutReadings(asSearched(typed), by))).toBe(readings);
});

// biome-ignore format: a table, to be read down
test.each<[typed: string, by: SearchMode, reading: string]>([
  ['Taberu', 'pronunciation', 'pronunciation taberu'],
  ['CD',     'all',           'all cd'],
  ['먹다',   'meaning',       'meaning 먹다'],
  ['食べる', 'meaning',       'written 食べる'],
])('%s by %s as typed', (typed, by, reading) => {
  expect(shown([asTyped(asSearched(typed), by)])).toBe(reading);
});
