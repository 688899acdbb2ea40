import { createFakeJira } from '#infra/local/jira/fakeJira.ts';
import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { EpicPlace } from '#lambdas/entities/integration/epicExport.ts';
import { setLinks } from '#lambdas/entities/integration/epicLink.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { tillIssue, tillMapping, tillProject } from '#tests/ports/jira/support/tillProject.ts';
import type { Planning } from './planning.ts';
import { storeOf } from './smallWorld.ts';

/**
 * A connection of a world with a Jira, and the issue of its completed epic there, whose link back has failed. Another
 * epic is `differing`: when the issue was read last, it had another summary, and a fix version that names `target`.
 */
export type Connected = {
  id: string;
  name: string;
  url: string;
  issueKey: string;
  failedEntry: string;
  differing: { place: EpicPlace; text: string };
};

/** Whether the functions of a stack reach the fake Jiras of this process. Deployed ones do not. */
export type Reaching = { readonly reachesFakes?: boolean };

type Connecting = {
  stack: Reaching;
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  domain: string;
  containerId: string;
  planning: Planning;
};

/** The credential of the connection of every world. */
export const TOKEN = 'NDU2Nzg5MDEyMzQ1Njc4OTAx';

/**
 * Connects a company with a fake Jira Data Center. Where functions do not reach that, its connection stays without an
 * answer, and no epic has an issue.
 */
export async function addIntegration({
  call,
  canary,
  domain,
  containerId,
  planning,
  stack,
}: Connecting): Promise<Connected> {
  const name = `Jira ${canary}`;
  const jira = connectFake(createFakeJira('data-center', `https://jira.${domain}`));
  jira.accounts.set(`Bearer ${TOKEN}`, { name: 'storyd', mayCreateIssues: true });
  const { id } = await call('initiate_connection', { connectionTypeKey: 'jira-server', url: jira.baseUrl, name });
  jira.projects.push(tillProject(), tillProject('CASH', '10200'));
  jira.issues.push(tillIssue());
  await call('set_credential', { integrationId: id, token: TOKEN });
  await call('change_integration', { integrationId: id, allowUsersToWrite: true });
  await call('save_field_mapping', { integrationId: id, mapping: tillMapping() });
  const { whatId, epics, releases } = planning;
  const differing = await addDiffering({ call, canary, domain, containerId, planning }, id);
  if (stack.reachesFakes === false) {
    return { id, name, url: jira.baseUrl, issueKey: ISSUE, failedEntry: '0'.repeat(26), differing };
  }
  const storydEpicInfo = { containerId, whatId, epicId: epics.done, releaseId: releases.open };
  jira.faults.set('/rest/api/2/issue/TILL-1/remotelink', { status: 403 });
  const { issueKey } = await call('create_epic_link', { integrationId: id, issueKey: ISSUE, storydEpicInfo });
  jira.faults.clear();
  const { docs } = await call('epic_journal', { containerId, epicId: epics.done });
  return { id, name, url: jira.baseUrl, issueKey, failedEntry: docs[0]?.id ?? '', differing };
}

const ISSUE = 'TILL-1';
/** The summary that the issue had when it was read last. */
export const SEEN_SUMMARY = 'Count all tills';

/**
 * Adds an epic to the release `loose`, and links it as if its issue had been read, without asking the Jira. Its text is
 * one word with the canary, as in the trash.
 */
async function addDiffering(
  { call, canary, domain, containerId, planning }: Omit<Connecting, 'stack'>,
  integrationId: string,
): Promise<Connected['differing']> {
  const { whatId, releases } = planning;
  const releaseId = releases.loose;
  const text = `Differing${canary}`;
  const { id: epicId } = await call('create_epic', {
    containerId,
    releaseId,
    whatId,
    epic: { type: 'free_text', text },
  });
  const { reader } = storeOf(domain);
  const { keys } = reader;
  const [epic] = await reader.get<[EpicItem]>([rowKeys.epic(keys, containerId, releaseId, whatId, epicId)]);
  if (epic === undefined) throw new Error('the epic was not created');
  const link = { integrationId, integrationType: 'jira-server', integrationInfo: { issueKey: ISSUE } } as const;
  const issue = {
    ...{ key: ISSUE, summary: SEEN_SUMMARY, status: 'To Do', isDone: false, priority: null },
    fixVersions: [`Target ${canary}`],
  };
  const linked = setLinks(keys, containerId, epic, [link]);
  await writeUnlogged([
    ...linked,
    ...derivedSteps(keys, linked),
    {
      do: 'putPointer',
      key: rowKeys.cachedIssue(keys, integrationId, epicId),
      fields: { epicId, issueKey: ISSUE, issue, at: Date.now() },
    },
  ]);
  return { place: { containerId, releaseId, whatId, epicId }, text };
}

/** Takes the link of `differing` away, for tests of which only what they link themselves may differ. */
export async function unlinkDiffering({
  call,
  integration: { id, differing },
}: Pick<Connecting, 'call'> & { integration: Connected }): Promise<void> {
  const integrationInfo = { issueKey: ISSUE };
  await call('delete_epic_link', {
    ...{ integrationId: id, storydEpicInfo: differing.place },
    epicIntegrationItem: { integrationId: id, integrationType: 'jira-server', integrationInfo },
  });
}
