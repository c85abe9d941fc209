import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSrgbColours } from './srgb-colours.js';

test.each([
  ['color: oklch(0.985 0.004 85)', 'color: #fbfaf7'],
  ['color: oklch(1 0 0)', 'color: #fff'],
  ['box-shadow: 0 1px 2px oklch(0.2 0.02 265 / 0.05)', 'box-shadow: 0 1px 2px #12161f0d'],
  ['fill: color-mix(in oklch, var(--bad) 86%, var(--ink))', 'fill: color-mix(in oklch, var(--bad) 86%, var(--ink))'],
])('%s is written as %s', (css, expected) => {
  expect(withSrgbColours(css)).toBe(expected);
});

test('no colour of the design is outside sRGB, where it would be another one', () => {
  const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const channels = [...tokens.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)].flatMap(([, ...numbers]) => {
    const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);
    const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
    // CSS Color 4, section 18: OKLab to linear sRGB.
    const [l = 0, m = 0, s = 0] = [
      lightness + 0.3963377774 * a + 0.2158037573 * b,
      lightness - 0.1055613458 * a - 0.0638541728 * b,
      lightness - 0.0894841775 * a - 1.291485548 * b,
    ].map((root) => root ** 3);
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
  });
  expect(channels.length).toBeGreaterThan(100);
  expect(channels.filter((channel) => channel < -0.002 || channel > 1.002)).toEqual([]);
});
