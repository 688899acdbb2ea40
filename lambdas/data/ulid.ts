import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is taken for a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;
const RANDOM_BYTES = 10;

let lastTime = 0;
let lastRandom = 0n;

/**
 * A ULID: an id that sorts by time, 48 bits of milliseconds before 80 random ones. The ULIDs of one process only rise,
 * also within a millisecond or when the clock is set back.
 * @param at milliseconds
 */
export function nextUlid(at: number): string {
  if (at > lastTime) {
    lastTime = at;
    lastRandom = BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`);
  } else lastRandom += 1n;
  return written((BigInt(lastTime) << BigInt(8 * RANDOM_BYTES)) + lastRandom);
}

/** A lower bound for the ULIDs of a time, above all earlier ULIDs. @param at milliseconds */
export function firstUlidAt(at: number): string {
  return written(BigInt(at) << BigInt(8 * RANDOM_BYTES));
}

function written(value: bigint): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < LENGTH; i += 1) {
    text = DIGITS.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}
