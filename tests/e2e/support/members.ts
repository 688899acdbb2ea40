import type { Api } from './api.ts';
import type { Person } from './people.ts';

/** Shares a story map with a colleague, in the name of its owner. */
export async function addMember(api: Api, containerId: string, { email }: Person, role: 'editor' | 'viewer'): Promise<void> {
  const { docs } = await api.call('company_users', {});
  const uid = docs.find((user) => user.email === email)?.uid;
  if (uid === undefined) throw new Error(`${email} is nobody of the company`);
  await api.call('add_member', { containerId, uid, role });
}
