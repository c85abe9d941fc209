import { Fragment } from 'react';
import { type MarkRange, markedPieces } from './marked.js';

/** A text with what the search found in it marked. */
export const MarkedText = ({ text, ranges }: { text: string; ranges?: readonly MarkRange[] | undefined }) =>
  markedPieces(text, ranges).map(({ text: piece, marked }, at) => {
    const Piece = marked ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
    return <Piece key={at}>{piece}</Piece>;
  });
