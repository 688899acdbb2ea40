import { companyStore } from '#lambdas/data/companyStore.ts';
import {
  type AccessFields,
  type AccessItem,
  createPerson,
  newAccess,
  signedUpAccess,
  signUpPerson,
  type UserItem,
} from '#lambdas/data/entities/access.ts';
import { type CompanyItem, createCompany } from '#lambdas/data/entities/company.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { canonicalEmail, companyOfEmail } from '#shared/model/company.ts';
import { newId } from '#shared/model/ids.ts';
import { isFirstSuperAdmin, isKnownCompany } from '#shared/rules/companies.ts';
import { companies } from './environment.ts';

/** The grants of `registerPerson`: it looks a verified person up, creates their company, and adds or changes them. */
export const registeringGrants: TableGrants = {
  BatchGetItem: ['COMPANY', 'PEOPLE', 'ACCESS'],
  PutItem: ['COMPANY', 'PEOPLE', 'ACCESS'],
  UpdateItem: ['PEOPLE', 'ACCESS'],
  DeleteItem: ['PEOPLE'],
};

/** A verified person as the user pool knows them. */
export type VerifiedPerson = { email: string; sub: string; username: string };

/**
 * Registers a verified person with their company, which is created with its first super admin (rules company.6,
 * company.7). Safe to repeat: it changes nothing when all is in order, links a known address to a new account after the
 * loss of the pool, and promotes a person who was named super admin only after they had signed up.
 * @returns the company's record of the person, or undefined when the address belongs to none of the deployment's
 * companies
 */
export async function registerPerson(verified: VerifiedPerson): Promise<AccessFields | undefined> {
  const email = canonicalEmail(verified.email);
  const company = companyOfEmail(verified.email);
  if (email === undefined || company === undefined || !isKnownCompany(companies(), company)) return undefined;
  const { reader, writer } = companyStore(company);
  const { keys } = reader;
  const { result } = await withRetries(async (): Promise<AccessFields> => {
    const [access, companyItem] = await reader.get<[AccessItem, CompanyItem]>([
      rowKeys.access(keys, email),
      rowKeys.company(keys),
    ]);
    const superAdmin = isFirstSuperAdmin(companies(), company, email, companyItem !== undefined);
    if (access?.sub === verified.sub && !superAdmin) return access;
    const author = writer({ uid: access?.uid ?? null, tab: null, call: 'sign_up' });
    const founding = superAdmin ? createCompany(keys, company, Date.now()) : [];
    if (access !== undefined) {
      const [user] = await reader.get<[UserItem]>([rowKeys.user(keys, access.uid)]);
      if (user === undefined) throw new Error(`the user of ${access.uid} is missing`);
      await author.commit('company', [...founding, ...signUpPerson(keys, access, user, verified, superAdmin)]);
      return { ...access, ...signedUpAccess(verified.sub, superAdmin) };
    }
    const person = {
      uid: newId(),
      email,
      active: superAdmin,
      superAdmin,
      sub: verified.sub,
      username: verified.username,
    };
    await author.commit('company', [...founding, ...createPerson(keys, person)]);
    return newAccess(person);
  });
  return result;
}
