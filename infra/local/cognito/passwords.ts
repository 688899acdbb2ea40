import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CognitoError } from './errors.ts';
import { type Input, requiredText } from './input.ts';
import { identity, passwordPolicy } from './policy.ts';
import { passwordVerifier } from './srp.ts';

/**
 * The stored form of a password: the SRP verifier and its salt, in hexadecimal. The protocol needs the verifier to
 * check a sign-in, so a second, slower hash beside it would protect nothing.
 */
export type StoredPassword = { readonly salt: string; readonly verifier: string };

/** Stored hexadecimal back to a number. */
export const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);

/**
 * Reads a new password and checks it against the policy (rule session.5).
 *
 * @throws InvalidPasswordException when it is too short, InvalidParameterException when Cognito could not accept it at
 * all
 */
export function newPassword(input: Input, name: string): string {
  const password = requiredText(input, name, { max: passwordPolicy.maxLength, pattern: /^[\S]+.*[\S]+$/ });
  assertConforms(password);
  return password;
}

/** @throws InvalidPasswordException when the password is shorter than the pool allows */
export function assertConforms(password: string): void {
  if (password.length >= passwordPolicy.minLength) return;
  throw new CognitoError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough');
}

/** Converts a password into the stored form; `sub` is the name under which the person proves it later. */
export function storePassword(sub: string, password: string): StoredPassword {
  const salt = randomBytes(16).toString('hex');
  const verifier = passwordVerifier({ poolName: identity.poolName, username: sub }, password, fromHex(salt));
  return { salt, verifier: verifier.toString(16) };
}

/** Whether the password is the stored one, compared in constant time. */
export function isPassword(sub: string, stored: StoredPassword, password: string): boolean {
  const { poolName } = identity;
  const given = passwordVerifier({ poolName, username: sub }, password, fromHex(stored.salt)).toString(16);
  return sameText(given, stored.verifier);
}

/** Whether two texts are equal, in a time that reveals only their lengths. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
