import { isKana, toHiragana } from '../../language/index.js';
import { outsideWords } from '../kept-words.js';
import type { Tokenizer } from '../morpheme.js';
import type { Change } from '../respelling.js';
import type { TextBook } from '../text-book.js';
import { type Ending, mayFollow } from './ending.js';
import { ENDINGS } from './endings.js';
import { type Line, type Pieces, piecesOf } from './line.js';
import { isWord, nounBefore, predicateBefore, type Stem, stemsBefore } from './stems.js';
import { dictionaryForm, isVoiced, kanaOf, type Place, voiced, type WordClass } from './word-classes.js';

/** The endings by their first letter, for which a line is looked through once. */
const BY_LETTER = new Map<string, Ending[]>();
/** The endings that may follow another one. */
const BY_PLACE = new Map<Place, Ending[]>();
for (const each of ENDINGS) {
  if (!each.isInner) BY_LETTER.set(each.spoken[0]!, [...(BY_LETTER.get(each.spoken[0]!) ?? []), each]);
  BY_PLACE.set(each.after, [...(BY_PLACE.get(each.after) ?? []), each]);
}
/** The most endings in a row. */
const CHAIN_MAX = 4;

/**
 * Endings in a row: the end of them in the line, the text that they stand for, and those after that are words of their
 * own.
 */
type Chain = { readonly end: number; readonly plain: string; readonly rest: readonly Change[] };
/** The text before an ending, and the class of its word. */
type Base = { readonly text: string; readonly wordClass: WordClass | null };

/**
 * The stretches of a line that end as speech of the regions or of former times does, with the endings of today
 * (docs/product/lookup.md#spoken): 帰っとらんけん is 帰っていないから. A chain of endings is read from the word on that it is attached
 * to, the longest one first.
 */
export function inStandardEndings(text: string, cut: Tokenizer, book: TextBook): Change[] {
  let pieces: Pieces | undefined;
  const line: Line = { text, book, cut, pieces: () => (pieces ??= piecesOf(cut(text))) };
  const changes: Change[] = [];
  let from = 0;
  for (let place = 1; place < text.length; place++) {
    if (place < from) continue;
    const found = changesAt(line, place, from);
    if (!found) continue;
    changes.push(...found);
    from = found.at(-1)!.end;
  }
  return changes.length === 0 ? [] : outsideWords(changes, text, book, line.pieces().all);
}

/** The longest chain of endings at a place, as a change of the line. */
function changesAt(line: Line, place: number, from: number): Change[] | null {
  const { text } = line;
  const possible = BY_LETTER.get(text[place]!)?.filter(
    (own) => text.startsWith(own.spoken, place) && mayGoOn(text, place, own),
  );
  if (!possible || possible.length === 0) return null;
  const stems = new Map<Place, Stem[]>();
  let best: { stem: Stem; chain: Chain } | null = null;
  for (const own of possible) {
    if (!stems.has(own.after)) stems.set(own.after, stemsAt(line, place, own.after));
    for (const stem of stems.get(own.after)!) {
      if (stem.start < from && stem.start !== place) continue;
      if (!agrees(own, stem.wordClass) || isElse(line, place, own, stem)) continue;
      const chain = chainFrom(line, place, own, { text: startOf(stem, own), wordClass: stem.wordClass });
      const isLonger = chain !== null && endOf(chain) > (best ? endOf(best.chain) : 0);
      if (isLonger && !isWithinPiece(line, stem, seamOf(own, place))) best = { stem, chain };
    }
  }
  if (!best) return null;
  const { stem, chain } = best;
  const start = stem.wordClass === null ? place : stem.start;
  const first = trimmed(text, { start, end: chain.end, to: chain.plain });
  const found = first ? [first, ...chain.rest] : [...chain.rest];
  return found.length > 0 ? found : null;
}

/** The end of a chain with what follows. */
const endOf = ({ end, rest }: Chain): number => rest.at(-1)?.end ?? end;

/** The stems that an ending may attach to, at a place. */
function stemsAt(line: Line, place: number, after: Place): Stem[] {
  if (after === 'noun') return [nounBefore(line, place)].filter((each) => each !== null);
  if (after === 'predicate') return [predicateBefore(line, place)].filter((each) => each !== null);
  return stemsBefore(line, place, after);
}

