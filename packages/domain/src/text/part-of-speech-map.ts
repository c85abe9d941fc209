import type { Morpheme } from './morpheme.js';

const ANY_NOUN = ['noun', 'noun-suru', 'pronoun', 'numeral', 'adj-na', 'adverb', 'expression', 'counter', 'suffix'];

/**
 * Maps the analyser's parts of speech to those that the book may have for the same word. A word of another kind that
 * reads alike is not the same.
 */
const PART_OF_SPEECH_MAP: Readonly<Record<string, readonly string[]>> = {
  名詞: ANY_NOUN,
  動詞: ['verb-u', 'verb-ru', 'verb-irregular'],
  形容詞: ['adj-i'],
  副詞: ['adverb', 'noun', 'adj-na', 'noun-suru', 'expression', 'interjection'],
  連体詞: ['determiner', 'expression'],
  接続詞: ['conjunction', 'adverb', 'expression'],
  感動詞: ['interjection', 'expression', 'adverb'],
  接頭詞: ['prefix'],
  フィラー: ['interjection'],
  その他: ['interjection'],
};

/** Checks whether a word of the book with these parts of speech may be the morpheme of the analyser. */
export function fitsMorpheme(partsOfSpeech: readonly string[], { part, kind }: Morpheme): boolean {
  if (part === '名詞' && kind === '接尾')
    return partsOfSpeech.some((partOfSpeech) => partOfSpeech === 'suffix' || partOfSpeech === 'counter');
  return PART_OF_SPEECH_MAP[part]?.some((partOfSpeech) => partsOfSpeech.includes(partOfSpeech)) ?? false;
}
