import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import { damaged } from '../savedState.ts';
import type { DurableFile } from './durableFile.ts';
import { isObject } from './input.ts';

/** Claims of a token, as in its JSON. */
export type Claims = Readonly<Record<string, unknown>>;

/** The pool's RS256 key. */
export type Signer = {
  /** A signed token with these claims. */
  sign(claims: Claims): string;
  /** The claims of a token with a valid signature of this key. Its age and use are not checked. */
  verify(token: string): Claims | undefined;
  /** The answer of `/.well-known/jwks.json`. */
  readonly jwks: { readonly keys: readonly JsonWebKey[] };
};

const KEY_BITS = 2_048;

async function loadOrCreatePem(file: DurableFile): Promise<string> {
  const kept = await file.read();
  if (kept !== undefined) return kept;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await file.write(pem);
  return pem;
}

function readKey(pem: string, name: string): KeyObject {
  const key = privateKeyOf(pem);
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  // A key of another kind can sign too, but not with a valid RS256 signature.
  if (key?.asymmetricKeyType !== 'rsa' || bits < KEY_BITS) throw damaged(name);
  return key;
}

function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

const encode = (part: Claims): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch (error) {
    // A token is arbitrary input; one that is not JSON is not a token.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Opens the key kept in `file`, creating one the first time, so that tokens outlive a restart. */
export async function openSigner(file: DurableFile): Promise<Signer> {
  const privateKey = readKey(await loadOrCreatePem(file), file.name);
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url');
  return {
    jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    sign(claims) {
      const content = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`;
      return `${content}.${signBytes('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    verify(token) {
      const [header, payload, signature, ...more] = token.split('.');
      if (header === undefined || payload === undefined || signature === undefined || more.length > 0) {
        return undefined;
      }
      const head = decode(header);
      if (head?.['alg'] !== 'RS256' || head['kid'] !== kid) return undefined;
      const content = Buffer.from(`${header}.${payload}`);
      const genuine = verifyBytes('sha256', content, publicKey, Buffer.from(signature, 'base64url'));
      return genuine ? decode(payload) : undefined;
    },
  };
}
