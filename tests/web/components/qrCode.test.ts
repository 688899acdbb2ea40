import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrMatrix } from '#web/components/qr/matrix.ts';
import { appLink } from '#web/features/session/model/appLink.ts';

const rowsOf = (text: string) => qrMatrix(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
const textOf = (length: number) => 'aB3%'.repeat(50).slice(0, length);

/* What is expected here was read back by ZXing, as cameras do it. */

describe('a QR code', () => {
  it('has its frame, its format and its data where cameras look for them', () => {
    expect(rowsOf('HELLO')).toEqual([
      '#######.#..#..#######',
      '#.....#.####..#.....#',
      '#.###.#...#.#.#.###.#',
      '#.###.#.#.#.#.#.###.#',
      '#.###.#....#..#.###.#',
      '#.....#....##.#.....#',
      '#######.#.#.#.#######',
      '........#..##........',
      '#.##.###.#.##.#..#.##',
      '.##.##.#.######..##..',
      '#...#.#..#.#.......##',
      '#.##...#...#..####.#.',
      '.#.######...#..#..#.#',
      '........####..#...#.#',
      '#######.#..##..#.....',
      '#.....#.#.#....#####.',
      '#.###.#.....######.##',
      '#.###.#.#.##..#.####.',
      '#.###.#.##..#.##..#..',
      '#.....#...#..#.##...#',
      '#######.#.#..#.#.....',
    ]);
  });

  it.each([
    [15, 25, 'e2a43c132f1ea39b'],
    [27, 29, '099d54b63b57e8ea'],
    [43, 33, 'a66d6cf78025ea52'],
    [63, 37, 'b4e908deb7ef3deb'],
    [85, 41, '86680c7130b9d1a3'],
    [107, 45, '9b0b055315c2fce5'],
    [123, 49, '123b9129d5fcbc13'],
    [153, 53, '0e6ce7e556f4687f'],
    [180, 53, 'a3e5e9fd172373a0'],
  ])('of %i bytes is the smallest that holds them, with %i squares a side', (length, size, digest) => {
    const rows = rowsOf(textOf(length));
    expect(rows).toHaveLength(size);
    expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
  });

  it('takes no text that is longer', () => {
    expect(() => qrMatrix(textOf(181))).toThrow(RangeError);
  });

  it('has room for what an authenticator app needs, however long the address', () => {
    const secret = 'A'.repeat(52);
    expect(appLink('StorYd', 'ann+x@acme.example', secret)).toBe(
      `otpauth://totp/StorYd:ann%2Bx%40acme.example?secret=${secret}&issuer=StorYd`,
    );
    for (const local of ['a'.repeat(240), 'é'.repeat(100)])
      expect(() => qrMatrix(appLink('StorYd', `${local}@acme.example`, secret))).not.toThrow();
  });
});
