import { accessEntity, type AccessItem, changeSignIns, type PersonPointer } from '#lambdas/entities/people/access.ts';
import { accountsOf, bindingKey, linkedSignIns } from '#lambdas/entities/people/signIns.ts';
import { unverifiedClaims, userPool } from '#lambdas/ports/identity/userPool.ts';
import { issuedBy } from '#lambdas/runtime/claims.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { checkProviderAddress, isVerified, providerAccountOf } from '#lambdas/runtime/providerAccount.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import type { Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { link_sign_in } from '#shared/contract/people/link_sign_in.ts';
import * as errors from '#shared/errors.ts';
import { canonicalEmail } from '#shared/model/people/companyDomain.ts';
import { isRecent } from '#shared/rules/people/recentSignIn.ts';

export const grants: TableGrants = {
  BatchGetItem: ['PEOPLE'],
  PutItem: ['COMPANY', 'PEOPLE'],
  UpdateItem: ['ACCESS'],
};

export const usesSignInProviders = true;

/** Both sign-ins are proven by tokens of the pool: the caller's, and the one in the input (rule session.31). */
export const handler = implementCommand(link_sign_in, {
  async load({ reader, email, authTime, claims, input }) {
    const other = await userPool().accountOf(input.accessToken, issuedBy(claims));
    const account = other === undefined ? undefined : providerAccountOf(other.attributes);
    const [access, binding] = await reader.get<[AccessItem, Stored & PersonPointer]>([
      rowKeys.access(reader.keys, email),
      ...(account === undefined ? [] : [bindingKey(reader.keys, account)]),
    ]);
    return { access, binding, other, account, authTime };
  },
  run: async ({ input, loaded: { access, binding, other, account, authTime }, person, writer }) => {
    // Nothing to prove: the token says only that there is nothing to do.
    if (access !== undefined && accountsOf(access).includes(unverifiedClaims(input.accessToken).sub ?? ''))
      return writer.unchanged([{ entity: accessEntity, row: access }]);
    const { attributes = {} } = other ?? {};
    const sub = attributes['sub'];
    if (access === undefined || other === undefined || sub === undefined) throw new CallError(errors.signInsNotLinked);
    if (canonicalEmail(attributes['email'] ?? '') !== person.email || !isVerified(attributes))
      throw new CallError(errors.signInsNotLinked);
    if (!isRecent(Math.min(authTime, other.authTime), Date.now())) throw new CallError(errors.signInsNotLinked);
    // An account whose address has changed at the provider stays that of the person it is bound to (rule session.30).
    if (binding !== undefined && binding.uid !== person.uid) throw new CallError(errors.signInsNotLinked);
    if (account !== undefined) allow(() => checkProviderAddress(attributes, account.provider, signInProviders()));
    const signIns = linkedSignIns(access, { sub, ...(account !== undefined && { account }) });
    return writer.commit('company', [changeSignIns(access, signIns)]);
  },
});

function allow(check: () => void): void {
  try {
    check();
  } catch (cause) {
    throw new CallError(errors.signInsNotLinked, { cause });
  }
}
