import { parse } from 'subsrt-ts/dist/format/vtt.js';
import { type Row, rowOf } from '../pasted-row.js';
import { endFrom, type Format, momentOf } from './timed-text.js';

const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?`;
const TIME_LINE = new RegExp(String.raw`^\s*${CLOCK}\s*-->\s*${CLOCK}`);
/**
 * The longest block that counts as a cue; in a longer one the arrow has another meaning, and the parser would be slow.
 */
const BLOCK_MAX = 3_000;
const HEAD = /^\ufeff?WEBVTT(?:[ \t].*)?$/;
/** Blocks of WebVTT without text. */
const META = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/** Reads subtitles with cues: SubRip (SRT) and WebVTT. Other blocks stay as they are. */
export const cues: Format = (text) => {
  const lines = text.split('\n');
  if (!lines.some((line) => TIME_LINE.test(line))) return null;
  const isVtt = HEAD.test(lines[0]!.trim());
  const rows: Row[] = [];
  for (const block of blocksOf(lines)) {
    if (isVtt && (HEAD.test(block[0]!.trim()) || META.test(block[0]!))) continue;
    rows.push(...(rowsOfCue(block) ?? block.map((line) => rowOf(line))));
  }
  return { rows, title: null, artist: null };
};

/** Blank lines separate blocks; a time line without one before it begins a block, too, with its number. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  const close = () => {
    if (block.length > 0) blocks.push(block);
    block = [];
  };
  for (const line of lines) {
    if (line.trim() === '') {
      close();
      continue;
    }
    if (TIME_LINE.test(line) && block.some((each) => TIME_LINE.test(each))) {
      const number = /^\s*\d+\s*$/.test(block.at(-1)!) ? block.pop()! : null;
      close();
      if (number !== null) block.push(number);
    }
    block.push(line);
  }
  close();
  return blocks;
}

function rowsOfCue(block: readonly string[]): Row[] | null {
  const timeIndex = block.findIndex((line) => TIME_LINE.test(line));
  if (timeIndex < 0 || timeIndex > 1) return null;
  const source = block.map((line) => line.trim()).join('\n');
  if (source.length > BLOCK_MAX) return null;
  // A cue may have no text.
  const [cue] = parse(`${source}\n`, {});
  if (cue?.type !== 'caption') return null;
  const startMs = momentOf(cue.start);
  const endMs = endFrom(startMs, momentOf(cue.end));
  return cue.text
    .split('\n')
    .map((line) => plainText(line).trim())
    .filter((line) => line !== '')
    .map((line) => rowOf(line, startMs, endMs));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
const plainText = (line: string): string =>
  line.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name]!);
