import { isKana, sharedBeginning, toHangul, toHiragana } from '../language/index.js';
import { furiganaOver } from './furigana.js';
import type { Respelling } from './respelling.js';
import { plainJoined, type TextToken } from './text-token.js';

/**
 * The words of a respelt line where they stand in the line, each written as it is there. What is in kana is also read
 * as it is written there, where `reads`: やばーい of やばい. Of letters alone (コㅡヒㅡ) it is not.
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
  if (other !== '' && !isKana(other)) return readWithin(token, token.reading, tail, other);
  if (!token.reading.endsWith(tail)) return token;
  const reading = token.reading.slice(0, token.reading.length - tail.length) + other;
  return { ...token, reading, pronunciation: toHangul(reading) };
}

/** Reads 去り行く of 去って行く, of which the kana before the last kanji differ; 行く by a stem is ゆく. */
function readWithin(token: TextToken, reading: string, own: string, written: string): TextToken {
  let same = 0;
  while (same < Math.min(own.length, written.length) && own.at(-1 - same) === written.at(-1 - same)) same++;
  const [kana, other] = [own.slice(0, own.length - same), written.slice(0, written.length - same)];
  const index = reading.lastIndexOf(kana);
  if (same === 0 || index <= 0 || !/^[ぁ-ん]+$/.test(kana) || (other !== '' && !isKana(other))) return token;
  const end = reading.slice(index + kana.length);
  const isGone = kana.endsWith('て') || kana.endsWith('で');
  const respelt =
    reading.slice(0, index) +
    other +
    (isGone && written.slice(other.length).startsWith('行') ? end.replace(/^い(?!っ)/, 'ゆ') : end);
  return { ...token, reading: respelt, pronunciation: toHangul(respelt) };
}

/** The parts of a word's furigana, each over its own stretch of the line; built again where it is read otherwise. */
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
