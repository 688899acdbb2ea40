import { createHmac, timingSafeEqual } from 'node:crypto';
import * as rowKeys from '#lambdas/data/keys.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CallCheck } from './serve.ts';

/** How long an app-check token is good, in milliseconds: ten minutes. */
export const APP_CHECK_MS = 600_000;

/** The secret of a company that signs its app-check tokens. */
export type AppCheckSecret = { readonly secret: string };

/** An app-check token for a person: when it ends, and the signature. */
export function signAppCheck({ secret }: AppCheckSecret, uid: string, expiresAt: number): string {
  return `${expiresAt}.${signatureOf(secret, uid, expiresAt).toString('base64url')}`;
}

/**
 * Checks the app-check token of a call (rule integration.6): the pages of the product fetch it for the signed-in person
 * by a call of its own.
 * @throws CallError app-check-failed without one, or when it is another person's, or too old
 */
export const appCheck: CallCheck = async (headers, reader) => {
  const [stored] = await reader.get<[AppCheckSecret]>([rowKeys.appCheckSecret(reader.keys)]);
  return (uid) => {
    const [, expiresAt, signature] = /^(\d{13})\.([\w-]{43})$/.exec(headers['x-app-check'] ?? '') ?? [];
    if (stored === undefined || expiresAt === undefined || signature === undefined || Number(expiresAt) < Date.now())
      throw new CallError(errors.appCheckFailed);
    const expected = signatureOf(stored.secret, uid, Number(expiresAt));
    if (!timingSafeEqual(Buffer.from(signature, 'base64url'), expected)) throw new CallError(errors.appCheckFailed);
  };
};

function signatureOf(secret: string, uid: string, expiresAt: number): Buffer {
  return createHmac('sha256', secret).update(`${uid} ${expiresAt}`).digest();
}
