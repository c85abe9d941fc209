import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHangul, toRomaji } from '../language/index.js';
import { answerAsked, countedAnswers } from '../study/asked-again.js';
import { changeOf, mainForm } from './change.js';
import { FORMS_ASKED, startFormDrill } from './drill.js';
import { DRILL_FORMS, type DrillForm, type DrillWord, groupOf, hasForm } from './forms.js';
import { gradeForm } from './grade-form.js';

const word = (written: string, reading: string, kind: DrillWord['kind']): DrillWord => ({
  written,
  reading,
  kind,
  korean: '',
});
const WORDS = {
  書く: word('書く', 'かく', 'u'),
  行く: word('行く', 'いく', 'u'),
  飲む: word('飲む', 'のむ', 'u'),
  話す: word('話す', 'はなす', 'u'),
  買う: word('買う', 'かう', 'u'),
  食べる: word('食べる', 'たべる', 'ru'),
  する: word('する', 'する', 'suru'),
  来る: word('来る', 'くる', 'kuru'),
  高い: word('高い', 'たかい', 'i'),
  いい: word('いい', 'いい', 'i'),
  静か: word('静か', 'しずか', 'na'),
};
type Name = keyof typeof WORDS;

// biome-ignore format: a table, to be read down
test.each<[Name, DrillForm, kept: string, from: string, to: string, isIrregular: boolean]>([
  ['書く',   'te',          'か',     'く',   'いて',     false],
  ['行く',   'te',          'い',     'く',   'って',     true],
  ['行く',   'negative',    'い',     'く',   'かない',   false],
  ['飲む',   'past',        'の',     'む',   'んだ',     false],
  ['飲む',   'imperative',  'の',     'む',   'め',       false],
  ['話す',   'causative',   'はな',   'す',   'させる',   false],
  ['買う',   'negative',    'か',     'う',   'わない',   false],
  ['書く',   'without',     'か',     'く',   'かないで', false],
  ['書く',   'causative-passive', 'か',   'く', 'かせられる', false],
  ['話す',   'causative-passive', 'はな', 'す', 'させられる', false],
  ['食べる', 'causative-passive', 'たべ', 'る', 'させられる', false],
  ['来る',   'causative-passive', '',   'くる', 'こさせられる', true],
  ['する',   'without',     '',       'する', 'しないで', true],
  ['食べる', 'potential',   'たべ',   'る',   'られる',   false],
  ['食べる', 'volitional',  'たべ',   'る',   'よう',     false],
  ['する',   'potential',   '',       'する', 'できる',   true],
  ['来る',   'negative',    '',       'くる', 'こない',   true],
  ['高い',   'negative',    'たか',   'い',   'くない',   false],
  ['高い',   'polite',      'たかい', '',     'です',     false],
  ['いい',   'past',        '',       'いい', 'よかった', true],
  ['いい',   'polite',      'いい',   '',     'です',     false],
  ['静か',   'te',          'しずか', '',     'で',       false],
  ['静か',   'adverb',      'しずか', '',     'に',       false],
])('%s, %s', (name, form, kept, from, to, isIrregular) => {
  expect(changeOf(WORDS[name], form)).toEqual({ group: groupOf(WORDS[name]), kept, from, to, isIrregular });
});

test('a word has no form that its group lacks', () => {
  for (const each of Object.values(WORDS)) {
    for (const form of DRILL_FORMS)
      expect([each.written, form, changeOf(each, form) !== null]).toEqual([
        each.written,
        form,
        hasForm(groupOf(each), form),
      ]);
  }
});

