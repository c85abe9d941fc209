import { needsReading } from '@utarang/domain/language';

type Part = { readonly text: string; readonly reading: string | null };

type FuriganaProps = {
  /** The parts of the text, each with its reading, null where it needs none. */
  parts: readonly Part[];
  /** The parts beside it in its line; null where the line begins, undefined where that is unknown. */
  before?: Part | null | undefined;
  after?: Part | undefined;
};

/** The size of a reading beside its text, where that is large: it never gets smaller than 11 px. */
const READING = 0.55;

/** A reading counts as wide when it is this much wider than its text, on each side, in letters of the text. */
const WIDE = 0.09;

/** The width by which a reading is wider than its text, on each side. */
const spareOf = ({ text, reading }: Part): number => ((reading?.length ?? 0) * READING - text.length) / 2;

/** The side of a reading: over the kana beside it, or with a gap before another reading. */
function sideOf(part: Part, beside: Part | undefined, letter: string | undefined): 'over' | 'gap' | undefined {
  const spare = spareOf(part);
  if (beside && beside.reading !== null) return spare > -0.2 && spareOf(beside) > -0.2 ? 'gap' : undefined;
  if (spare < WIDE || letter === undefined || letter.trim() === '' || needsReading(letter)) return undefined;
  return 'over';
}

/** The numbers of letters of a wide reading and of its text, from which `base.css` makes the width of its overhang. */
const lettersOf = (part: Part): string | undefined =>
  spareOf(part) < WIDE ? undefined : `${part.reading?.length} ${part.text.length}`;

/**
 * The margin at the beginning of a line, over which a reading may hang as over kana: the text itself is at the edge.
 */
const MARGIN = '、';

const letterOf = (part: Part | undefined, index: 0 | -1): string | undefined =>
  part?.reading === null ? part.text.at(index) : undefined;

/** A Japanese text with its readings above it. */
export const Furigana = ({ parts, ...beside }: FuriganaProps) =>
  parts.map((part, index) => {
    const { text, reading } = part;
    if (reading === null) return text;
    const before = index > 0 ? parts[index - 1] : beside.before;
    const after = parts[index + 1] ?? beside.after;
    const start = sideOf(part, undefined, before === null ? MARGIN : letterOf(before, -1));
    const end = sideOf(part, after, letterOf(after, 0));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <ruby key={index} data-wide={lettersOf(part)} data-start={start} data-end={end}>
        {text}
        <rt>{reading}</rt>
      </ruby>
    );
  });
