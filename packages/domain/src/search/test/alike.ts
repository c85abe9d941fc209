import fc from 'fast-check';
import { inBothKana, toHangul, toNfc } from '../../language/index.js';
import { lettersOf as jamoOf } from '../../language/jamo.js';
import { toRomaji } from '../../language/kana-to-romaji.js';
import { hangulToQwerty, qwertyToHangul } from '../../language/keyboard.js';
import { withIds } from './arbitraries.js';

/** Sounds of which some are alike to a Korean ear. */
const SOUNDS = [
  ['た', 'だ', 'べ', 'へ', 'る'],
  ['か', 'が', 'っ', 'こ', 'う', 'ー'],
  ['し', 'ち', 'ん', 'ぱ', 'い'],
] as const;
const SYLLABLES = ['먹', '마', '시', '싣', '다', '학', '생', ', '] as const;

const someOf = (parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { minLength: 2, maxLength: 6, size: 'max' }).map((chosen) => chosen.join(''));

const initialsOf = (hangul: string) => Array.from(hangul, (syllable) => jamoOf(syllable).charAt(0)).join('');
const misheard = (hangul: string) =>
  hangul
    .replace(/[타다]/g, '따')
    .replaceAll('루', '르')
    .replaceAll('우', '');

/**
 * Ways in which people write Hangul that they know, how far they may have come with it, and how they write a reading.
 */
const hangulWays: readonly ((hangul: string) => string)[] = [
  (hangul) => hangul,
  (hangul) => qwertyToHangul(hangulToQwerty(toNfc(hangul)).slice(0, -1)),
  initialsOf,
  (hangul) => hangulToQwerty(toNfc(hangul)),
];
const readingWays: readonly ((kana: string) => string)[] = [
  (kana) => kana,
  (kana) => inBothKana(kana)[1],
  (kana) => toRomaji(kana) ?? '',
  (kana) => qwertyToHangul(toRomaji(kana) ?? ''),
  ...[...hangulWays, misheard].map((write) => (kana: string) => write(toHangul(kana))),
];

/**
 * Words whose readings and meanings share few sounds and syllables, and a query that writes a piece of one its own way.
 */
export const alikeCatalogue = fc.constantFrom(...SOUNDS).chain((alphabet) => {
  const reading = someOf(alphabet);
  const word = fc
    .record({
      reading,
      heard: fc.option(reading, { freq: 5 }),
      kanji: fc.constantFrom('', '食'),
      meaning: someOf(SYLLABLES),
    })
    .map(({ reading, heard, kanji, meaning }) => ({
      japaneseWord: kanji ? kanji + reading.slice(1) : reading,
      reading,
      koreanPronunciation: toHangul(heard ?? reading),
      meaningKo: meaning,
    }));
  return fc
    .record({
      words: withIds(word, 60),
      which: fc.nat(),
      from: fc.constantFrom(0, 0, 1, 2),
      length: fc.integer({ min: 2, max: 6 }),
      writeReading: fc.option(fc.constantFrom(...readingWays)),
      writeMeaning: fc.constantFrom(...hangulWays),
    })
    .map(({ words, which, from, length, writeReading, writeMeaning }) => {
      const { reading = '', meaningKo = '' } = words[which % (words.length || 1)] ?? {};
      const piece = (text: string) => text.slice(from, from + length);
      return { words, query: writeReading ? writeReading(piece(reading)) : writeMeaning(piece(meaningKo)) };
    });
});