// biome-ignore format: a table, to be read down
test.each<[Name, DrillForm, typed: string, is: string, other?: DrillForm]>([
  ['飲む',   'te',         'のんで',   'right'],
  ['飲む',   'te',         '飲んで',   'right'],
  ['飲む',   'te',         'ノンデ',   'right'],
  ['飲む',   'te',         'nonde',    'right'],
  ['飲む',   'te',         'NONDE ',   'right'],
  ['飲む',   'te',         '논데',     'right'],
  ['飲む',   'te',         '논떼',     'right'],
  ['飲む',   'te',         '〜논데.',  'right'],
  ['飲む',   'te',         'のんて',   'wrong'],
  ['飲む',   'te',         'のみて',   'wrong'],
  ['飲む',   'te',         'のんだ',   'wrong', 'past'],
  ['飲む',   'te',         '노무',     'wrong'],
  ['飲む',   'te',         ' 。',      'blank'],
  ['食べる', 'potential',  'たべれる', 'right'],
  ['食べる', 'potential',  'たべられる', 'right'],
  ['食べる', 'passive',    'たべられる', 'right'],
  ['する',   'imperative', 'せよ',     'right'],
  ['書く',   'causative-passive', 'かかされる',   'right'],
  ['書く',   'causative-passive', '카카세라레루', 'right'],
  ['話す',   'causative-passive', 'はなさされる', 'wrong'],
  ['食べる', 'causative-passive', 'たべさされる', 'wrong'],
  ['食べる', 'causative-passive', 'たべられる',   'wrong', 'potential'],
  ['書く',   'without',    'かかなくて', 'wrong'],
  ['書く',   'without',    'かかないで', 'right'],
  ['書く',   'te',         'かかないで', 'wrong', 'without'],
  ['来る',   'negative',   '코나이',   'right'],
  ['来る',   'negative',   'きない',   'wrong'],
  ['いい',   'negative',   'いくない', 'wrong'],
  ['静か',   'negative',   'しずかではない', 'right'],
])('%s, %s: %s is %s', (name, form, typed, is, other) => {
  expect(gradeForm(WORDS[name], form, typed)).toEqual(is === 'wrong' ? { is, typed: other ?? null } : { is });
});

const anyWord = fc.constantFrom(...Object.values(WORDS));
const anyForm = fc.constantFrom(...DRILL_FORMS);

test('each form is right as it is read, in Hangul and in rōmaji', () => {
  fc.assert(
    fc.property(anyWord, anyForm, (each, form) => {
      const main = mainForm(each, form);
      if (!main) return;
      for (const text of [main.written, main.reading, toHangul(main.reading), toRomaji(main.reading) ?? main.reading]) {
        expect([text, gradeForm(each, form, text).is]).toEqual([text, 'right']);
      }
    }),
  );
});

test('any text is judged, however odd', () => {
  fc.assert(
    fc.property(anyWord, anyForm, fc.string({ unit: 'binary', maxLength: 30 }), (each, form, text) => {
      expect(['blank', 'right', 'wrong']).toContain(gradeForm(each, form, text).is);
    }),
  );
});

test('a drill asks as many as it says, of forms that its words have, and ends', () => {
  const some = fc.subarray(Object.values(WORDS));
  fc.assert(
    fc.property(some, fc.subarray([...DRILL_FORMS]), fc.infiniteStream(fc.boolean()), (words, forms, right) => {
      let drill = startFormDrill(words, forms, () => 0.5);
      const able = words.some((each) => forms.some((form) => hasForm(groupOf(each), form)));
      expect(drill.queue.length).toBe(able ? FORMS_ASKED : 0);
      for (const { word: each, form } of drill.queue) expect(hasForm(groupOf(each), form)).toBe(true);
      while (drill.queue.length > 0) drill = answerAsked(drill, { said: 'x', right: right.next().value });
      expect(countedAnswers(drill).length).toBe(able ? FORMS_ASKED : 0);
      expect(drill.answers.length).toBeLessThanOrEqual(2 * FORMS_ASKED);
    }),
  );
});

test('a missed form comes again after three others, once', () => {
  const start = startFormDrill(Object.values(WORDS), ['te'], () => 0.5);
  const missed = start.queue[0]!;
  const after = answerAsked(start, { said: '', right: false });
  expect(after.queue[3]).toEqual({ ...missed, again: true });
  let drill = after;
  for (let i = 0; i < 3; i++) drill = answerAsked(drill, { said: 'x', right: true });
  drill = answerAsked(drill, { said: '', right: false });
  expect(drill.queue.some(({ again }) => again)).toBe(false);
});
