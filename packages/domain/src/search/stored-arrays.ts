const TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array } as const;
type TypeName = keyof typeof TYPES;
type StoredArray = InstanceType<(typeof TYPES)[TypeName]>;
export type StoredArrays = Readonly<Record<string, StoredArray>>;

/** The version of the format; a change of the arrays needs a new one. */
const FORMAT = 3;
/** The alignment of arrays in bytes: an aligned array can be read in place. */
const ALIGNED = 4;
const aligned = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;
const HEAD = 8;

/** The names of arrays are ASCII. */
const bytesOf = (table: string): Uint8Array => Uint8Array.from(table, (letter) => letter.charCodeAt(0));
const typeOf = (array: StoredArray) => (Object.keys(TYPES) as TypeName[]).find((name) => array instanceof TYPES[name]);

/** Arrays of numbers as bytes: the format, the length of the table, the table as JSON, then the arrays. */
export function packArrays(arrays: StoredArrays): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(arrays);
  const table = bytesOf(JSON.stringify(entries.map(([name, array]) => [name, typeOf(array), array.length])));
  let offset = HEAD + aligned(table.length);
  const bytes = new Uint8Array(entries.reduce((sum, [, array]) => sum + aligned(array.byteLength), offset));
  new Uint32Array(bytes.buffer, 0, 2).set([FORMAT, table.length]);
  bytes.set(table, HEAD);
  for (const [, array] of entries) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += aligned(array.byteLength);
  }
  return bytes;
}

/** The arrays in these bytes, without copying them. Null where the bytes are of another format or truncated. */
export function unpackArrays(bytes: ArrayBuffer): StoredArrays | null {
  try {
    const [format, length] = new Uint32Array(bytes, 0, 2);
    if (format !== FORMAT) return null;
    const table = JSON.parse(String.fromCharCode(...new Uint8Array(bytes, HEAD, length))) as [
      name: string,
      type: TypeName,
      length: number,
    ][];
    let offset = HEAD + aligned(length!);
    return Object.fromEntries(
      table.map(([name, type, count]) => {
        const array = new TYPES[type](bytes, offset, count);
        offset += aligned(array.byteLength);
        return [name, array];
      }),
    );
  } catch {
    return null;
  }
}

/** An array of this type. Throws where there is none. */
export function arrayIn<Kind>(arrays: StoredArrays, name: string, Type: new (...args: never) => Kind): Kind {
  const found = arrays[name];
  if (!(found instanceof Type)) throw new TypeError(`The index has no ${name}`);
  return found;
}

/** An array of rows, which are stored in as few bytes as they need. */
export const rowsIn = (arrays: StoredArrays, name: string): Uint16Array | Uint32Array =>
  arrays[name] instanceof Uint16Array ? arrays[name] : arrayIn(arrays, name, Uint32Array);
