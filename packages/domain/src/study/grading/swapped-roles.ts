import { lemmasOf } from '../../language/korean/index.js';
import { answerKey, unbracketed } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { OTHER_NOUN } from './particle.js';
import { splitParticle, written } from './phrase/word-ways.js';
import { sensesOf } from './senses.js';

/**
 * A listed answer with subject and object exchanged, in two parts, each as the key of an answer. `before` has all ways to
 * write it up to the exchanged noun, `after` is the rest.
 */
type SwappedAnswer = { readonly before: readonly string[]; readonly after: string };

const OTHER_CASE = { subject: 'object', object: 'subject' } as const;

/** Verbs that take a part of the body in either case: 발목이 삐었어요, 발목을 삐었어요. */
const EITHER_CASE = /^(?:삐|접질리|다치|데이?|베이?|삐끗하)다$/;

const memo = new WeakMap<GradedWord, readonly SwappedAnswer[]>();

/**
 * Checks whether an answer is a listed one with subject and object exchanged: "one is never exchanged for another,
 * since that changes who does what" (docs/product/grading.md#inner-particles). 비를 오다 is not 비가 오다, however polite,
 * though 오다 takes other nouns as its object.
 */
export function hasSwappedRoles(key: string, word: GradedWord): boolean {
  return swappedOf(word).some(({ before, after }) =>
    before.some((start) => key.startsWith(start) && isSameEnd(key.slice(start.length), after)),
  );
}

function swappedOf(word: GradedWord): readonly SwappedAnswer[] {
  const known = memo.get(word);
  if (known) return known;
  const all = [...sensesOf(word.meaningKo), ...word.accept].flatMap(swappedIn);
  memo.set(word, all);
  return all;
}

function swappedIn(listed: string): SwappedAnswer[] {
  const words = unbracketed(listed).split(/\s+/).filter(Boolean);
  return words.slice(0, -1).flatMap((noun, i): SwappedAnswer[] => {
    const [stem, role] = splitParticle(noun);
    if ((role !== 'subject' && role !== 'object') || OTHER_NOUN.test(noun)) return [];
    const start = answerKey(words.slice(0, i).join(''));
    const after = answerKey(words.slice(i + 1).join(''));
    if (verbsOf(after).some((verb) => EITHER_CASE.test(verb))) return [];
    return [{ before: written(stem, OTHER_CASE[role]).map((other) => start + answerKey(other)), after }];
  });
}

/** Checks whether two ends of a sentence have the same verb. */
const isSameEnd = (typed: string, listed: string): boolean =>
  typed === listed || (typed !== '' && verbsOf(typed).some((verb) => verbsOf(listed).includes(verb)));

const verbsOf = (text: string): string[] => lemmasOf(text).map(({ word }) => word);
