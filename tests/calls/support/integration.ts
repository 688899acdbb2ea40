import { createFakeJira } from '#infra/local/jira/fakeJira.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import { writeUnlogged } from '#lambdas/data/unlogged.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { canonicalDomain } from '#shared/model/company.ts';
import { connectFake } from '#tests/tracker/support/fakeTrackers.ts';
import { tillIssue, tillMapping, tillProject } from '#tests/tracker/support/tillProject.ts';
import type { Planning } from './planning.ts';

/** A connection of a world with a Jira, and the issue of its completed epic there, whose link back has failed. */
export type Connected = { id: string; name: string; url: string; issueKey: string; failedEntry: string };

/** Whether the functions of a stack reach the fake Jiras of this process. Deployed ones do not. */
export type Reaching = { readonly reachesFakes?: boolean };

type Connecting = {
  stack: Reaching;
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  domain: string;
  mapId: string;
  planning: Planning;
};

/** The credential of the connection of every world. */
export const TOKEN = 'NDU2Nzg5MDEyMzQ1Njc4OTAx';

/**
 * Connects a company with a fake Jira Data Center. Where functions do not reach that, its connection stays without an
 * answer, and no epic has an issue.
 */
export async function addIntegration({ call, canary, domain, mapId, planning, stack }: Connecting): Promise<Connected> {
  const name = `Jira ${canary}`;
  const jira = connectFake(createFakeJira('data-center', `https://jira.${domain}`));
  jira.accounts.set(`Bearer ${TOKEN}`, { name: 'storyd', mayCreateIssues: true });
  const { id } = await call('initiate_connection', { connectionTypeKey: 'jira-server', url: jira.baseUrl, name });
  jira.projects.push(tillProject(), tillProject('CASH', '10200'));
  jira.issues.push(tillIssue());
  await call('set_credential', { integrationId: id, token: TOKEN });
  await call('change_integration', { integrationId: id, allowUsersToWrite: true });
  await call('save_field_mapping', { integrationId: id, mapping: tillMapping() });
  if (stack.reachesFakes === false) {
    return { id, name, url: jira.baseUrl, issueKey: 'TILL-1', failedEntry: '0'.repeat(26) };
  }
  const { whatId, epics, releases } = planning;
  const storydEpicInfo = { containerId: mapId, whatId, epicId: epics.done, releaseId: releases.open };
  jira.faults.set('/rest/api/2/issue/TILL-1/remotelink', { status: 403 });
  const { issueKey } = await call('create_epic_link', { integrationId: id, issueKey: 'TILL-1', storydEpicInfo });
  jira.faults.clear();
  const { docs } = await call('epic_journal', { containerId: mapId, epicId: epics.done });
  await seeIssue(domain, id, epics.done, issueKey, SEEN_SUMMARY);
  return { id, name, url: jira.baseUrl, issueKey, failedEntry: docs[0]?.id ?? '' };
}

/** The summary that the issue of the completed epic has by now; it had another one when they were linked. */
export const SEEN_SUMMARY = 'Count all tills';

/** Notes an issue as it was read last, without reading it. */
async function seeIssue(domain: string, integrationId: string, epicId: string, issueKey: string, summary: string) {
  const company = canonicalDomain(domain);
  if (company === undefined) throw new Error(`${domain} is no company`);
  const key = rowKeys.seenIssue(companyStore(company).reader.keys, integrationId, epicId);
  const issue = { key: issueKey, summary, status: 'To Do', isDone: false, priority: null, fixVersions: [], url: '' };
  await writeUnlogged([{ do: 'putPointer', key, fields: { epicId, issueKey, issue, at: Date.now() } }]);
}
