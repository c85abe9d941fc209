import { Fragment, type ReactNode } from 'react';
import { type MarkRange, markedPieces } from './marked.js';

type MarkedTextProps = {
  text: string;
  ranges?: readonly MarkRange[] | undefined;
  /** The parts that are not broken across lines; by default the whole text. */
  units?: readonly string[];
};

/** A text in which the matches of the search are marked; it breaks only between its units. */
export function MarkedText({ text, ranges, units = [text] }: MarkedTextProps) {
  let position = 0;
  return markedPieces(text, ranges).map(({ text: piece, marked }, index) => {
    const Piece = marked ? 'mark' : Fragment;
    const from = position;
    position += piece.length;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
    return <Piece key={index}>{units.length > 1 ? broken(units, from, position) : piece}</Piece>;
  });
}

/** The text between two positions, which may break before each unit that begins there. */
function broken(units: readonly string[], from: number, to: number): ReactNode[] {
  let index = 0;
  return units.map((unit) => {
    const start = index;
    index += unit.length;
    const part = unit.slice(Math.max(0, from - start), Math.max(0, to - start));
    return (
      <Fragment key={start}>
        {start > 0 && part && start >= from && <wbr />}
        {part}
      </Fragment>
    );
  });
}
