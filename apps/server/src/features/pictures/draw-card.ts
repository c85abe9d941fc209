import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { app } from '@utarang/messages';
import { CARD } from '../../lib/card-size.js';
import { memoizeAsync } from '../../lib/memoize-async.js';
import { fittingSize, linesOf } from './fit.js';

/** The texts of a picture: a word with its reading and its meaning, or what the product is. */
export type Card = {
  readonly heading: string;
  readonly lang: 'ja' | 'ko';
  /** The line below the heading; with `meaning`, each in a typeface of its own. */
  readonly reading: string | null;
  readonly pronunciation: string | null;
  readonly meaning: string;
  /** The level, in the corner. */
  readonly level: string | null;
};

const EDGE = 84;
const WIDTH = CARD.width - 2 * EDGE;
/** The colours of the light theme (`apps/web/src/styles/tokens.css`); there is no oklch here. */
const ink = { bg: '#fbfaf7', text: '#1a1f2b', second: '#474d5a', third: '#666b77', brand: '#2f48a8', soft: '#e9edfa' };

const fonts = {
  ja: { family: 'Card Japanese', file: '@openfonts/noto-sans-jp_japanese/files/noto-sans-jp-japanese-700.woff2' },
  ko: { family: 'Card Korean', file: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2' },
} as const;
type Face = keyof typeof fonts;

/** Loads the canvas and both fonts of the product from their packages at the first picture: no start needs them. */
const readyCanvas = memoizeAsync(async () => {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const { resolve } = createRequire(import.meta.url);
  await Promise.all(
    Object.values(fonts).map(async ({ family, file }) => GlobalFonts.register(await readFile(resolve(file)), family)),
  );
  return createCanvas;
});

const fontOf = (face: Face, size: number, weight = 700) =>
  `${weight} ${size}px "${fonts[face].family}", "${fonts[face === 'ja' ? 'ko' : 'ja'].family}"`;

/** Draws a card as PNG. The encoding runs in another thread. */
export async function drawCard(card: Card): Promise<Buffer> {
  const createCanvas = await readyCanvas();
  const canvas = createCanvas(CARD.width, CARD.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = ink.bg;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.fillStyle = ink.brand;
  pen.fillRect(0, 0, CARD.width, 12);
  drawName(pen);
  if (card.level) drawLevel(pen, card.level);
  const below = drawHeading(pen, card);
  drawMeaning(pen, card.meaning, below);
  return canvas.encode('png');
}

function write(pen: SKRSContext2D, text: string, x: number, y: number, font: string, colour: string): number {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
  return x + pen.measureText(text).width;
}

/** The logo and the name, as in the head of each page. */
function drawName(pen: SKRSContext2D): void {
  pen.fillStyle = ink.brand;
  pen.beginPath();
  pen.roundRect(EDGE, 64, 64, 64, [18, 18, 18, 4]);
  pen.fill();
  write(pen, 'う', EDGE + 13, 110, fontOf('ja', 38), '#ffffff');
  write(pen, app.name, EDGE + 84, 112, fontOf('ko', 44), ink.text);
}

function drawLevel(pen: SKRSContext2D, level: string): void {
  pen.font = fontOf('ko', 40);
  const width = pen.measureText(level).width + 56;
  pen.fillStyle = ink.soft;
  pen.beginPath();
  pen.roundRect(CARD.width - EDGE - width, 64, width, 68, 34);
  pen.fill();
  write(pen, level, CARD.width - EDGE - width + 28, 112, fontOf('ko', 40), ink.brand);
}

/** Returns the height at which the meaning begins. */
function drawHeading(pen: SKRSContext2D, { heading, lang, reading, pronunciation }: Card): number {
  const measure = (text: string, size: number) => {
    pen.font = fontOf(lang, size);
    return pen.measureText(text).width;
  };
  const size = fittingSize(heading, WIDTH, { most: 168, least: 44 }, measure);
  const [line = heading] = linesOf(heading, WIDTH, 1, (text) => measure(text, size));
  write(pen, line, EDGE, 340, fontOf(lang, size), ink.text);
  let x = EDGE;
  if (reading) x = write(pen, reading, x, 424, fontOf('ja', 46), ink.second) + 24;
  if (pronunciation) write(pen, `[${pronunciation}]`, x, 424, fontOf('ko', 46, 500), ink.third);
  return reading || pronunciation ? 506 : 430;
}

function drawMeaning(pen: SKRSContext2D, meaning: string, top: number): void {
  pen.font = fontOf('ko', 52, 600);
  const lines = linesOf(meaning, WIDTH, 2, (text) => pen.measureText(text).width);
  for (const [index, line] of lines.entries())
    write(pen, line, EDGE, top + index * 66, fontOf('ko', 52, 600), ink.text);
}
