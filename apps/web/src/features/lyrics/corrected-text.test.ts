import type { AnalysedText, AnalysedToken } from '@utarang/contract';
import { describe, expect, test } from 'vitest';
import { correctedText, studyLines } from './corrected-text.js';

const token = (written: string, start: number, over: Partial<AnalysedToken> = {}): AnalysedToken => ({
  ...{ start, end: start + written.length, written, reading: null, pronunciation: null, dictionary: written },
  ...{ partOfSpeech: 'noun', wordId: null, entry: null, gloss: null, steps: [], furigana: [[written, null]] },
  ...over,
});
const cat = token('猫', 0, { reading: 'ねこ', pronunciation: '네코', wordId: 7, furigana: [['猫', 'ねこ']] });
const wa = token('は', 1, { reading: 'は', pronunciation: '와', partOfSpeech: 'particle' });
const morning = token('朝', 2, { reading: 'あさ', pronunciation: '아사', furigana: [['朝', 'あさ']] });
const korean = token('사랑해', 0, { partOfSpeech: 'plain', dictionary: null });

const plain = { startMs: null, endMs: null, translation: null };
const text: AnalysedText = {
  stanzas: [
    [
      { text: '猫は朝', tokens: [cat, wa, morning], ...plain },
      { text: '사랑해', tokens: [korean], ...plain },
    ],
    [{ text: '猫', tokens: [cat], ...plain }],
  ],
  words: [],
  patterns: [],
  known: { N5: 1, N4: 0, N3: 0, N2: 0, N1: 0, other: 0, unknown: 1 },
  recognised: { furigana: 0, times: 0, pronunciations: 0, translations: 0, marks: 0 },
  title: null,
  artist: null,
};
const nothing = { reading: null, meaningKo: null, wordId: null };

describe('a text as its member corrected it', () => {
  test('a place alone, and a word wherever it stands', () => {
    const stanzas = correctedText(text, {
      placed: [{ line: 2, start: 0, end: 1, ...nothing, reading: 'ねこま' }],
      words: [{ ...nothing, written: '猫', dictionary: '猫', meaningKo: '고양이' }],
    });
    const cats = stanzas.flat().flatMap(({ tokens }) => tokens.filter(({ written }) => written === '猫'));
    expect(
      cats.map(({ pronunciation, applied }) => [pronunciation, applied?.scope, applied?.correction.meaningKo]),
    ).toEqual([
      ['네코', 'word', '고양이'],
      ['네코마', 'place', null],
    ]);
    expect(stanzas[0]![1]!.tokens[0]!.applied).toBeNull();
  });

  test('lines are studied that can be heard, each with its own translation', () => {
    const lines = studyLines(
      correctedText(text, { placed: [], words: [] }),
      ['고양이는 아침', null, null],
      [null, null, { startMs: 900, endMs: null }],
    );
    expect(lines.map(({ seq, stanzaNo, jpText, koPron, koMean }) => [seq, stanzaNo, jpText, koPron, koMean])).toEqual([
      [1, 1, '猫は朝', '네코와 아사', '고양이는 아침'],
      [2, 2, '猫', '네코', ''],
    ]);
    expect(lines.map(({ startMs }) => startMs)).toEqual([null, 900]);
    expect(lines[0]!.words).toEqual([{ id: 7, start: 0, end: 1 }]);
  });
});
