import type { CompanyDomain } from '../model/company.ts';
import { isFreeMailDomain } from '../model/company.ts';

/**
 * The companies of a deployment: `any` accepts every domain that is not a free-mail one (the local run), else each company with the
 * address of its first super admin (decisions 3).
 */
export type Companies = 'any' | Record<string, { superAdmin: string }>;

/** Whether people of a domain can sign up. */
export function isKnownCompany(companies: Companies, company: CompanyDomain): boolean {
  return !isFreeMailDomain(company) && (companies === 'any' || Object.hasOwn(companies, company));
}

/**
 * Whether a verified person becomes the company's first super admin: the listed address, or where any company is accepted the first
 * person of a new one (decisions 3).
 */
export function isFirstSuperAdmin(companies: Companies, company: CompanyDomain, email: string, companyExists: boolean): boolean {
  if (companies === 'any') return !companyExists;
  return Object.hasOwn(companies, company) && companies[company]?.superAdmin.toLowerCase() === email;
}
