import { type CompanyItem, createCompany } from '#lambdas/entities/company/company.ts';
import {
  type AccessFields,
  type AccessItem,
  createPerson,
  newAccess,
  type PersonPointer,
  signedUpAccess,
  signUpPerson,
  type UserItem,
} from '#lambdas/entities/people/access.ts';
import { bindingKey, type PoolAccount, signInsAfter } from '#lambdas/entities/people/signIns.ts';
import { companies } from '#lambdas/events/mail/environment.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { newId } from '#shared/model/ids.ts';
import { canonicalAddress } from '#shared/model/people/companyDomain.ts';
import { isFirstSuperAdmin, isKnownCompany } from '#shared/rules/people/companies.ts';
import * as signUpTexts from '#shared/texts/people/signUp.ts';

/** The grants of `registerPerson`: it looks a verified person up, creates their company, and adds or changes them. */
export const registeringGrants: TableGrants = {
  BatchGetItem: ['COMPANY', 'PEOPLE', 'ACCESS'],
  PutItem: ['COMPANY', 'PEOPLE', 'ACCESS'],
  UpdateItem: ['PEOPLE', 'ACCESS'],
  DeleteItem: ['PEOPLE'],
};

/** A verified person as the user pool knows them. */
export type VerifiedPerson = PoolAccount & { email: string; username: string };

/**
 * Registers a verified person with their company, which is created with its first super admin (rules company.6,
 * company.7). Safe to repeat: it changes nothing when all is in order, links a known address to a new account after the
 * loss of the pool, and promotes a person who was named super admin only after they had signed up.
 * @returns the company's record of the person; undefined when the address belongs to none of the deployment's
 * companies; `unlinked` when the address has another account, to which this one is not linked (rule session.31)
 * @throws Error when the account at a provider belongs to a person with another address (rule session.30)
 */
export async function registerPerson(verified: VerifiedPerson): Promise<AccessFields | 'unlinked' | undefined> {
  const address = canonicalAddress(verified.email);
  if (address === undefined || !isKnownCompany(companies(), address.company)) return undefined;
  const { email, company } = address;
  const { account } = verified;
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const { result } = await withRetries(async (): Promise<AccessFields | 'unlinked'> => {
    const [access, companyItem, binding] = await reader.get<[AccessItem, CompanyItem, Stored & PersonPointer]>([
      rowKeys.access(keys, email),
      rowKeys.company(keys),
      ...(account === undefined ? [] : [bindingKey(keys, account)]),
    ]);
    if (binding !== undefined && binding.uid !== access?.uid) throw new Error(signUpTexts.providerAddressChanged);
    const superAdmin = isFirstSuperAdmin(companies(), company, email, companyItem !== undefined);
    const signIns = signInsAfter(access ?? { sub: null }, verified, isSetUp);
    if (signIns === 'unlinked') return signIns;
    if (access !== undefined && signIns === undefined && !superAdmin) return access;
    const { sub, signIns: atProviders } = signIns ?? access ?? { sub: verified.sub };
    const author = writer({ uid: access?.uid ?? null, tab: null, call: 'sign_up' });
    const founding = superAdmin ? createCompany(keys, company, Date.now()) : [];
    if (access !== undefined) {
      const [user] = await reader.get<[UserItem]>([rowKeys.user(keys, access.uid)]);
      if (user === undefined) throw new Error(`the user of ${access.uid} is missing`);
      const person = { sub, signIns: atProviders, username: verified.username };
      await author.commit('company', [...founding, ...signUpPerson(access, user, person, superAdmin)]);
      return { ...access, ...signedUpAccess(person, superAdmin) };
    }
    const person = {
      uid: newId(),
      email,
      active: superAdmin,
      superAdmin,
      sub,
      signIns: atProviders,
      username: verified.username,
    };
    await author.commit('company', [...founding, ...createPerson(keys, person)]);
    return newAccess(person);
  });
  return result;
}

function isSetUp(provider: string): boolean {
  return signInProviders().some(({ id }) => id === provider);
}
