import { createHmac, timingSafeEqual } from 'node:crypto';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import { appCheckKeys } from './appCheckKey.ts';
import type { CallCheck } from './serve.ts';

/** How long an app-check token is good, in milliseconds: ten minutes. */
const APP_CHECK_MS = 600_000;
/** How far the clocks of functions may differ. */
const SKEW_MS = 60_000;

type Owner = Pick<Person, 'company' | 'uid'>;

/** An app-check token for a person: when it ends, and the signature. Nothing of it is stored. */
export async function issueAppCheck(person: Owner): Promise<{ token: string; expiresAt: number }> {
  const expiresAt = Date.now() + APP_CHECK_MS;
  const signature = signatureOf(await keyFor(expiresAt), person, expiresAt);
  return { token: `${expiresAt}.${signature.toString('base64url')}`, expiresAt };
}

/**
 * Checks the app-check token of a call (rule integration.6): the pages of the product fetch it for the signed-in person
 * by a call of its own.
 * @throws CallError app-check-failed without one, or when it is another person's, or too old
 */
export const appCheck: CallCheck = async (headers, person) => {
  const [, end = '', given = ''] = /^(\d{13})\.([\w-]{43})$/.exec(headers['x-app-check'] ?? '') ?? [];
  const [expiresAt, left] = [Number(end), Number(end) - Date.now()];
  if (left <= 0 || left > APP_CHECK_MS + SKEW_MS) throw new CallError(errors.appCheckFailed);
  const signature = signatureOf(await keyFor(expiresAt), person, expiresAt);
  if (!timingSafeEqual(Buffer.from(given, 'base64url'), signature)) throw new CallError(errors.appCheckFailed);
};

const keyFor = (expiresAt: number): Promise<Buffer> => appCheckKeys()(new Date(expiresAt).toISOString().slice(0, 10));

function signatureOf(key: Buffer, { company, uid }: Owner, expiresAt: number): Buffer {
  return createHmac('sha256', key).update(`${company} ${uid} ${expiresAt}`).digest();
}
