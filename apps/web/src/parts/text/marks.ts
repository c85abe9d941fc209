import type { AnalysedToken } from '@utarang/contract';

/** A unit of a line that is not broken: a word and the closing marks after it, or the text between words. */
export type LineUnit = { readonly token: AnalysedToken; readonly text: string; readonly marks: string };

/** Punctuation that no line begins with. */
const CLOSING = /^[。、，．！？!?,.…」』）】〉》’”)\]]+/u;

const isPlain = ({ partOfSpeech }: AnalysedToken): boolean => partOfSpeech === 'plain';

/** The words of a line, each with the closing marks after it. The texts and marks joined are the line. */
export function unitsOfLine(tokens: readonly AnalysedToken[]): LineUnit[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (!isPlain(token))
      return [{ token, text: token.written, marks: after && isPlain(after) ? closingMarks(after) : '' }];
    const text = before ? token.written.slice(closingMarks(token).length) : token.written;
    return text === '' ? [] : [{ token, text, marks: '' }];
  });
}

const closingMarks = ({ written }: AnalysedToken): string => CLOSING.exec(written)?.[0] ?? '';
