import { describe, expect, test } from 'vitest';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { isFirstSuperAdmin, isKnownCompany } from '#shared/rules/people/companies.ts';

const domain = (text: string): CompanyDomain => {
  const found = canonicalDomain(text);
  if (found === undefined) throw new Error(`${text} is no domain`);
  return found;
};
const listed = { 'acme.example': { superAdmin: 'Ada@Acme.example' } };

describe('sign-up by domain', () => {
  test.each([
    ['any', 'acme.example', true],
    ['any', 'gmail.com', false],
    ['any', 'mail.gmail.com', true],
    [listed, 'acme.example', true],
    [listed, 'sub.acme.example', false],
    [listed, 'other.example', false],
    [{ 'gmail.com': { superAdmin: 'ada@gmail.com' } }, 'gmail.com', false],
    [{}, 'acme.example', false],
  ] as const)('companies %j, domain %s: %s', (companies, company, isKnown) => {
    expect(isKnownCompany(companies, domain(company))).toBe(isKnown);
  });
});

describe('the first super admin', () => {
  const acme = domain('acme.example');

  test('is the first person where any company is accepted', () => {
    expect(isFirstSuperAdmin('any', acme, 'bob@acme.example', false)).toBe(true);
    expect(isFirstSuperAdmin('any', acme, 'bob@acme.example', true)).toBe(false);
  });

  test('is the listed address, in any spelling of the list, and only once', () => {
    expect(isFirstSuperAdmin(listed, acme, 'ada@acme.example', false)).toBe(true);
    expect(isFirstSuperAdmin(listed, acme, 'ada@acme.example', true)).toBe(false);
    expect(isFirstSuperAdmin(listed, acme, 'bob@acme.example', false)).toBe(false);
    expect(isFirstSuperAdmin(listed, domain('other.example'), 'ada@acme.example', false)).toBe(false);
  });
});
