import { lemmasOf } from '@utarang/domain/language';
import { answerKey, answerKeys } from '@utarang/domain/study';

const keyOf = (answer: string): string => answerKeys(answer)[1] ?? answerKey(answer);

const ENDINGS = [
  ['하게', '히'],
  ['하게', '이'],
  ['스레', '스럽게'],
  ['로이', '롭게'],
  ['적', '적이다', '적인', '적으로'],
] as const;

/** The words with the same stem, as keys: 정확히 and 정확하게, 적극적이다 and 적극적으로, 무리이다 and 무리다. */
export function wordFamily(answer: string): string[] {
  const key = keyOf(answer);
  const related = ENDINGS.flatMap((endings) =>
    endings
      .filter((ending) => key.endsWith(ending) && key.length > ending.length)
      .flatMap((ending) => endings.map((other) => key.slice(0, -ending.length) + other)),
  );
  return key.endsWith('이다') ? [...related, key.replace(/이다$/, '다')] : related;
}

/** The verbs and adjectives whose noun an answer may be, as keys: 지우다 of 지움. */
export const verbsOf = (answer: string): string[] =>
  lemmasOf(keyOf(answer)).flatMap(({ word, use }) => (use === 'noun' ? [word] : []));

const PARTICLE_INSIDE = /(?<=[^\s(])([을를이가에])(?=\s+[^\s(])/g;

/** A phrase without possible particles between its words. */
export const withoutParticles = (text: string): string => text.replace(PARTICLE_INSIDE, '');
