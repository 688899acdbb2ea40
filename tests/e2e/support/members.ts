import type { Api } from './api.ts';
import { newPerson, type Person } from './people.ts';

/** Shares a story map with a colleague, on behalf of its owner. */
export async function addMember(
  api: Api,
  containerId: string,
  { email }: Person,
  role: 'editor' | 'viewer',
): Promise<void> {
  await api.call('add_member', { containerId, uid: await uidOf(api, email), role });
}

/** Takes the role of a colleague on a story map away, on behalf of its owner. */
export async function removeMember(api: Api, containerId: string, { email }: Person): Promise<void> {
  await api.call('remove_member', { containerId, uid: await uidOf(api, email) });
}

/** The uid of a colleague. */
export async function uidOf(api: Api, email: string): Promise<string> {
  const { docs } = await api.call('company_users', {});
  const uid = docs.find((user) => user.email === email)?.uid;
  if (uid === undefined) throw new Error(`${email} is nobody of the company`);
  return uid;
}

/** A colleague in a user's company, signed up and with access. */
export async function newColleague(
  api: Api,
  register: (person: Person) => Promise<void>,
  of: Pick<Person, 'email'>,
  name = 'Bob',
): Promise<Person> {
  const colleague = newPerson({ name, company: of.email.split('@')[1] ?? '' });
  await api.call('add_registered_email', { email: colleague.email });
  await register(colleague);
  return colleague;
}
