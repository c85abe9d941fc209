import type { Tone } from '@utarang/domain/tunes';

/** The loudness of each voice; a chord has several tones at once. */
const LOUDNESS = { melody: 0.32, bass: 0.34, chord: 0.4 } as const;
/** The overtones of each voice, the fundamental first: a soft flute, a plucked bass, a plucked string. */
const OVERTONES = {
  melody: [1, 0.34, 0.16, 0.08, 0.04],
  bass: [1, 0.42, 0.14, 0.05],
  chord: [1, 0.3, 0.2, 0.1, 0.06],
} as const;
/**
 * The seconds in which a tone begins, and in which it ends: long enough not to click, short enough to be in time with
 * its line.
 */
const ATTACK = { melody: 0.014, bass: 0.008, chord: 0.006 } as const;
const RELEASE = 0.05;
/** The quietest that an exponential ramp may end with. */
const SILENCE = 0.0001;

const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/**
 * The sound of the voices in an audio context: the melody sustains its tones, bass and chords decay like plucked
 * strings.
 */
export function createTuneSound(context: BaseAudioContext) {
  const waveOf = (overtones: readonly number[]): PeriodicWave => {
    const imag = Float32Array.from([0, ...overtones]);
    return context.createPeriodicWave(new Float32Array(imag.length), imag);
  };
  const waves = { melody: waveOf(OVERTONES.melody), bass: waveOf(OVERTONES.bass), chord: waveOf(OVERTONES.chord) };

  return {
    /** Plays a tone at a moment of the context, for some seconds. */
    play({ pitch, voice, loudness }: Tone, at: number, seconds: number, to: AudioNode): void {
      const oscillator = context.createOscillator();
      const { gain, ...envelope } = envelopeOf(context);
      oscillator.setPeriodicWave(waves[voice]);
      oscillator.frequency.value = frequencyOf(pitch);
      const peak = LOUDNESS[voice] * loudness;
      const length = Math.max(seconds, ATTACK[voice] + RELEASE);
      gain.setValueAtTime(0, at);
      gain.linearRampToValueAtTime(peak, at + ATTACK[voice]); // an exponential attack is heard only at its end
      if (voice === 'melody') {
        gain.exponentialRampToValueAtTime(peak * 0.7, at + length - RELEASE);
        gain.exponentialRampToValueAtTime(SILENCE, at + length);
      } else {
        gain.exponentialRampToValueAtTime(SILENCE, at + length);
      }
      oscillator.connect(envelope.node).connect(to);
      oscillator.start(at);
      oscillator.stop(at + length);
      oscillator.onended = () => envelope.node.disconnect();
    },
  };
}

function envelopeOf(context: BaseAudioContext) {
  const node = context.createGain();
  return { node, gain: node.gain };
}
