import { JwtVerifier } from 'aws-jwt-verify';
import type { LocalStack, Page, Person } from '../fixtures.ts';
import { type Amplify, openAmplify } from './amplify.ts';

/** The two ways in which a password proves itself to the pool. */
export const srp = { authFlowType: 'USER_SRP_AUTH' } as const;
export const plain = { authFlowType: 'USER_PASSWORD_AUTH' } as const;

/** The code of the newest mail to a person. */
export function newestCode(stack: LocalStack, email: string): string {
  const [newest] = stack.mailbox.mails(email);
  const code = /code=(\d{6})/.exec(newest?.html ?? '')?.[1];
  if (code === undefined) throw new Error(`No code for ${email}: ${newest?.html ?? 'no mail'}`);
  return code;
}

/** A code that the mailed one is not. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The claims of an ID token whose signature, issuer, client and life time hold against the pool's published keys. */
export async function verified(stack: LocalStack, idToken: string | undefined): Promise<Record<string, unknown>> {
  const { issuer, clientId } = stack.pool.config();
  const verifier = JwtVerifier.create({ issuer, audience: clientId, jwksUri: `${issuer}/.well-known/jwks.json` });
  verifier.cacheJwks(
    (await (await fetch(`${issuer}/.well-known/jwks.json`)).json()) as Parameters<typeof verifier.cacheJwks>[0],
  );
  return verifier.verify(idToken ?? '');
}

/** A page of aws-amplify with somebody signed in. */
export async function signedIn(page: Page, { email, password }: Person): Promise<Amplify> {
  const amplify = await openAmplify(page);
  await amplify.run('signIn', { username: email, password, options: srp });
  return amplify;
}
