import { lettersOf, withFinal } from './jamo.js';
import { LONG_VOWELS, SYLLABLES } from './kana-hangul-table.js';
import { toHiragana } from './kana-scripts.js';
import { toNfc, toNfd } from './normalise.js';

const KANA = /[ぁ-ヿ]/;
/** Small kana, which join the one before them. */
const SMALL = new Set('ぁぃぅぇぉゃゅょゎ');

/** The finals that ん and っ add to the syllable before, and their own syllables where there is none. */
const CODAS: Readonly<Record<string, { final: string; alone: string }>> = {
  ん: { final: 'ㄴ', alone: '응' },
  っ: { final: 'ㅅ', alone: '읏' },
};

/**
 * The pronunciation of kana in Hangul, kana by kana: 食べる 타베루, がっこう 갓코우, コーヒー 코-히-.
 *
 * Long vowels are written out. ー is `-`; before ん or っ, which need a syllable to close, ー is the vowel (スプーン 스푸운).
 * Whatever is not kana stays as it is. は, へ and を are read as letters, not as particles: a word in which they are
 * particles has its pronunciation in the word book.
 */
export function toHangul(kana: string): string {
  const composed = toNfc(kana);
  if (!KANA.test(composed)) return composed;
  const written = unfoldRepeats(composed);
  const letters = [...toHiragana(written.join(''))];
  const out: string[] = [];
  let open = ''; // the last syllable, which ー may lengthen and ん and っ may close; '' where there is none

  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    const next = letters[i + 1] ?? '';
    const coda = CODAS[letter];
    if (coda) {
      out.push(open ? close(out.pop()!, coda.final) : coda.alone);
      open = '';
      continue;
    }
    if (letter === 'ー') {
      out.push(open && next in CODAS ? longVowel(open) : '-');
      continue;
    }
    const pair = SMALL.has(next) ? SYLLABLES[letter + next] : undefined;
    const syllable = pair ?? SYLLABLES[letter];
    out.push(syllable ?? written[i]!);
    open = syllable ?? '';
    if (pair) i++;
  }
  return toNfc(out.join(''));
}

/**
 * Expands repetition marks: ゝ and ヽ repeat the kana before them without its voicing mark, ゞ and ヾ with it (いすゞ is いすず).
 */
function unfoldRepeats(text: string): string[] {
  const out: string[] = [];
  if (!/[ゝゞヽヾ]/.test(text)) return [...text];
  for (const letter of text) {
    const before = /[ゝゞヽヾ]/.test(letter) ? out.at(-1) : undefined;
    if (before === undefined || !(toHiragana(before) in SYLLABLES)) {
      out.push(letter);
      continue;
    }
    const plain = toNfd(before).charAt(0);
    const repeated = /[ゞヾ]/.test(letter) ? toNfc(`${plain}\u3099`) : plain;
    out.push(repeated.length === 1 ? repeated : plain);
  }
  return out;
}

/** A syllable, or the last of several, with a final added. */
const close = (syllables: string, final: string): string =>
  syllables.slice(0, -1) + withFinal(syllables.slice(-1), final);

/** The vowel of the last syllable as a syllable of its own: 코 오, 슈 우. */
const longVowel = (syllables: string): string => LONG_VOWELS[lettersOf(syllables.slice(-1)).charAt(1)]!;
