/** Per version of a QR code with error correction M: codewords for errors in each block, then [blocks, codewords of data in each] (ISO/IEC 18004, table 9). */
const VERSIONS: readonly {
  readonly version: number;
  readonly errors: number;
  readonly blocks: readonly [number, number][];
}[] = [
  { version: 1, errors: 10, blocks: [[1, 16]] },
  { version: 2, errors: 16, blocks: [[1, 28]] },
  { version: 3, errors: 26, blocks: [[1, 44]] },
  { version: 4, errors: 18, blocks: [[2, 32]] },
  { version: 5, errors: 24, blocks: [[2, 43]] },
  { version: 6, errors: 16, blocks: [[4, 27]] },
  { version: 7, errors: 18, blocks: [[4, 31]] },
  {
    version: 8,
    errors: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
  },
  {
    version: 9,
    errors: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
  },
];

/** The mode of bytes, and how many there are, take 12 bits. */
const HEAD_BITS = 12;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/**
 * A text as the codewords of the smallest version that holds it.
 * @throws RangeError above 180 bytes, which is what version 9 holds
 */
export function codewordsOf(text: string): { version: number; codewords: readonly number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const found = VERSIONS.find(({ blocks }) => 8 * capacity(blocks) >= HEAD_BITS + 8 * bytes.length);
  if (found === undefined) throw new RangeError(`${bytes.length} bytes are too many for a QR code`);
  const { version, errors, blocks } = found;
  const data = dataOf(bytes, capacity(blocks));
  const divisor = divisorOf(errors);
  let at = 0;
  const parts = blocks.flatMap(([count, length]) =>
    Array.from({ length: count }, () => {
      const part = data.slice(at, at + length);
      at += length;
      return { data: part, errors: remainder(part, divisor) };
    }),
  );
  return { version, codewords: [...interleave(parts.map((p) => p.data)), ...interleave(parts.map((p) => p.errors))] };
}

const capacity = (blocks: readonly [number, number][]) =>
  blocks.reduce((sum, [count, length]) => sum + count * length, 0);

function dataOf(bytes: readonly number[], length: number): number[] {
  const bits = [BYTE_MODE.toString(2).padStart(4, '0'), ...[bytes.length, ...bytes].map(eightBits)].join('');
  // Four zeros end it, or as many as there is room for.
  const ended = bits.padEnd(Math.min(8 * length, bits.length + 4), '0');
  const data = (ended.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  return [...data, ...Array.from({ length: length - data.length }, (_, i) => PADDING[i % 2] ?? 0)];
}

const eightBits = (byte: number) => byte.toString(2).padStart(8, '0');

/** The first of each, then the second of each, and so on; shorter ones end earlier. */
function interleave(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, i) =>
    parts.flatMap((part) => (i < part.length ? [part[i] ?? 0] : [])),
  ).flat();
}

/** Product in the field of 256 elements by x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator of a Reed-Solomon code, from its second highest power down. */
function divisorOf(degree: number): number[] {
  const divisor = Array.from({ length: degree }, (_, i) => Number(i === degree - 1));
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) divisor[j] = multiply(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  return divisor;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ multiply(divisor[i] ?? 0, factor));
  }
  return rest;
}
