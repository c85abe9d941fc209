import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const OKLCH = /oklch\([^()]*\)/g;

/** A browser before colours of this kind: for it they are also written as numbers of sRGB, before all else. */
const OLD = { chrome: 80 << 16 };

const found = new Map<string, string>();

/** A colour of the design, which is in oklch, as every browser reads it. */
function inSrgb(colour: string): string {
  const known = found.get(colour);
  if (known) return known;
  const { code } = transform({
    filename: 'colour.css',
    code: Buffer.from(`a{color:${colour}}`),
    minify: true,
    targets: OLD,
  });
  const written = /\{color:([^;}]+)/.exec(code.toString())?.[1];
  if (!written || written.includes('oklch')) throw new Error(`Not a colour: ${colour}`);
  found.set(colour, written);
  return written;
}

/** A style sheet with its oklch colours in sRGB. Those that are mixed of others (`in oklch`) stay. */
export const withSrgbColours = (css: string): string => css.replace(OKLCH, inSrgb);

/**
 * Writes the colours of the design in sRGB, which has all of them: the oldest browsers that we draw for know no oklch
 * (docs/decisions/0051-three-engines.md), and to write both would be half a kilobyte more.
 */
export function srgbColours(): Plugin {
  return {
    name: 'srgb-colours',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css(\?|$)/.test(id) && code.includes('oklch(') ? { code: withSrgbColours(code), map: null } : undefined,
  };
}