/** Checks whether the letters are those of something else: 立ち寄る. */
function isElse(line: Line, place: number, { spoken, unless, compound }: Ending, { start }: Stem): boolean {
  const { text } = line;
  const around = (text[start - 1] ?? ' ') + text.slice(start, place + spoken.length + 2);
  return (
    (unless?.test(around) ?? false) || (compound !== null && isWord(line, text.slice(start, place) + compound, 'r'))
  );
}

/** Checks whether what follows an ending may follow it, or another ending does. */
function mayGoOn(text: string, place: number, own: Ending): boolean {
  const end = place + own.spoken.length;
  const goesOn = nextAt(text, end, own).length > 0;
  return own.goesOn ? goesOn && mayFollow(own, text, end) : goesOn || mayFollow(own, text, end);
}

/** The endings that go on after another one. */
const nextAt = (text: string, place: number, { form, wordClass }: Ending): Ending[] =>
  (form === 'plain' ? (['plain', 'predicate'] as const) : form ? [form] : []).flatMap((each) =>
    (BY_PLACE.get(each) ?? []).filter((next) => text.startsWith(next.spoken, place) && agrees(next, wordClass)),
  );

/** The text of a stem in the form that the standard ending attaches to. */
const startOf = ({ stem, wordClass }: Stem, { to }: Ending): string =>
  wordClass === null ? '' : stem + (kanaOf(wordClass, to, stem) ?? '');

const agrees = ({ isVoiced: own, only }: Ending, wordClass: WordClass | null): boolean =>
  (own === null || wordClass === null || isVoiced(wordClass) === own) &&
  (only === null || (wordClass !== null && only.includes(wordClass)));

/** Follows an ending by others, as far as they go. */
function chainFrom(line: Line, place: number, own: Ending, base: Base, depth = 0): Chain | null {
  const { text } = line;
  const end = place + own.spoken.length;
  const isVoicedHere = own.to === 'joining' && base.wordClass !== null && isVoiced(base.wordClass);
  const plain = base.text + (isVoicedHere ? voiced(own.plain) : own.plain);
  let best: Chain | null = null;
  let longest = 0;
  for (const next of depth < CHAIN_MAX ? nextAt(text, end, own) : []) {
    const isWord = next.to === 'predicate';
    const before = baseOf(own, plain, next);
    const chain = chainFrom(line, end, next, { text: isWord ? '' : before, wordClass: own.wordClass }, depth + 1);
    const last = chain ? endOf(chain) : 0;
    if (!chain || last <= longest) continue;
    longest = last;
    best = isWord
      ? { end, plain: before, rest: [{ start: end, end: chain.end, to: chain.plain }, ...chain.rest] }
      : chain;
  }
  if (best) return best;
  if (own.goesOn || !mayFollow(own, text, end)) return null;
  return { end, plain: baseOf(own, plain, { to: own.form ?? 'predicate' }), rest: [] };
}

/** The text of an ending in the form that the next one attaches to. */
function baseOf({ wordClass, form }: Ending, plain: string, { to }: { readonly to: Place }): string {
  const asked = to === 'predicate' ? form : to;
  return wordClass === null || asked === null ? plain : plain + (kanaOf(wordClass, asked, plain) ?? '');
}

/** The end of a stem with the letter of its own that an ending has: う of 買うて, る of 流るる. */
const seamOf = ({ after }: Ending, place: number): number =>
  after === 'bare' || after === 'before' ? place + 1 : place;

/** Checks whether a word that the analyser knows goes on over the seam: 立ち寄る. */
function isWithinPiece({ pieces, book }: Line, { start, stem, wordClass }: Stem, place: number): boolean {
  const piece = pieces().over(place);
  if (!piece || piece.start > start || piece.part === 'UNK' || piece.form === '体言接続特殊') return false;
  if (wordClass !== null && piece.lemma === dictionaryForm(stem, wordClass)) return false;
  return !isKana(piece.lemma) || book.read(toHiragana(piece.lemma)).length > 0;
}

/** A change without the letters at its beginning that stay; null where all of them do. */
function trimmed(text: string, { start, end, to }: Change): Change | null {
  const old = text.slice(start, end);
  let same = 0;
  while (same < old.length && same < to.length && old[same] === to[same]) same++;
  return same === old.length && same === to.length ? null : { start: start + same, end, to: to.slice(same) };
}
