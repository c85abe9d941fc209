import { type FormArc, type FormName, foldKey, formArcs, formAsHeard, type Row } from '../../language/index.js';

/** The way in which texts are compared: by sound (`sound`, in fold keys) or by writing. */
export type Spelling = 'sound' | 'written';

/** A form in a text: the letters after the stem up to `end`, and their kana. */
export type WalkedForm = { readonly end: number; readonly suffix: string; readonly names: readonly FormName[] };

/** An arc in the letters of a spelling, as they are after a certain letter. */
type LetteredArc = {
  readonly letters: string;
  readonly ending: string;
  readonly next: string;
  readonly arc: FormArc;
};

/** The arcs of a row by their first letter; under '' those whose piece has no letters. */
type LetteredArcs = ReadonlyMap<string, readonly LetteredArc[]>;
const NONE: readonly LetteredArc[] = [];

/** The most steps of a chain: 食べさせられたくなかったんです has six. */
const NAMES_MAX = 7;

/** For each letter, kana whose key ends with it: the rest of a key depends only on this letter (`foldKey`). */
const KANA: Readonly<Record<string, string>> = { a: 'か', i: 'き', u: 'く', e: 'け', o: 'こ', n: 'かん' };

/** By letter and piece. The number of pieces of forms is limited. */
const SOUNDS = new Map<string, string>();

/** The letters that a piece of a form, in kana, adds to a fold key after this letter. */
export function keyAfter(letter: string, piece: string): string {
  const name = `${letter} ${piece}`;
  const known = SOUNDS.get(name);
  if (known !== undefined) return known;
  const before = KANA[letter] ?? '';
  const sound = foldKey(before + formAsHeard(piece)).slice(foldKey(before).length);
  SOUNDS.set(name, sound);
  return sound;
}

/** The letter on which the rest of a key depends: the last one, in lower case. */
const contextOf = (letters: string, otherwise: string): string =>
  letters === '' ? otherwise : letters.slice(-1).toLowerCase();

export const contextAt = (text: string, index: number): string =>
  contextOf(index > 0 ? text.charAt(index - 1) : '', '');

/** The arcs of rows in letters; computed on first use, the same for all words and texts. */
const KNOWN: Readonly<Record<Spelling, Map<string, Map<Row, LetteredArcs>>>> = {
  sound: new Map(),
  written: new Map(),
};

function letteredArcs(row: Row, spelling: Spelling, context: string): LetteredArcs {
  const byRow = KNOWN[spelling].get(context) ?? new Map<Row, LetteredArcs>();
  KNOWN[spelling].set(context, byRow);
  const known = byRow.get(row);
  if (known) return known;
  const lettered = formArcs(row).map((arc): LetteredArc => {
    if (spelling === 'written') return { letters: arc.piece, ending: arc.ending, next: '', arc };
    const letters = keyAfter(context, arc.piece);
    const next = contextOf(letters, context);
    return { letters, ending: keyAfter(context, arc.piece + arc.ending).slice(letters.length), next, arc };
  });
  const made = new Map<string, LetteredArc[]>();
  for (const arc of lettered) {
    const first = arc.letters.charAt(0);
    const alike = made.get(first);
    if (alike) alike.push(arc);
    else made.set(first, [arc]);
  }
  byRow.set(row, made);
  return made;
}

/**
 * Calls back with every form of a row in `text` after a stem that ends at `at`. The steps of a chain have a fixed order
 * (`steps.ts`), so each walk ends; a step that differs from the text is abandoned at its first letter.
 */
export function eachForm(
  text: string,
  index: number,
  row: Row,
  spelling: Spelling,
  found: (form: WalkedForm) => void,
  count: () => void = () => {},
): void {
  function walk(from: number, row: Row, stage: number, context: string, suffix: string, names: readonly FormName[]) {
    const arcs = letteredArcs(row, spelling, context);
    for (const some of [arcs.get(''), from < text.length ? arcs.get(text.charAt(from)) : NONE]) {
      for (const { letters, ending, next, arc } of some ?? NONE) {
        count();
        const reached = arc.stages.find((each) => each > stage);
        if (reached === undefined || !text.startsWith(letters, from)) continue;
        const end = from + letters.length;
        const chain = [...names, ...arc.names];
        if (text.startsWith(ending, end)) {
          found({ end: end + ending.length, suffix: suffix + arc.piece + arc.ending, names: chain });
        }
        if (arc.row && chain.length < NAMES_MAX) walk(end, arc.row, reached, next, suffix + arc.piece, chain);
      }
    }
  }
  const context = spelling === 'written' ? '' : contextAt(text, index);
  walk(index, row, 0, context, '', []);
}
