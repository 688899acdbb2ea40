import { accessEntity, type AccessItem, changeSignIns } from '#lambdas/data/entities/access.ts';
import { accountsOf, linked } from '#lambdas/data/entities/signIns.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { userPool } from '#lambdas/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { checkProviderAddress, isVerified, providerAccountOf } from '#lambdas/runtime/providerAccount.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import { CallError } from '#shared/CallError.ts';
import { link_sign_in } from '#shared/contract/session/link_sign_in.ts';
import * as errors from '#shared/errors.ts';
import { canonicalEmail } from '#shared/model/company.ts';
import { isRecent } from '#shared/rules/recentSignIn.ts';

export const grants: TableGrants = { PutItem: ['COMPANY', 'PEOPLE'], UpdateItem: ['ACCESS'] };

export const usesSignInProviders = true;

/** Both sign-ins are proven by tokens of the pool: the caller's, and the one in the input (rule session.31). */
export const handler = implementCommand(link_sign_in, {
  async load({ reader, email, authTime, input }) {
    const [[access], other] = await Promise.all([
      reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]),
      userPool().accountOf(input.accessToken),
    ]);
    return { access, other, authTime };
  },
  run: async ({ input, loaded: { access, other, authTime }, person, reader, writer }) => {
    // Nothing to prove: the token says only that there is nothing to do.
    if (access !== undefined && accountsOf(access).includes(namedSub(input.accessToken)))
      return writer.unchanged([{ entity: accessEntity, row: access }]);
    const { attributes = {} } = other ?? {};
    const sub = attributes['sub'];
    if (access === undefined || other === undefined || sub === undefined) throw new CallError(errors.signInsNotLinked);
    if (canonicalEmail(attributes['email'] ?? '') !== person.email || !isVerified(attributes))
      throw new CallError(errors.signInsNotLinked);
    if (!isRecent(Math.min(authTime, other.authTime), Date.now())) throw new CallError(errors.signInsNotLinked);
    const account = providerAccountOf(attributes);
    if (account !== undefined) allow(() => checkProviderAddress(attributes, account.provider, signInProviders()));
    const signIns = linked(access, { sub, ...(account !== undefined && { account }) });
    return writer.commit('company', changeSignIns(reader.keys, access, signIns));
  },
});

/** The account that a token names, unverified; empty for what is no token. */
function namedSub(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null && 'sub' in payload ? String(payload.sub) : '';
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

function allow(check: () => void): void {
  try {
    check();
  } catch (cause) {
    throw new CallError(errors.signInsNotLinked, { cause });
  }
}
