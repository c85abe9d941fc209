/** Number of characters of a block: some 25 of them have strokes, 3 kB compressed. */
const BLOCK = 64;

/** The name of the block of characters whose strokes are in one file. */
export const blockOf = (character: string): string => Math.floor(character.codePointAt(0)! / BLOCK).toString(16);
