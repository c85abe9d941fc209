/**
 * Picks which of `count` questions comes at a position of a sitting: the positions of a round give each question once,
 * in an order by the seed, and a round does not begin with the question with which the last one ended. "The same quiz
 * does not return while others of that condition remain unseen" (docs/product/sentences.md#questions). Nothing is
 * stored but the seed and the position, and the cost does not grow with `count`.
 *
 * The order is a permutation made by a Feistel network over the next power of four; a value outside the range is
 * permuted again (cycle walking) (Black and Rogaway, "Ciphers with Arbitrary Finite Domains", 2002). It serves variety,
 * not secrecy.
 */
export function questionAt(seed: string, position: number, count: number): number {
  if (count <= 2) return count === 2 ? (hash(seed, 0) + position) % 2 : 0;
  const [round, within] = [Math.floor(position / count), position % count];
  const order = (round: number, index: number) => permuted(hash(seed, round), index, count);
  const first = order(round, 0);
  if (within > 1 || round === 0 || first !== order(round - 1, count - 1)) return order(round, within);
  // the round before ended with the question with which this one would begin
  return within === 0 ? order(round, 1) : first;
}

const ROUNDS = 4;

function permuted(key: number, index: number, count: number): number {
  const half = Math.ceil(Math.log2(count) / 2);
  const mask = 2 ** half - 1;
  let position = index;
  do {
    let [left, right] = [Math.floor(position / (mask + 1)), position & mask];
    for (let round = 0; round < ROUNDS; round++) [left, right] = [right, left ^ (mixBits(right, key + round) & mask)];
    position = left * (mask + 1) + right;
  } while (position >= count);
  return position;
}

/** The finaliser of MurmurHash3: each bit of the number changes half of the bits. */
function mixBits(value: number, key: number): number {
  let mix = Math.imul(value ^ (key | 0), 0x9e3779b1);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/** FNV-1a of a text, then mixed with a number. */
function hash(text: string, number: number): number {
  let code = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) code = Math.imul(code ^ text.charCodeAt(index), 0x01000193);
  return mixBits(code, number);
}
