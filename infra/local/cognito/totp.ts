import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from './passwords.ts';

/** Codes of authenticator apps (RFC 6238 as all of them do it): HMAC-SHA-1, six digits, a new one every 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Allows for a clock that is off by one step, or slow typing. */
const TOLERANCE = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32, as long as Cognito's. */
export function newSecret(): string {
  const bits = [...randomBytes(32)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The code that an authenticator app shows. @param now in milliseconds */
export const codeAt = (secret: string, now: number): string => codeOfStep(secret, Math.floor(now / STEP_MS));

/**
 * The time step of a code, or undefined when it is wrong.
 * @param after the step of the last accepted code: no code works twice
 */
export function stepOfCode(secret: string, code: string, now: number, after: number): number | undefined {
  const present = Math.floor(now / STEP_MS);
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, i) => present - TOLERANCE + i);
  return steps.find((step) => step > after && sameText(codeOfStep(secret, step), code));
}
