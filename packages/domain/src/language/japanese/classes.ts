import type { Kind } from './rows.js';

/** The inflections of the parts of speech of the book. */
const KINDS: Readonly<Record<string, Kind>> = {
  'verb-u': 'u',
  'verb-ru': 'ru',
  'adj-i': 'i',
  'noun-suru': 'suru',
  'adj-na': 'na',
  noun: 'noun',
  pronoun: 'noun',
  numeral: 'noun',
};

const NOUNS = ['noun', 'noun-suru', 'pronoun', 'numeral'];

function irregular(text: string): Kind | null {
  if (text.endsWith('ずる')) return 'zuru';
  if (text.endsWith('する')) return 'suru';
  return /(?:くる|来る)$/.test(text) ? 'kuru' : null;
}

/**
 * Lists the inflections of a word of the book. None for a word that has none, nor for 得る うる, which borrows the forms of
 * 得る える.
 */
export function inflectionsOf(word: string, partsOfSpeech: readonly string[]): Kind[] {
  const kinds = new Set<Kind>();
  for (const part of partsOfSpeech) {
    const kind = part === 'verb-irregular' ? irregular(word) : KINDS[part];
    if (kind) kinds.add(kind);
  }
  // 静か, a noun and adj-na, inflects as adj-na.
  if (kinds.size > 1) kinds.delete('noun');
  return [...kinds];
}

/** The words of the book for a dictionary form, with their possible parts of speech: 勉強する is 勉強, too. */
export function entriesOf(text: string, kind: Kind): { word: string; partsOfSpeech: readonly string[] }[] {
  switch (kind) {
    case 'u':
      return [{ word: text, partsOfSpeech: ['verb-u'] }];
    case 'ru':
      return [{ word: text, partsOfSpeech: ['verb-ru'] }];
    case 'i':
      return [{ word: text, partsOfSpeech: ['adj-i'] }];
    case 'na':
      return [{ word: text, partsOfSpeech: ['adj-na'] }];
    case 'noun':
      return [{ word: text, partsOfSpeech: NOUNS }];
    case 'suru': {
      const noun = text.slice(0, -'する'.length);
      const verb = { word: text, partsOfSpeech: ['verb-irregular'] };
      return noun === '' ? [verb] : [verb, { word: noun, partsOfSpeech: ['noun-suru'] }];
    }
    default:
      return [{ word: text, partsOfSpeech: ['verb-irregular'] }];
  }
}

/** The suffix with which a word inflects as a kind: する for 勉強; other words have none. */
export const suruTail = (japaneseWord: string, kind: Kind): '' | 'する' =>
  kind === 'suru' && !japaneseWord.endsWith('する') ? 'する' : '';
