import type { People } from './createPeople.ts';
import { saveMapping } from './saveMapping.ts';
import type { DemoCompany } from './types.ts';

/** Where the local Jira is, and the token of StorYd's account there. */
export type DemoJira = { readonly url: string; readonly token: string };

/** Connects a company of the demo with the local Jira, and maps one of its projects, as an administrator does. */
export async function connectJira(
  people: People,
  { jira: name, people: [founder] }: DemoCompany,
  jira: DemoJira | undefined,
): Promise<void> {
  if (name === undefined || founder === undefined || jira === undefined) return;
  const call = people.as(founder.id);
  const { id } = await call('initiate_connection', { connectionTypeKey: 'jira-server', url: jira.url, name });
  const { success, message } = await call('set_credential', { integrationId: id, token: jira.token });
  if (!success) throw new Error(`the local Jira has refused the demo: ${message}`);
  await saveMapping(call, id);
}
