/**
 * A pseudo-random number for an id on a day, `YYYY-MM-DD`: neighbouring days and ids have nothing in common. FNV-1a
 * with the last steps of MurmurHash3.
 */
export function dayNumber(day: string, id: number): number {
  const text = `${day} ${id}`;
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
