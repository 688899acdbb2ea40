import type { CompanyItem } from '#lambdas/entities/company/company.ts';
import type { AccessItem } from '#lambdas/entities/people/access.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { AccountPool } from '../running.ts';
import type { CallAs, Caller } from './callAs.ts';
import { severalAtOnce } from './severalAtOnce.ts';
import type { DemoCompany, DemoPerson } from './types.ts';

/** Everybody has the same password: the accounts exist on this machine only, and should be easy to try. */
export const DEMO_PASSWORD = 'storyd-demo';

/** A company's people for the rest of the seed, by the part of their address before the @. */
export type People = { uidOf(id: string): string; as(id: string): Caller };

export const emailOf = (company: DemoCompany, person: Pick<DemoPerson, 'id'>): string =>
  `${person.id}@${company.domain}`;

/** Whether a person can sign in. */
export const hasAccount = (person: DemoPerson): boolean => person.standing !== 'invited';

/** Creates the accounts of a company's people. The first one of all creates the company. */
export async function createAccounts(
  pool: AccountPool,
  company: DemoCompany,
  people: readonly DemoPerson[],
): Promise<void> {
  await severalAtOnce(people.filter(hasAccount), (person) =>
    pool.admin.createConfirmedUser({
      email: emailOf(company, person),
      password: DEMO_PASSWORD,
      username: person.name,
    }),
  );
}

/** Whether the table already knows a company: an external engine may have kept it from an earlier run. */
export async function companyExists(domain: CompanyDomain): Promise<boolean> {
  const { reader } = companyStore(domain);
  const [found] = await reader.get<[CompanyItem]>([rowKeys.company(reader.keys)]);
  return found !== undefined;
}

/**
 * Creates a company: its first person signs up and grants access and roles to the others, who sign up too.
 */
export async function createPeople(
  pool: AccountPool,
  company: DemoCompany,
  domain: CompanyDomain,
  as: CallAs,
): Promise<People> {
  const [founder, ...others] = company.people;
  if (founder === undefined) throw new Error(`${company.domain} has no people`);
  await createAccounts(pool, company, [founder]);
  const asFounder = as({ email: emailOf(company, founder), name: founder.name });
  const letIn = others.filter(({ standing }) => standing !== 'waiting' && standing !== 'asking');
  await severalAtOnce(letIn, (person) =>
    asFounder('add_registered_email', {
      email: emailOf(company, person),
      signUpPermissions: {
        admin: person.standing === 'admin',
        global_story_map_viewer: person.standing === 'globalStoryMapViewer',
      },
    }),
  );
  await createAccounts(pool, company, others);
  return knownPeople(company, domain, as);
}

/** Takes access from those who have lost it, and lets others ask for it. */
export async function changeAccess(people: People, company: DemoCompany): Promise<void> {
  const [founder] = company.people;
  await severalAtOnce(company.people, async (person) => {
    const email = emailOf(company, person);
    if (person.standing === 'asking') await people.as(person.id)('ask_for_access', { email });
    if (person.standing === 'removed' && founder !== undefined)
      await people.as(founder.id)('remove_registered_email', { email });
  });
}

async function knownPeople(company: DemoCompany, domain: CompanyDomain, as: CallAs): Promise<People> {
  const { reader } = companyStore(domain);
  const found = await reader.get<AccessItem[]>(
    company.people.map((person) => rowKeys.access(reader.keys, emailOf(company, person))),
  );
  const uids = new Map<string, string>();
  for (const [index, person] of company.people.entries()) {
    const access = found[index];
    if (access === undefined) throw new Error(`${person.id} is not known to ${company.domain}`);
    uids.set(person.id, access.uid);
  }
  const named = (id: string): { uid: string; person: DemoPerson } => {
    const person = company.people.find((one) => one.id === id);
    const uid = uids.get(id);
    if (person === undefined || uid === undefined) throw new Error(`${company.domain} has nobody called ${id}`);
    return { uid, person };
  };
  return {
    uidOf: (id) => named(id).uid,
    as: (id) => as({ email: emailOf(company, named(id).person), name: named(id).person.name }),
  };
}
