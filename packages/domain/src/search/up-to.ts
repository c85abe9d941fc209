/** The numbers from 0 up to a count. A loop: `Uint32Array.from` takes many times as long, before a first search. */
export function upTo(count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  for (let number = 0; number < count; number++) numbers[number] = number;
  return numbers;
}
