/** A sound file made for the tests: a tone of so many seconds, 8 bits at 8 kHz. */
export function tone(seconds: number, name = 'tone.wav'): File {
  const rate = 8000;
  const samples = Math.round(seconds * rate);
  const bytes = new DataView(new ArrayBuffer(44 + samples));
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) bytes.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  text(36, 'data');
  bytes.setUint32(40, samples, true);
  for (let index = 0; index < samples; index++) {
    bytes.setUint8(44 + index, 128 + Math.round(40 * Math.sin((index * 2 * Math.PI * 440) / rate)));
  }
  return new File([bytes.buffer], name, { type: 'audio/wav' });
}
