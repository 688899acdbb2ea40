import type { CreatedMap } from './createMap.ts';
import type { People } from './createPeople.ts';
import { exportEpics } from './exportEpics.ts';
import { saveMapping } from './saveMapping.ts';
import type { DemoCompany } from './types.ts';

/** Where the local Jira is, for StorYd and for people with a browser, and the token of StorYd's account there. */
export type DemoJira = { readonly url: string; readonly webUrl: string; readonly token: string };

/**
 * Connects a company of the demo with the local Jira, and maps one of its projects, as an administrator does; then
 * exports some epics.
 */
export async function connectJira(
  people: People,
  { jira: name, exports = [], people: [founder] }: DemoCompany,
  maps: readonly CreatedMap[],
  jira: DemoJira | undefined,
): Promise<void> {
  if (name === undefined || founder === undefined || jira === undefined) return;
  const call = people.as(founder.id);
  const { id } = await call('initiate_connection', { connectionTypeKey: 'jira-server', url: jira.url, name });
  const { success, message } = await call('set_credential', { integrationId: id, token: jira.token });
  if (!success) throw new Error(`the local Jira has refused the demo: ${message}`);
  const mapping = await saveMapping(call, id);
  await exportEpics(people, exports, maps, { integrationId: id, mapping, issuesUrl: `${jira.webUrl}/browse` });
}
