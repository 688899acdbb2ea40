import { codewordsOf } from './codewords.ts';

/** Rows of a QR code from the top, true where it is dark. */
export type Matrix = readonly (readonly boolean[])[];

/** Where the centres of the small squares are, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];

/** The eight patterns of which one is laid over the data, so that nothing in it looks like a part of the frame. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The QR code of a text of up to 180 bytes, with error correction M (ISO/IEC 18004). @throws RangeError for a longer one */
export function qrMatrix(text: string): Matrix {
  const { version, codewords } = codewordsOf(text);
  const candidates = MASKS.map((mask, number) => draw(version, codewords, mask, number));
  const penalties = candidates.map(penaltyOf);
  return candidates[penalties.indexOf(Math.min(...penalties))] ?? [];
}

function draw(version: number, codewords: readonly number[], mask: (typeof MASKS)[number], number: number): Matrix {
  const size = 17 + 4 * version;
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = cells[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  drawFrame(version, size, set);
  drawFormat(size, number, set);
  const bits = codewords.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let next = 0;
  for (const [x, y] of path(size)) {
    if (cells[y]?.[x] !== undefined) continue;
    set(x, y, (bits[next] === '1') !== mask(x, y));
    next += 1;
  }
  return cells.map((row) => row.map((dark) => dark === true));
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawFrame(version: number, size: number, set: Set): void {
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;
  for (const [x, y] of corners) drawSquare(x, y, 4, (distance) => distance !== 2 && distance !== 4, set);
  const centres = ALIGNMENT[version] ?? [];
  const last = centres.at(-1);
  for (const x of centres)
    for (const y of centres) {
      const isAtCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isAtCorner) drawSquare(x, y, 2, (distance) => distance !== 1, set);
    }
  if (version < 7) return;
  const bits = (version << 12) | checkBits(version, 12, 0x1f25);
  for (let i = 0; i < 18; i += 1) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, bitOf(bits, i));
    set(b, a, bitOf(bits, i));
  }
}

function drawSquare(x: number, y: number, reach: number, isDark: (distance: number) => boolean, set: Set): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Error correction M, which is 00, and the number of the mask, twice. */
function drawFormat(size: number, mask: number, set: Set): void {
  const bits = ((mask << 10) | checkBits(mask, 10, 0x537)) ^ 0x5412;
  for (let i = 0; i < 15; i += 1) {
    const dark = bitOf(bits, i);
    if (i < 6) set(8, i, dark);
    else if (i < 8) set(8, i + 1, dark);
    else if (i === 8) set(7, 8, dark);
    else set(14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
}

const bitOf = (bits: number, i: number) => ((bits >>> i) & 1) === 1;

function checkBits(data: number, count: number, generator: number): number {
  let rest = data;
  for (let i = 0; i < count; i += 1) rest = (rest << 1) ^ ((rest >>> (count - 1)) * generator);
  return rest;
}

/** The way of the data: up and down in pairs of columns from the right, past the vertical line of the frame. */
function* path(size: number): Generator<readonly [number, number]> {
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const column = size - 1 - 2 * pair;
    const right = column <= 6 ? column - 1 : column;
    for (let i = 0; i < size; i += 1) {
      const y = pair % 2 === 0 ? size - 1 - i : i;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

/** How hard a code is to read: long runs of one colour, and squares of it. */
function penaltyOf(matrix: Matrix): number {
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] === true));
  const runs = [...matrix, ...columns]
    .flatMap(
      (line) =>
        line
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .match(/0+|1+/g) ?? [],
    )
    .reduce((sum, run) => sum + Math.max(0, run.length - 2) * (run.length >= 5 ? 1 : 0), 0);
  const squares = matrix.flatMap((row, y) =>
    row.filter((dark, x) => {
      const [right, below, across] = [row[x + 1], matrix[y + 1]?.[x], matrix[y + 1]?.[x + 1]];
      return dark === right && dark === below && dark === across;
    }),
  ).length;
  return runs + 3 * squares;
}
