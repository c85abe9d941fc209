import type { PartOfSpeech } from '@utarang/contract';

/** Parts of speech as Korean textbooks of Japanese name them. */
export const partsOfSpeech = {
  noun: '명사',
  'noun-suru': '명사·する동사',
  pronoun: '대명사',
  numeral: '수사',
  counter: '조수사',
  'verb-u': '1그룹 동사',
  'verb-ru': '2그룹 동사',
  'verb-irregular': '3그룹 동사',
  'adj-i': 'い형용사',
  'adj-na': 'な형용사',
  determiner: '연체사',
  adverb: '부사',
  conjunction: '접속사',
  interjection: '감탄사',
  particle: '조사',
  prefix: '접두사',
  suffix: '접미사',
  expression: '표현',
} as const satisfies Record<PartOfSpeech, string>;
