import { finalOf, type Lemma, lemmasOf } from '../../../language/korean/index.js';
import { type Mood, type MoodOfForm, moodOf, readings } from './moods.js';

/** The meaning of a predicate: its verb, what is added to it (negation, wish, permission), its mood and tense. */
export type Saying = MoodOfForm & { readonly base: string; readonly tags: readonly Tag[] };

export type Tag =
  | 'not'
  | 'cannot'
  | 'can'
  | 'want'
  | 'must'
  | 'fine'
  | 'may'
  | 'going on'
  | 'give'
  | 'humbly'
  | 'try'
  | 'state'
  | 'keep'
  | 'seems'
  | 'seems to come'
  | 'seems past';

type Auxiliary = { readonly end: RegExp; readonly before: (lemma: Lemma) => boolean; readonly tag: Tag };

const link =
  (ending: string) =>
  ({ use, ending: by }: Lemma): boolean =>
    use === 'link' && by === ending;
const infinitive = ({ use, ending }: Lemma): boolean => use === 'statement' && ending === '';
const prospective = ({ use }: Lemma): boolean => use === 'prospective';
const SEEMS = /(?:것|거)같다$|듯하다$|듯싶다$/;

/** Auxiliary verbs with the meaning that they add, in the dictionary form and without spaces. */
const AUXILIARIES: readonly Auxiliary[] = [
  { end: /되다$|좋다$/, before: link('면'), tag: 'fine' },
  { end: /(?:하|되)다$/, before: link('야'), tag: 'must' },
  { end: /(?:되|괜찮|좋|상관없)다$/, before: link('도'), tag: 'may' },
  { end: /싶다$/, before: link('고'), tag: 'want' },
  { end: /(?:있|계시)다$/, before: link('고'), tag: 'going on' },
  { end: /중이다$/, before: ({ use, ending }) => use === 'adnominal' && ending === '는', tag: 'going on' },
  { end: /않다$|말다$/, before: link('지'), tag: 'not' },
  { end: /못하다$/, before: link('지'), tag: 'cannot' },
  { end: /수있다$|줄알다$/, before: prospective, tag: 'can' },
  { end: /수없다$|줄모르다$/, before: prospective, tag: 'cannot' },
  { end: /주다$/, before: infinitive, tag: 'give' },
  { end: /드리다$/, before: infinitive, tag: 'humbly' },
  { end: /보다$/, before: infinitive, tag: 'try' },
  { end: /(?:있|계시)다$/, before: infinitive, tag: 'state' },
  { end: /(?:놓|두)다$/, before: infinitive, tag: 'keep' },
  { end: SEEMS, before: ({ use }) => use === 'adnominal', tag: 'seems' },
  { end: SEEMS, before: prospective, tag: 'seems to come' },
  { end: SEEMS, before: ({ use }) => use === 'past adnominal', tag: 'seems past' },
];

/** Polite words, with the plain ones that they replace. */
const PLAIN: Readonly<Record<string, string>> = {
  계시다: '있다',
  드시다: '먹다',
  잡수시다: '먹다',
  주무시다: '자다',
  말씀하다: '말하다',
  이야기하다: '말하다',
  얘기하다: '말하다',
  여쭙다: '묻다',
  여쭈다: '묻다',
  뵙다: '만나다',
  뵈다: '만나다',
  가르치다: '알리다',
  멎다: '멈추다',
  그치다: '멈추다',
  펼치다: '펴다',
};

/** Forms that replace 이다 after a noun, and where they may. */
const COPULA = '=';
const MAYBE_COPULA = '=?';

/** Checks whether a verb is the listed one. */
export const isVerbListed = (base: string, listed: string): boolean =>
  base === listed ? !listed.endsWith(MAYBE_COPULA) : listed.endsWith(COPULA) && base === `${listed}?`;

const DEPTH = 5;

const known = new Map<string, readonly Saying[]>();
const KNOWN_MAX = 5000;

/** All possible meanings of the end of a sentence, without spaces. */
export function sayingsOf(text: string): readonly Saying[] {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const found = new Map<string, Saying>();
  for (const { text: read, mood: asked } of readings(text)) {
    for (const lemma of lemmasOf(read)) {
      const moodOfForm = moodOf(lemma);
      if (!moodOfForm) continue;
      const mood: Mood = asked ?? (isWish(lemma, read) ? 'wish' : moodOfForm.mood);
      for (const { base, tags } of unfolded(lemma.word, lemma.kinds.includes('copula'), DEPTH)) {
        const own = /^지마/.test(lemma.ending) ? [...tags, 'not' as const, 'give' as const] : tags;
        const saying = { base, tags: [...own].sort(), mood, past: moodOfForm.past };
        found.set(`${base} ${saying.tags} ${mood} ${moodOfForm.past}`, saying);
      }
    }
  }
  if (known.size > KNOWN_MAX) known.clear();
  const sayings = [...found.values()];
  known.set(text, sayings);
  return sayings;
}

/** Checks for the form 보내세요 of 보내시다, which counts as the one of 보내다. */
const isWish = ({ word, ending }: Lemma, text: string): boolean =>
  ending === '요' && word.endsWith('시다') && text.endsWith('세요');

type Unfolded = { readonly base: string; readonly tags: readonly Tag[] };

/** The ways to split a dictionary form into its verb and the meanings added to it. */
function unfolded(word: string, isCopula: boolean, depth: number): Unfolded[] {
  const found: Unfolded[] = [{ base: PLAIN[word] ?? word, tags: [] }];
  if (depth === 0) return found;
  const added = (words: readonly string[], tag: Tag | null) => {
    for (const each of new Set(words)) {
      for (const { base, tags } of unfolded(each, false, depth - 1))
        found.push({ base, tags: tag ? [tag, ...tags] : tags });
    }
  };
  if (isCopula && word.endsWith('이다')) found.push({ base: `${word.slice(0, -2)}${COPULA}`, tags: [] });
  const stem = word.slice(0, -1);
  // 얼마죠 and 얼만가요, where 이 of 이다 is left out after a vowel: so it may be read, where 이다 is listed.
  if (finalOf(stem) === '' && !isCopula) found.push({ base: `${stem}${MAYBE_COPULA}`, tags: [] });
  if (stem.endsWith('시') && stem.length > 1) {
    const plain = lemmasOf(`${stem.slice(0, -1)}세요`).filter(({ use }) => use === 'request');
    added(
      plain.map((lemma) => lemma.word),
      null,
    );
    if (stem.endsWith('이시')) found.push({ base: `${stem.slice(0, -2)}${COPULA}`, tags: [] });
    else found.push({ base: `${stem.slice(0, -1)}${MAYBE_COPULA}`, tags: [] });
  }
  if (/^안./.test(word) && word.length > 3) added([word.slice(1)], 'not');
  if (/^못./.test(word) && word.length > 2) added([word.slice(1)], 'cannot');
  for (const { end, before, tag } of AUXILIARIES) {
    const head = word.replace(end, '');
    if (head === word || head === '') continue;
    added(
      lemmasOf(head)
        .filter(before)
        .map((lemma) => lemma.word),
      tag,
    );
  }
  return found;
}
