import type { RubyPart } from '../../words/ruby.js';

/** A text as tables write it: readings in brackets after kanji, spaces between its units. */
export function spaced(text: string) {
  const parts: RubyPart[] = [
    ...text.replaceAll(' ', '').matchAll(/(\p{Script=Han}+)\[(.+?)\]|([^[\]\p{Script=Han}]+)/gu),
  ].map(([, kanji, reading, kana]) => ({ text: kanji ?? kana!, reading: reading ?? null }));
  let index = 0;
  const units = text
    .replace(/\[.*?\]/g, '')
    .split(' ')
    .map((unit) => {
      const start = index;
      index += unit.length;
      return start;
    });
  return { parts, units, written: parts.map((part) => part.text).join('') };
}
