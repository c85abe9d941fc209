/** The letters of a beginning by which patterns are told apart: more of them tell little more. */
const LETTERS = 2;
/** A pattern that begins with more texts than these is looked for everywhere. */
const BEGINNINGS_MAX = 160;

/** A text that a match may begin with; where it is `open`, what follows may still be added. */
type Beginning = { readonly text: string; readonly isOpen: boolean };

const NOTHING: readonly Beginning[] = [{ text: '', isOpen: true }];
/** Any letter at all: nothing is known from here on. */
const ANY: readonly Beginning[] = [{ text: '', isOpen: false }];

const LOOK_AROUND = /\(\?<?[=!]/y;
const GROUP = /\((?:\?:)?/y;
/** A class, with its letters where it has no ranges, escapes or negation. */
const CLASS = /\[(?:([^\\\]^-][^\\\]-]*)|(?:\\.|[^\\\]])*)\]/uy;
const ESCAPE = /\\(?:[pPu]\{[^}]*\}|.)/uy;
const QUANTIFIER = /(?:([?*+])|\{(\d+)(?:(,)(\d*))?\})\??/y;

/**
 * The texts of one or two letters, with one of which every match of a pattern begins, look-behinds not counted: っつ of
 * `(?<=る)っつ(?:ー|う)の`. Null where a match may begin with almost anything.
 */
export function beginningsOf({ source }: RegExp): readonly string[] | null {
  const texts = [
    ...new Set(
      createParser(source)
        .alternatives()
        .map(({ text }) => text),
    ),
  ];
  return texts.includes('') || texts.length > BEGINNINGS_MAX ? null : texts;
}

/** A reader of the patterns that the rules are written in: groups, classes, look-arounds and quantifiers. */
function createParser(source: string) {
  let index = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = index;
    const found = pattern.exec(source);
    if (found) index += found[0].length;
    return found;
  };
  /** The alternatives up to the bracket that closes them. */
  const inBrackets = (): readonly Beginning[] => {
    const found = alternatives();
    index += 1;
    return found;
  };

  function alternatives(): readonly Beginning[] {
    const found = [...sequence()];
    while (source[index] === '|') {
      index += 1;
      found.push(...sequence());
    }
    return found;
  }

  function sequence(): readonly Beginning[] {
    let found = NOTHING;
    while (index < source.length && !/[|)]/.test(source[index]!)) found = joined(found, term());
    return found;
  }

  function term(): readonly Beginning[] {
    if (take(LOOK_AROUND)) {
      inBrackets();
      return NOTHING;
    }
    return repeated(take(GROUP) ? inBrackets() : letter(), take(QUANTIFIER));
  }

  function letter(): readonly Beginning[] {
    const letters = take(CLASS);
    if (letters) return letters[1] === undefined ? ANY : Array.from(letters[1], (text) => ({ text, isOpen: true }));
    if (take(ESCAPE)) return ANY;
    const own = source[index++]!;
    return /[$^]/.test(own) ? NOTHING : own === '.' ? ANY : [{ text: own, isOpen: true }];
  }

  return { alternatives };
}

/** Repeats beginnings as a quantifier says. More times than there are letters to tell say nothing more. */
function repeated(found: readonly Beginning[], quantifier: RegExpExecArray | null): readonly Beginning[] {
  if (!quantifier) return found;
  const [, sign, from, comma, to] = quantifier;
  const least = Math.min(sign === '+' ? 1 : Number(from ?? 0), LETTERS);
  const most = sign === '?' ? 1 : comma || sign ? Number(to || LETTERS) : least;
  const all = least === 0 ? [...NOTHING] : [];
  let ways = NOTHING;
  for (let times = 1; times <= Math.min(most, LETTERS); times++) {
    ways = joined(ways, found);
    if (times >= least) all.push(...ways);
  }
  return all;
}

/** Each of the first texts with each of the second ones after it, as far as they are told apart. */
function joined(first: readonly Beginning[], second: readonly Beginning[]): readonly Beginning[] {
  const isTooMany = first.length * second.length > BEGINNINGS_MAX;
  return first.flatMap((one) => {
    if (!one.isOpen || one.text.length >= LETTERS) return [one];
    if (isTooMany) return [{ ...one, isOpen: false }];
    return second.map((other) => {
      const text = (one.text + other.text).slice(0, LETTERS);
      return { text, isOpen: other.isOpen && text.length < LETTERS };
    });
  });
}
