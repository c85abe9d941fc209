import { readTune, type Tone, tonesOf } from '@utarang/domain/tunes';
import { expect, test } from 'vitest';
import { createTuneSound } from './tune-sound.js';

/** The tunes of all songs of our own, by their files. */
const tunes = import.meta.glob<string>('../../../../../packages/content/data/songs/tunes/*.abc', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const C5 = 523.25;
const E5 = 659.26;

/** The share of a frequency in a stretch of sound (Goertzel). */
function share(samples: Float32Array, rate: number, hertz: number): number {
  const step = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + step * one - two, one];
  return Math.sqrt(one * one + two * two - step * one * two) / samples.length;
}

test('what is rendered has the pitches of the notes, and is not too loud', async () => {
  const rate = 22_050;
  const context = new OfflineAudioContext(1, rate * 2, rate);
  const sound = createTuneSound(context);
  const tone = { startMs: 0, endMs: 0, voice: 'melody', loudness: 1 } as const;
  sound.play({ ...tone, pitch: 72 }, 0, 1, context.destination);
  sound.play({ ...tone, pitch: 76 }, 1, 1, context.destination);
  const samples = (await context.startRendering()).getChannelData(0);
  const [first, second] = [samples.slice(rate * 0.2, rate * 0.8), samples.slice(rate * 1.2, rate * 1.8)];
  expect(share(first, rate, C5)).toBeGreaterThan(10 * share(first, rate, E5));
  expect(share(second, rate, E5)).toBeGreaterThan(10 * share(second, rate, C5));
  expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(1);
});

const RATE = 22_050;
async function rendered(tones: readonly Tone[], seconds: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE * seconds, RATE);
  const sound = createTuneSound(context);
  for (const tone of tones) {
    sound.play(tone, tone.startMs / 1000, (tone.endMs - tone.startMs) / 1000, context.destination);
  }
  return (await context.startRendering()).getChannelData(0);
}
const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const powerOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

test.each(['melody', 'bass', 'chord'] as const)(
  'a tone of the %s is heard with its moment, without a click',
  async (voice) => {
    const tone = { pitch: 72, voice, loudness: 1, startMs: 500, endMs: 1000 };
    const samples = await rendered([tone], 2);
    const loud = peakOf(samples) / 2;
    const heardAt = samples.findIndex((sample) => Math.abs(sample) > loud);
    expect((heardAt / RATE) * 1000).toBeGreaterThanOrEqual(500);
    expect((heardAt / RATE) * 1000).toBeLessThan(510);
    // Beside its edges no sample is far from the one before.
    for (const edge of [0.5, 1]) {
      const beside = samples.slice((edge - 0.001) * RATE, (edge + 0.001) * RATE);
      const steps = [...beside].slice(1).map((sample, index) => Math.abs(sample - beside[index]!));
      expect(Math.max(...steps)).toBeLessThan(peakOf(samples) / 10);
    }
    expect(peakOf(samples.slice(1.01 * RATE))).toBe(0);
  },
);

test('there is a tune for each song of ours', () => expect(Object.keys(tunes)).toHaveLength(24));

test.each(Object.entries(tunes))('%s is not clipped, and its melody stands above the accompaniment', async (_, abc) => {
  const SECONDS = 12;
  const tones = tonesOf(readTune(abc)).filter(({ endMs }) => endMs < SECONDS * 1000);
  const melody = await rendered(
    tones.filter(({ voice }) => voice === 'melody'),
    SECONDS,
  );
  const others = await rendered(
    tones.filter(({ voice }) => voice !== 'melody'),
    SECONDS,
  );
  const both = melody.map((sample, index) => sample + others[index]!);
  expect(peakOf(both)).toBeGreaterThan(0.2);
  expect(peakOf(both)).toBeLessThan(0.9);
  const decibels = 10 * Math.log10(powerOf(melody) / powerOf(others));
  expect(decibels).toBeGreaterThan(3);
  expect(decibels).toBeLessThan(18);
});
