import { JwtVerifier } from 'aws-jwt-verify';
import type { LocalStack, Page, Person } from '../fixtures.ts';
import { type Amplify, openAmplify } from './amplify.ts';

/** The two ways to prove a password to the pool. */
export const srp = { authFlowType: 'USER_SRP_AUTH' } as const;
export const plain = { authFlowType: 'USER_PASSWORD_AUTH' } as const;

/** The code in the newest mail to a user. */
export function newestCode(stack: LocalStack, email: string): string {
  const [newest] = stack.mailbox.mails(email);
  const code = /code=(\d{6})/.exec(newest?.html ?? '')?.[1];
  if (code === undefined) throw new Error(`No code for ${email}: ${newest?.html ?? 'no mail'}`);
  return code;
}

/** A code that differs from the mailed one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/**
 * The claims of an ID token, after checking signature, issuer, client and lifetime against the pool's published keys.
 */
export async function verified(stack: LocalStack, idToken: string | undefined): Promise<Record<string, unknown>> {
  const { issuer, clientId } = stack.pool.config();
  const verifier = JwtVerifier.create({ issuer, audience: clientId, jwksUri: `${issuer}/.well-known/jwks.json` });
  verifier.cacheJwks(
    (await (await fetch(`${issuer}/.well-known/jwks.json`)).json()) as Parameters<typeof verifier.cacheJwks>[0],
  );
  return verifier.verify(idToken ?? '');
}

/** A page of aws-amplify with a signed-in user. */
export async function signedIn(page: Page, { email, password }: Person): Promise<Amplify> {
  const amplify = await openAmplify(page);
  await amplify.run('signIn', { username: email, password, options: srp });
  return amplify;
}
