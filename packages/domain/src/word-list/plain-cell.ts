import { HIRAGANA, hasJapaneseLetter, KATAKANA, RUBY_BASE } from '../language/index.js';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The character of an HTML entity. An unknown entity stays as it is. */
const character = (whole: string, name: string): string => {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : 0;
  if (code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)) return String.fromCodePoint(code);
  return ENTITIES[name.toLowerCase()] ?? whole;
};

/** The readings in ruby elements, which become furigana in brackets. */
const RUBY = /<rt[^<>]{0,100}>([^<]{0,100})<\/rt>/giu;
const LINE = /<(?:br|\/div|\/p|\/li|\/tr)[^<>]{0,100}>/giu;
const TAG = /<[^<>]{0,1000}>/gu;
const SOUND = /\[(?:sound|anki):[^\]]{0,300}\]/giu;

/** The text of a field of Anki, which is HTML: without tags, sounds and entities. */
export const plainCell = (source: string): string =>
  source
    .replace(/<rp[^<>]{0,100}>[^<]{0,10}<\/rp>/giu, '')
    .replace(RUBY, '[$1]')
    .replace(SOUND, '')
    .replace(LINE, '\n')
    .replace(TAG, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/giu, character)
    .trim();

const READING = `[${HIRAGANA}${KATAKANA}ー]{1,30}`;
/** Kanji with a reading in brackets: 食[た]べる, 食（た）べる. */
const FURIGANA = new RegExp(`([${RUBY_BASE}]{1,20})[[(（【](${READING})[\\])）】]`, 'gu');
/** A whole word followed by its reading: 食べる（たべる）. */
const WITH_READING = new RegExp(`^([^[(（【\\])）】]{1,60})[[(（【](${READING})[\\])）】]$`, 'u');
const KANA_BEFORE = new RegExp(`^[${HIRAGANA}${KATAKANA}ー]*`, 'u');

/** Splits a word with furigana into the word and its reading; without furigana the reading is empty. */
export function withoutFurigana(text: string): { readonly text: string; readonly reading: string } {
  const tight = text.replace(/[ \u3000]/g, '');
  const [, word, reading] = WITH_READING.exec(tight) ?? [];
  if (word !== undefined && reading !== undefined && hasJapaneseLetter(word)) {
    // お茶（おちゃ） gives the reading of the whole word, お 茶[ちゃ] that of its kanji.
    const before = KANA_BEFORE.exec(word)![0];
    return { text: word, reading: reading.startsWith(before) || before === word ? reading : before + reading };
  }
  const written = tight.replace(FURIGANA, '$1');
  return written === tight ? { text, reading: '' } : { text: written, reading: tight.replace(FURIGANA, '$2') };
}
