import { expect, test } from 'vitest';
import { type Attachment, formTable, type JoinedClass, type JoinedForm, SAMPLES } from './attach.js';

const attachment = (to: JoinedClass, form: JoinedForm, after: string, before = ''): Attachment => ({
  to,
  form,
  before: { written: before, reading: before },
  after: { written: after, reading: after },
});

// biome-ignore format: a table, to be read down
test.each([
  // after what                        ending              食べる 飲む 行く する 来る, or 高い いい, or 静か, or 学生
  ['verb',         'continuative',      'たい',             '食べたい 飲みたい 行きたい したい 来たい',                 'たべたい のみたい いきたい したい きたい'],
  ['verb',         'te',                'もいい',           '食べてもいい 飲んでもいい 行ってもいい してもいい 来てもいい', 'たべてもいい のんでもいい いってもいい してもいい きてもいい'],
  ['verb',         'negative',          'なければならない', '食べなければならない 飲まなければならない 行かなければならない しなければならない 来なければならない', 'たべなければならない のまなければならない いかなければならない しなければならない こなければならない'],
  ['verb',         'literary',          'ずに',             '食べずに 飲まずに 行かずに せずに 来ずに',                 'たべずに のまずに いかずに せずに こずに'],
  ['verb',         'past',              'ことがある',       '食べたことがある 飲んだことがある 行ったことがある したことがある 来たことがある', 'たべたことがある のんだことがある いったことがある したことがある きたことがある'],
  ['verb',         'whole',             '前に',             '食べる前に 飲む前に 行く前に する前に 来る前に',           null],
  ['verb',         'conditional',       'ば',               '食べれば 飲めば 行けば すれば 来れば',                     'たべれば のめば いけば すれば くれば'],
  ['verb',         'volitional',        'と思う',           '食べようと思う 飲もうと思う 行こうと思う しようと思う 来ようと思う', null],
  ['verb',         'potential',         '',                 '食べられる 飲める 行ける できる 来られる',                 'たべられる のめる いける できる こられる'],
  ['verb',         'passive',           '',                 '食べられる 飲まれる 行かれる される 来られる',             'たべられる のまれる いかれる される こられる'],
  ['verb',         'causative',         '',                 '食べさせる 飲ませる 行かせる させる 来させる',             'たべさせる のませる いかせる させる こさせる'],
  ['verb',         'imperative',        '',                 '食べろ 飲め 行け しろ 来い',                               'たべろ のめ いけ しろ こい'],
  ['verb',         'plain',             'でしょう',         '食べるでしょう/食べないでしょう/食べたでしょう 飲むでしょう/飲まないでしょう/飲んだでしょう 行くでしょう/行かないでしょう/行ったでしょう するでしょう/しないでしょう/したでしょう 来るでしょう/来ないでしょう/来たでしょう', null],
  ['i-adjective',  'stem',              'くて',             '高くて よくて',                                            'たかくて よくて'],
  ['i-adjective',  'stem',              'そうだ',           '高そうだ よさそうだ',                                      'たかそうだ よさそうだ'],
  ['i-adjective',  'plain',             'から',             '高いから/高くないから/高かったから いいから/よくないから/よかったから', null],
  ['na-adjective', 'whole',             'なので',           '静かなので',                                               'しずかなので'],
  ['noun',         'whole',             'の前に',           '学生の前に',                                               'がくせいの前に'],
] as const)('%s, %s + %s', (to, form, after, written, reading) => {
  const rows = formTable(attachment(to, form, after));
  expect(rows.map(({ forms }) => forms.map((each) => each.written).join('/')).join(' ')).toBe(written);
  if (reading !== null) expect(rows.map(({ forms }) => forms[0]?.reading).join(' ')).toBe(reading);
  expect(rows.map(({ word }) => word.written)).toEqual(SAMPLES[to].map((word) => word.written));
});

test('what one is made to do has a short form, too', () => {
  const rows = formTable(attachment('verb', 'causative passive', ''));
  expect(rows.map(({ forms }) => forms.map((each) => each.written))).toEqual([
    ['食べさせられる'],
    ['飲ませられる', '飲まされる'],
    ['行かせられる', '行かされる'],
    ['させられる'],
    ['来させられる'],
  ]);
});

test('something may stand before, and words of its own show it', () => {
  const words = [
    { written: '帰る', reading: 'かえる', kind: 'u' },
    { written: '静か', reading: 'しずか', kind: 'na' },
  ] as const;
  expect(formTable(attachment('verb', 'continuative', 'になる', 'お'), words)).toEqual([
    { word: { written: '帰る', reading: 'かえる' }, forms: [{ written: 'お帰りになる', reading: 'おかえりになる' }] },
  ]);
  expect(formTable(attachment('noun', 'whole', 'は'), words)[0]?.forms[0]?.written).toBe('学生は');
});

test('what has no such form has no row', () => {
  expect(formTable(attachment('verb', 'stem', 'くて'))).toEqual([]);
});
