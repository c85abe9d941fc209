import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasJapaneseLetter } from '../language/index.js';
import { asPasted, PASTED_KINDS, recognise } from './index.js';

/** Each line as its times and its text. */
const timed = (text: string) =>
  recognise(text)
    .stanzas.flat()
    .map(({ startMs, endMs, text: line, translation }) => [
      startMs,
      endMs,
      line,
      ...(translation === null ? [] : [translation]),
    ]);

describe('times (docs/product/lookup.md#pasted-texts)', () => {
  const cue = (text: string) => `1\n00:00:12,400 --> 00:00:16,800\n${text}`;
  const head =
    '[Script Info]\nTitle: 窓\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n';
  // biome-ignore format: a table, to be read down
  test.each([
    ['LRC',                          '[00:12.40]窓を開けて\n[00:16.80]風を待つ',                [[12_400, null, '窓を開けて'], [16_800, null, '風を待つ']]],
    ['thousandths',                  '[00:12.405]窓',                                           [[12_405, null, '窓']]],
    ['a colon before the fraction',  '[00:12:40]窓',                                            [[12_400, null, '窓']]],
    ['no fraction, in two lines',    '[00:12]窓\n[00:16]風',                                    [[12_000, null, '窓'], [16_000, null, '風']]],
    ['more than an hour',            '[61:02.00]窓',                                            [[3_662_000, null, '窓']]],
    ['tags',                         '[ti:窓]\n[ar:花]\n[by:x]\n[length:03:10]\n[00:12.40]窓',  [[12_400, null, '窓']]],
    ['an offset',                    '[offset:+500]\n[00:12.40]窓',                             [[11_900, null, '窓']]],
    ['an offset back',               '[offset:-500]\n[00:12.40]窓',                             [[12_900, null, '窓']]],
    ['an offset past the beginning', '[offset:5000]\n[00:01.00]窓',                             [[0, null, '窓']]],
    ['several stamps a line',        '[00:10.00][01:10.00]窓\n[00:20.00]風',                    [[10_000, null, '窓'], [20_000, null, '風'], [70_000, null, '窓']]],
    ['an empty stamp ends a line',   '[00:10.00]窓\n[00:15.00]\n[00:20.00]風',                  [[10_000, 15_000, '窓'], [20_000, null, '風']]],
    ['times of words',               '[00:12.00]<00:12.00>窓<00:12.50>を<00:13.00>開けて',      [[12_000, null, '窓を開けて']]],
    ['a bracket of the text',        '[00:12.00][速報]窓',                                      [[12_000, null, '[速報]窓']]],
    ['a stamp within a text',        ' [00:09.00]窓\n[00:12.00]風',                             [[null, null, ' [00:09.00]窓'], [12_000, null, '風']]],
    ['a translation of its time',    '[00:12.40]窓\n[00:12.40]창\n[00:16.80]風\n[00:16.80]바람', [[12_400, null, '窓', '창'], [16_800, null, '風', '바람']]],
    ['the same in two blocks',       '[00:12.40]窓\n[00:16.80]風\n\n[00:12.40]창\n[00:16.80]바람', [[12_400, null, '窓', '창'], [16_800, null, '風', '바람']]],
    ['a translation below',          '[00:12.40]窓\n창\n[00:16.80]風\n바람',                    [[12_400, null, '窓', '창'], [16_800, null, '風', '바람']]],
    ['stamps that go backwards',     '[00:20.00]窓\n[00:10.00]風',                              [[20_000, null, '窓'], [10_000, null, '風']]],
    ['SRT',                          cue('窓を開けて\n\n2\n00:00:16,800 --> 00:00:20,000\n風'), [[12_400, 16_800, '窓を開けて'], [16_800, 20_000, '風']]],
    ['SRT with points',              '1\n00:00:12.400 --> 00:00:16.800\n窓',                    [[12_400, 16_800, '窓']]],
    ['SRT without numbers',          '00:00:12,400 --> 00:00:16,800\n窓\n\n00:00:17,000 --> 00:00:18,000\n風', [[12_400, 16_800, '窓'], [17_000, 18_000, '風']]],
    ['SRT without blank rows',       cue('窓\n2\n00:00:17,000 --> 00:00:18,000\n風'),           [[12_400, 16_800, '窓'], [17_000, 18_000, '風']]],
    ['a cue of two languages',       cue('窓を開けて\n창을 열고'),                              [[12_400, 16_800, '窓を開けて', '창을 열고']]],
    ['a cue with styles',            cue('<i>窓</i>を<font color="#fff">開けて</font>{\\an8}'), [[12_400, 16_800, '窓を開けて']]],
    ['cues that overlap',            cue('窓\n\n2\n00:00:13,000 --> 00:00:18,000\n風'),         [[12_400, 16_800, '窓'], [13_000, 18_000, '風']]],
    ['a cue that ends too early',    '1\n00:00:12,400 --> 00:00:10,000\n窓',                    [[12_400, null, '窓']]],
    ['WebVTT',                       'WEBVTT\n\nNOTE 메모\n\n00:12.400 --> 00:16.800 align:start\n<v 花>窓</v>\n\nid\n00:00:17.000 --> 00:00:18.000\n風', [[12_400, 16_800, '窓'], [17_000, 18_000, '風']]],
    ['ASS',                          `${head}Dialogue: 0,0:00:12.40,0:00:16.80,Default,,0,0,0,,{\\k20}窓を{\\k30}開けて, ね\\N창을 열고`, [[12_400, 16_800, '窓を開けて, ね', '창을 열고']]],
    ['ASS, later lines first',       `${head}Dialogue: 0,0:00:17.00,0:00:18.00,D,,0,0,0,,風\nDialogue: 0,0:00:12.40,0:00:16.80,D,,0,0,0,,窓`, [[12_400, 16_800, '窓'], [17_000, 18_000, '風']]],
    ['events alone',                 'Dialogue: 0,0:00:12.40,0:00:16.80,Default,,0,0,0,,窓',    [[12_400, 16_800, '窓']]],
    ['a transcript by rows',         '0:12\n窓\n0:16\n風\n1:02:03\n空',                         [[12_000, null, '窓'], [16_000, null, '風'], [3_723_000, null, '空']]],
    ['a transcript',                 '0:12 窓\n0:16 風\n0:20 空',                               [[12_000, null, '窓'], [16_000, null, '風'], [20_000, null, '空']]],
    ['an hour within a sentence',    '3:30に会う\n[12:30]に着く',                               [[null, null, '3:30に会う'], [null, null, '[12:30]に着く']]],
    ['hours of a day',               '9:00 起きる\n12:00 ご飯',                                 [[null, null, '9:00 起きる'], [null, null, '12:00 ご飯']]],
    ['an arrow that is no time',     '窓 --> 風',                                               [[null, null, '窓 --> 風']]],
  ])('%s', (_, text, lines) => {
    expect(timed(text)).toEqual(lines);
  });

  test('title and artist', () => {
    const { title, artist } = recognise('[ti:窓辺]\n[ar: 花]\n[00:12.40]窓');
    expect([title, artist]).toEqual(['窓辺', '花']);
    // A text that nobody has timed has its tags as well (docs/product/songs.md#times-of-lines).
    const untimed = recognise('[ti:窓辺]\n[ar: 花]\n窓\n\n風');
    expect([untimed.title, untimed.artist]).toEqual(['窓辺', '花']);
    expect(timed('[ti:窓辺]\n窓\n\n[by: 空]')).toEqual([
      [null, null, '窓'],
      [null, null, '[by: 空]'],
    ]);
    expect(recognise(`${head}Dialogue: 0,0:00:12.40,0:00:16.80,D,,0,0,0,,窓`).title).toBe('窓');
    expect(
      recognise(`${head.replace('窓', 'Default Aegisub file')}Dialogue: 0,0:00:12.40,0:00:16.80,D,,0,0,0,,窓`).title,
    ).toBeNull();
  });

  test('20,000 stamps, and a line that would be written out a thousand times', () => {
    const many = Array.from({ length: 20_000 }, (_, n) => `[${Math.floor(n / 60)}:${n % 60}.00]窓`).join('\n');
    expect(recognise(many).counts.times).toBe(20_000);
    const long = `${'[00:01.00]'.repeat(1_000)}${'窓'.repeat(5_000)}`;
    expect(recognise(long).stanzas.flat()).toHaveLength(1);
  });
});

