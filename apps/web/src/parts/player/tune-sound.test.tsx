import { expect, test } from 'vitest';
import { createTuneSound } from './tune-sound.js';

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
