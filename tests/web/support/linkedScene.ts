import type { FakeIssue, HiddenStatus } from '#infra/local/jira/fakeIssues.ts';
import { FAKE_TOKEN } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { epicScene } from '../epic/epicScene.ts';
import { changeInJira, hideInJira } from './changeInJira.ts';

/** The issue that the epic is linked with. */
export const ISSUE = 'TILL-1';
export const JIRA = 'Our Jira';

/** An epic of a company that is connected with Jira, linked with an issue of its name. */
export async function linkedScene() {
  const scene = await epicScene();
  const { api, person, about, name } = scene;
  const origin = `https://jira.${person.email.split('@')[1] ?? ''}`;
  const { id: integrationId } = await api.call('initiate_connection', {
    ...{ connectionTypeKey: 'jira-server', url: origin, name: JIRA },
  });
  await api.call('set_credential', { integrationId, token: FAKE_TOKEN });
  // A Jira begins to be once it has been asked.
  await api.call('available_projects', { integrationId });
  const changeIssue = (change: Partial<Pick<FakeIssue, 'status' | 'workflow' | 'fields'>>) =>
    changeInJira({ origin, key: ISSUE, change });
  await changeIssue({ fields: { summary: name } });
  await api.call('create_epic_link', { integrationId, issueKey: ISSUE, storydEpicInfo: about });
  const hide = (key: string, status: HiddenStatus) => hideInJira({ origin, key, status });
  return { ...scene, integrationId, changeIssue, hide };
}
