import { hunEumTable } from '../../data/hun-eum.js';

/** The Korean name of a kanji (배울 학 for 学), or null where it has none. */
export function hunEumOf(kanji: string): string | null {
  const start = hunEumTable.indexOf(`\n${kanji}`);
  if (start < 0) return null;
  return hunEumTable.slice(start + 1 + kanji.length, hunEumTable.indexOf('\n', start + 1));
}
