import { canonicalDomain } from '#shared/model/company.ts';
import type { AccountPool } from '../running.ts';
import { askForChanges } from './askForChanges.ts';
import { type CallAs, callAs } from './callAs.ts';
import { fernhillBooks } from './companies/fernhillBooks.ts';
import { northwindCycles } from './companies/northwindCycles.ts';
import { createMap } from './createMap.ts';
import { companyExists, createAccounts, createPeople, DEMO_PASSWORD, emailOf, hasAccount } from './createPeople.ts';
import type { DemoAccount, DemoCompany } from './types.ts';

export type { DemoAccount } from './types.ts';

/**
 * Fills a new data folder with demo data: a company with people of every role and three story maps, and an isolated
 * second company. Runs once per data folder (see `fillOnce`). A company that the table already knows, from an engine
 * that outlived the folder, only gets its accounts back.
 *
 * @param as makes calls as one of them; directly to the handlers by default
 * @returns the accounts to sign in with
 * @throws the pool's error when it knows an address already
 */
export async function seedDemo({ pool, as = callAs }: { pool: AccountPool; as?: CallAs }): Promise<DemoAccount[]> {
  const companies = [northwindCycles, fernhillBooks];
  for (const company of companies) await seedCompany(pool, company, as);
  return companies.flatMap((company) =>
    company.people
      .filter(hasAccount)
      .map((person) => ({ email: emailOf(company, person), password: DEMO_PASSWORD, what: person.what })),
  );
}

async function seedCompany(pool: AccountPool, company: DemoCompany, as: CallAs): Promise<void> {
  const domain = canonicalDomain(company.domain);
  if (domain === undefined) throw new Error(`${company.domain} is no domain`);
  if (await companyExists(domain)) {
    await createAccounts(pool, company, company.people);
    return;
  }
  const people = await createPeople(pool, company, domain, as);
  const mapIds = new Map<string, string>();
  for (const map of company.maps) mapIds.set(map.name, await createMap(people, map, mapIds));
  await askForChanges(people, company.changeRequests ?? [], mapIds);
}
