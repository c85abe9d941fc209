import { isHangul } from '@utarang/domain/language';

const characters = (text: string): string[] =>
  [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/**
 * The text in the avatar of a name: a Korean given name (`김하늘` → `하늘`), the first letters of two words (`Tanaka Rina` →
 * `TR`), else the first two characters.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => characters(word)[0] ?? '')
      .join('')
      .toUpperCase();
  const all = characters(name.trim());
  return (isHangul(name.trim()) && all.length > 2 ? all.slice(-2) : all.slice(0, 2)).join('').toUpperCase();
}
