import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The arithmetic of the Secure Remote Password protocol (SRP-6a, RFC 5054) as Cognito uses it: the 3,072 bit group of
 * RFC 3526 with generator 2, SHA-256, and its own key derivation ("Caldera Derived Key").
 *
 * Names follow the RFC: A and B are the public values of client and server, b the server's secret, x the password's
 * hash, v = g^x the verifier, u the scrambler and S the shared secret.
 */
const toBigInt = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

const N = toBigInt(getDiffieHellman('modp15').getPrime());
const g = 2n;

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Bytes of a number as a signed integer: with a leading zero byte when the top bit is set. */
function signedBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

const k = toBigInt(sha256(signedBytes(N), signedBytes(g)));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** The person and the pool of a proof: both names are part of the hashes. */
export type SrpIdentity = { readonly poolName: string; readonly username: string };

/** The server's half of one exchange; `b` is secret and lives as long as the exchange. */
export type ServerKeys = { readonly b: bigint; readonly B: bigint };

/** v for a password: the value stored instead of it. `salt` is a positive number. */
export function passwordVerifier(identity: SrpIdentity, password: string, salt: bigint): bigint {
  const x = sha256(signedBytes(salt), sha256(`${identity.poolName}${identity.username}:${password}`));
  return power(g, toBigInt(x));
}

/** A fresh b and B for an exchange about the verifier. 256 bits of b match the strength of the group. */
export function createServerKeys(verifier: bigint): ServerKeys {
  const b = toBigInt(randomBytes(32));
  return { b, B: (k * verifier + power(g, b)) % N };
}

/** Whether A is valid: for a multiple of N the shared secret would be zero, known without the password. */
export const isUsablePublicValue = (A: bigint): boolean => A % N !== 0n;

/** The 16 bytes that client and server share when the client knows the password. */
export function sharedKey(A: bigint, keys: ServerKeys, verifier: bigint): Buffer {
  const u = toBigInt(sha256(signedBytes(A), signedBytes(keys.B)));
  const S = power(A * power(verifier, u), keys.b);
  return Buffer.from(hkdfSync('sha256', signedBytes(S), signedBytes(u), 'Caldera Derived Key', 16));
}

/** The signature by which the client proves the shared key. */
export function passwordClaim(key: Buffer, identity: SrpIdentity, secretBlock: Buffer, timestamp: string): Buffer {
  return createHmac('sha256', key)
    .update(identity.poolName)
    .update(identity.username)
    .update(secretBlock)
    .update(timestamp)
    .digest();
}
