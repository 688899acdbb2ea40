import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { createFakeJira } from '#tests/tracker/support/fakeJira.ts';
import { connectFake } from '#tests/tracker/support/fakeTrackers.ts';

/** A connection of a world with a Jira. */
export type Connected = { id: string; name: string; url: string };

type Connecting = {
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  domain: string;
};

/** The credential of the connection of every world. */
export const TOKEN = 'NDU2Nzg5MDEyMzQ1Njc4OTAx';

/** Connects a company with a fake Jira Data Center. */
export async function addIntegration({ call, canary, domain }: Connecting): Promise<Connected> {
  const name = `Jira ${canary}`;
  const jira = connectFake(createFakeJira('data-center', `https://jira.${domain}`));
  jira.accounts.set(`Bearer ${TOKEN}`, { name: 'storyd', mayCreateIssues: true });
  const { id } = await call('initiate_connection', { connectionTypeKey: 'jira-server', url: jira.baseUrl, name });
  await call('set_credential', { integrationId: id, token: TOKEN });
  return { id, name, url: jira.baseUrl };
}