describe('marks', () => {
  const bare = (text: string) =>
    recognise(text)
      .stanzas.map((stanza) => stanza.map((line) => line.text).join('/'))
      .join(' ¶ ');
  // biome-ignore format: a table, to be read down
  test.each([
    ['notes',                        '♪窓を開けて♪\n♫ 風を待つ',                     '窓を開けて/風を待つ',   2],
    ['notes alone',                  '♪\n窓\n♪～',                                   '窓',                    2],
    ['quotation marks',              '「窓を開けて」\n『風』',                       '窓を開けて/風',         2],
    ['two quotations on a line',     '「窓」と「風」',                               '「窓」と「風」',        0],
    ['how often',                    '窓を開けて (x2)\n風を待つ ×3\n空 [x2]\n春（繰り返し）', '窓を開けて/風を待つ/空/春', 4],
    ['how often, as part of the text', '窓を(3回)開けて',                            '窓を(3回)開けて',       0],
    ['parts of a song',              '[Verse 1]\n窓\n[Chorus]\n風\n【サビ】\n空',    '窓 ¶ 風 ¶ 空',          3],
    ['parts of a song with times',   '[00:12.40]窓\n[Verse 2]\n[00:16.00]風',      '窓 ¶ 風',               1],
    ['parts with a singer',          '[Chorus: 花]\n窓',                             '窓',                    1],
    ['parts without brackets',       'Verse 1\n窓\nChorus:\n風',                     '窓 ¶ 風',               2],
    ['words of the text',            'サビ\n一番',                                   'サビ/一番',             0],
    ['singers by letter',            'A: 窓\nB：風',                                 '窓/風',                 2],
    ['singers in brackets',          '【A】窓\n(女) 風\n[全員]空',                   '窓/風/空',              3],
    ['singers by name',              '花：窓\n空：風\n花：雲\n空：雨',               '窓/風/雲/雨',           4],
    ['who speaks once',              '田中：窓\n佐藤：風\n田中：雲',                 '窓/風/雲',              3],
    ['a colon of a sentence',        '注意：窓を開けて',                             '注意：窓を開けて',      0],
    ['a remark again and again',     '[速報] 窓\n[速報] 風',                         '[速報] 窓/[速報] 風',   0],
    ['buttons and counts',           '가사\n窓\n공유하기\n조회수 1,234회\n좋아요 12\nhttps://example.com/a?b=c', '窓', 5],
    ['English pages',                'Lyrics\n窓\n1.2M views\nShare\nYou might also like', '窓', 4],
    ['who wrote it',                 '作詞：花\n작곡: 하늘\nLyrics by Hana\n窓',     '窓',                    3],
    ['a date',                       '2024. 5. 1. 12:30\n窓\n3일 전',                '窓',                    2],
    ['a text of marks alone',        '「♪」',                                        '♪',                     1],
    ['a heading alone',              '[歌詞]',                                       '[歌詞]',                0],
  ])('%s', (_, text, lines, marks) => {
    expect([bare(text), recognise(text).counts.marks]).toEqual([lines, marks]);
  });
});

