import { canonicalDomain } from '#shared/model/people/companyDomain.ts';
import type { AccountPool } from '../running.ts';
import { addInitiatives, deleteInitiatives } from './addInitiatives.ts';
import { askForChanges } from './askForChanges.ts';
import { type CallAs, callAs } from './callAs.ts';
import { fernhillBooks } from './companies/fernhillBooks.ts';
import { northwindCycles } from './companies/northwindCycles.ts';
import { connectJira, type DemoJira } from './connectJira.ts';
import { type CreatedMap, fillMap } from './createMap.ts';
import {
  changeAccess,
  companyExists,
  createAccounts,
  createPeople,
  DEMO_PASSWORD,
  emailOf,
  hasAccount,
  type People,
} from './createPeople.ts';
import { linkMaps } from './linkMaps.ts';
import { severalAtOnce } from './severalAtOnce.ts';
import type { DemoAccount, DemoCompany, DemoDeletedMap } from './types.ts';

export type { DemoAccount } from './types.ts';

type Seeding = { pool: AccountPool; jira?: DemoJira | undefined; as?: CallAs };

/**
 * Fills a new data folder with demo data: a company with forty people of every role, a hierarchy of fifteen story maps,
 * an initiative, requests in every state, a trash and epics that differ from their issues, and an isolated second
 * company. Runs once per data folder (see `fillOnce`). A company that the table already knows, from an engine that
 * outlived the folder, only gets its accounts back.
 *
 * @param jira the local Jira, where there is one
 * @param as makes calls as one of them; directly to the handlers by default
 * @returns the accounts to sign in with that the terminal lists; those of the others have the same password
 * @throws the pool's error when it knows an address already
 */
export async function seedDemo({ pool, jira, as = callAs }: Seeding): Promise<DemoAccount[]> {
  const companies = [northwindCycles, fernhillBooks];
  for (const company of companies) await seedCompany(company, { pool, jira, as });
  return companies.flatMap((company) =>
    company.people.flatMap((person) =>
      person.what === undefined || !hasAccount(person)
        ? []
        : [{ email: emailOf(company, person), password: DEMO_PASSWORD, what: person.what }],
    ),
  );
}

async function seedCompany(
  company: DemoCompany,
  { pool, jira, as }: Omit<Seeding, 'as'> & { as: CallAs },
): Promise<void> {
  const domain = canonicalDomain(company.domain);
  if (domain === undefined) throw new Error(`${company.domain} is no domain`);
  if (await companyExists(domain)) {
    await createAccounts(pool, company, company.people);
    return;
  }
  const people = await createPeople(pool, company, domain, as);
  const maps = await createMaps(people, company);
  await linkMaps(people, maps);
  await addInitiatives(people, company.initiatives ?? [], maps);
  await askForChanges(people, company.changeRequests ?? [], maps);
  await deleteMaps(people, company.deletedMaps ?? []);
  await deleteInitiatives(people, company.deletedInitiatives ?? []);
  await setTop(people, company, maps);
  await changeAccess(people, company);
  await connectJira(people, company, maps, jira);
}

/** Creates the story maps in their order, which is that of the lists, and fills several at once. */
async function createMaps(people: People, { maps, people: [founder] }: DemoCompany): Promise<CreatedMap[]> {
  if (founder === undefined) return [];
  const settings = await people.as(founder.id)('company_settings', {});
  const ids: string[] = [];
  for (const { owner, name, why } of maps)
    ids.push((await people.as(owner)('story_map_container_create', { name, why })).id);
  return severalAtOnce([...maps.entries()], ([index, map]) => fillMap(people, map, ids[index] ?? '', settings));
}

async function deleteMaps(people: People, maps: readonly DemoDeletedMap[]): Promise<void> {
  for (const { owner, name, why } of maps) {
    const { id: containerId } = await people.as(owner)('story_map_container_create', { name, why });
    await people.as(owner)('delete_container', { containerId });
  }
}

async function setTop(
  people: People,
  { hierarchyTop, people: [founder] }: DemoCompany,
  maps: readonly CreatedMap[],
): Promise<void> {
  const top = maps.find(({ map }) => map.name === hierarchyTop);
  if (top === undefined || founder === undefined) return;
  await people.as(founder.id)('set_hierarchy_top', { containerId: top.containerId });
}
