import { describe, expect, test } from 'vitest';
import { accompanimentOf } from './accompaniment.js';
import { readTune } from './read-tune.js';
import { ACCOMPANIMENTS, pitchClasses } from './tune.js';

const METRES = { waltz: ['3/4', '1/4'], lilt: ['6/8', '3/8'] } as const;

const played = (figure: (typeof ACCOMPANIMENTS)[number]) => {
  const [metre, beat] = figure === 'waltz' || figure === 'lilt' ? METRES[figure] : (['4/4', '1/4'] as const);
  const bar = metre === '4/4' ? '"C"c4"G"d4|"Am"c8|"C"z8|]' : '"C"c3"G"d3|"Am"c6|"C"z6|]';
  const head = ['X:1', `M:${metre}`, 'L:1/8', `Q:${beat}=100`, `%%accompaniment ${figure}`, 'K:C'];
  return readTune([...head, bar].join('\n'));
};

describe.each(ACCOMPANIMENTS)('%s', (figure) => {
  const tune = played(figure);
  const tones = accompanimentOf(tune);

  test('stays in its bars, and every bar has a bass and a chord', () => {
    for (const { startMs, endMs } of tune.bars) {
      const own = tones.filter((tone) => tone.startMs >= startMs - 0.01 && tone.startMs < endMs - 0.01);
      expect(own.every((tone) => tone.endMs <= endMs + 0.01 && tone.endMs > tone.startMs)).toBe(true);
      expect(new Set(own.map(({ voice }) => voice))).toEqual(new Set(['bass', 'chord']));
    }
  });

  test('plays tones of the chord that sounds, the bass below it', () => {
    const chords = tune.bars.flatMap((bar) => bar.chords);
    for (const { startMs, pitch, voice } of tones) {
      const { chord } = chords.findLast((each) => each.startMs <= startMs + 1)!;
      expect([startMs, pitchClasses(chord).includes(pitch % 12)]).toEqual([startMs, true]);
      expect([voice, voice === 'bass' ? pitch >= 40 && pitch < 52 : pitch >= 55 && pitch < 80]).toEqual([voice, true]);
    }
  });

  test('comes in the order in which it sounds', () => {
    expect(tones.map(({ startMs }) => startMs)).toEqual(tones.map(({ startMs }) => startMs).sort((a, b) => a - b));
  });
});
