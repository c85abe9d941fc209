import { isKana, sharedBeginning, toHangul, toHiragana } from '../language/index.js';
import { furiganaOver } from './furigana.js';
import type { Respelling } from './respelling.js';
import { plainJoined, type TextToken } from './text-token.js';

/**
 * The words of a respelt line where they stand in the line, each written as it is there. What is in kana is also read as it
 * is written there, where `reads`: やばーい of やばい. Of letters alone (コㅡヒㅡ) it is not.
 */
export function inLine(
  line: string,
  tokens: readonly TextToken[],
  { text, places }: Respelling,
  { reads }: { reads: boolean },
): TextToken[] {
  if (text === line) return [...tokens];
  const moved = tokens.flatMap((token): TextToken[] => {
    const [start, end] = [places[token.start]!, places[token.end]!];
    // Of two words that are one letter in the line, the first has it.
    if (start === end) return [];
    const written = line.slice(start, end);
    const own = text.slice(token.start, token.end);
    if (written === own) return [{ ...token, start, end }];
    const named = token.part === 'number' && token.word === null ? { ...token, dictionary: written } : token;
    const read = reads ? readAs(named, own, written) : named;
    return [{ ...read, start, end, written, furigana: furiganaIn(read, token, written, line, places) }];
  });
  return plainJoined(line, moved);
}

/** Reads a word whose spelling in the line is another: やばーい, 高ぇ たけぇ. */
function readAs(token: TextToken, own: string, written: string): TextToken {
  if (token.reading === null) return token;
  if (isKana(written)) {
    const sounds = toHiragana(written) === toHiragana(own) ? token.pronunciation : toHangul(written);
    return { ...token, reading: written, pronunciation: sounds };
  }
  const same = sharedBeginning(own, written);
  const [tail, other] = [own.slice(same), written.slice(same)];
  if (!token.reading.endsWith(tail) || (other !== '' && !isKana(other))) return token;
  const reading = token.reading.slice(0, token.reading.length - tail.length) + other;
  return { ...token, reading, pronunciation: toHangul(reading) };
}

/** The parts of a word's furigana, each over its own stretch of the line; made anew where it is read otherwise. */
function furiganaIn(
  read: TextToken,
  token: TextToken,
  written: string,
  line: string,
  places: readonly number[],
): TextToken['furigana'] {
  const isInKana = !isKana(written) && token.furigana.every(({ reading }) => reading === null);
  if (isInKana || read.reading !== token.reading) return furiganaOver(written, read.reading ?? '');
  let index = token.start;
  return token.furigana.flatMap(({ text, reading }) => {
    const [from, to] = [places[index]!, places[index + text.length]!];
    index += text.length;
    return from === to ? [] : [{ text: line.slice(from, to), reading: isKana(line.slice(from, to)) ? null : reading }];
  });
}
