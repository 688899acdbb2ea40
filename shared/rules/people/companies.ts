import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { isFreeMailDomain } from '#shared/model/people/companyDomain.ts';

/**
 * The companies of a deployment: `any` accepts every domain that is not a free-mail one (the local run), else each
 * company with the address of its first super admin (rule company.5).
 */
export type Companies = 'any' | Record<string, { superAdmin: string }>;

/** Whether people of a domain can sign up. */
export function isKnownCompany(companies: Companies, company: CompanyDomain): boolean {
  return !isFreeMailDomain(company) && (companies === 'any' || Object.hasOwn(companies, company));
}

/**
 * Whether a verified person becomes the company's first super admin: the listed address, or where any company is
 * accepted the first person (rules company.6, company.7). The company is created with them, so that a transferred role
 * does not come back.
 */
export function isFirstSuperAdmin(
  companies: Companies,
  company: CompanyDomain,
  email: string,
  companyExists: boolean,
): boolean {
  if (companyExists) return false;
  if (companies === 'any') return true;
  return Object.hasOwn(companies, company) && companies[company]?.superAdmin.toLowerCase() === email;
}
