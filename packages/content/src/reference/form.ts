import { hangulText, kanaText, type Piece, piecesOf, writtenText } from '@utarang/domain/sentences';

/** The separators within a form, which may be two, く なる・に なる, or have a gap, お〜に なる. */
const SEPARATORS = /([・〜])/u;

/** The writing, the reading and the pronunciation of a form, in kana with spaces and in Hangul: くなる・になる, 쿠 나루·니 나루. */
export function formTexts(pieces: readonly Piece[]) {
  const sound = pieces.map((piece) => piece.sound).join('');
  return {
    written: writtenText(pieces),
    reading: kanaText(pieces),
    sound,
    pronunciation: sound
      .split(SEPARATORS)
      .map((part) => (part === '・' ? '·' : part === '〜' ? ' ~ ' : hangulText(piecesOf(part) ?? [])))
      .join('')
      .trim(),
  };
}

/** The texts by which an example shows an entry; the parts of a form with a gap have to follow each other. */
export const shownBy = ({ form, also }: { form: readonly Piece[]; also: readonly string[] }): string[] => [
  ...writtenText(form).split('・'),
  ...also,
];

/** Finds one of these texts in another, from its first part to its last. Null where it is missing. */
export function placeOf(shown: string, text: string): { start: number; end: number } | null {
  let start = -1;
  let end = 0;
  for (const part of shown.split('〜')) {
    const index = text.indexOf(part, end);
    if (index < 0) return null;
    if (start < 0) start = index;
    end = index + part.length;
  }
  return { start, end };
}