const letters = (text: string): string => [...text].filter(hasJapaneseLetter).join('');

describe('whatever is pasted', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '窓',
      'を',
      '開けて',
      '(まど)',
      '（笑）',
      '《',
      '》',
      '｜',
      '|',
      '[',
      ']',
      '(',
      ')',
      '\n',
      '\n\n',
      '[00:12.40]',
      '00:00:12,400 --> 00:00:16,800',
      '<00:13.00>',
      '♪',
      '창을 열고',
      '마도오',
      'A: ',
      '[Chorus]',
      'WEBVTT',
      'Dialogue: ',
      '0:12',
      ' ',
      '　',
      'まど',
      '<ruby>',
      '<rt>',
      '-->',
      '[offset:',
      '{',
      '\\N',
      '・',
      'x2',
      '「',
      '」',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  test('it is read without a fault, and each line has its places', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        for (const line of recognise(pasted).stanzas.flat()) {
          expect(line.text.trim()).not.toBe('');
          expect(line.text).not.toContain('\n');
          let reached = 0;
          for (const { start, end, reading } of line.given) {
            expect(start).toBeGreaterThanOrEqual(reached);
            expect(end).toBeGreaterThan(start);
            expect(reading).not.toBe('');
            reached = end;
          }
          expect(reached).toBeLessThanOrEqual(line.text.length);
          if (line.endMs !== null) expect(line.endMs).toBeGreaterThanOrEqual(line.startMs!);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('as it was pasted, letter by letter', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const { stanzas, counts } = asPasted(pasted);
        expect(stanzas.flat().map((line) => line.text)).toEqual(
          pasted.split('\n').filter((line) => line.trim() !== ''),
        );
        expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0]);
        expect(recognise(pasted, { leave: PASTED_KINDS })).toEqual(asPasted(pasted));
      }),
      { numRuns: 200 },
    );
  });

  test('"What is not recognised stays": no letter of the Japanese is lost but readings', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const { stanzas } = recognise(pasted, { leave: ['marks', 'times'] });
        const kept = stanzas
          .flat()
          .map((line) => line.text + line.given.map(({ reading }) => reading).join('') + (line.translation ?? ''))
          .join('');
        const sorted = (each: string) => [...letters(each)].sort().join('');
        // A word in kana that is said once more (ラジオ(らじお)) goes, and ruby in tags loses its tags.
        fc.pre(!/[ぁ-ヿ][(（[［【《〈〔{｛≪<][\sぁ-ヿ]/u.test(pasted) && !pasted.includes('<ruby'));
        expect(sorted(kept)).toBe(sorted(pasted));
      }),
      { numRuns: 300, examples: [['!\n\n窓(まど)창을 열고']] },
    );
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['brackets that open',    '窓('.repeat(7_000)],
    ['readings',              '窓(まど)'.repeat(4_000)],
    ['one long word',         `${'窓'.repeat(10_000)}(${'ま'.repeat(9_000)})`],
    ['kana and kanji',        '窓まど'.repeat(6_600)],
    ['blanks',                ' '.repeat(20_000)],
    ['blanks between',        `窓${' '.repeat(19_000)}창`],
    ['colons',                ':'.repeat(20_000)],
    ['angle brackets',        `00:00:12,400 --> 00:00:16,800\n${'<'.repeat(19_000)}`],
    ['braces',                `Dialogue: 0,0:00:12.40,0:00:16.80,D,,0,0,0,,${'{'.repeat(19_000)}`],
    ['tags of ruby',          '<ruby>'.repeat(3_300)],
    ['rows of one letter',    '窓\n'.repeat(10_000)],
    ['rows of two languages', '窓\n창\n'.repeat(5_000)],
    ['rows in two blocks',    `${'窓\n'.repeat(5_000)}${'창\n'.repeat(5_000)}`],
    ['bars',                  '|'.repeat(20_000)],
  ])('a long text of %s is read to its end', (_, long) => {
    // Work that grew with the square of the length would not end before the time limit of the test.
    expect(recognise(long.slice(0, 20_000)).stanzas.flat().length).toBeLessThanOrEqual(10_000);
  });
});
