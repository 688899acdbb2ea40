import { inRole } from '#infra/local/grants/role.ts';
import { handler } from '#lambdas/events/read_issues/read_issues.ts';
import { newId } from '#shared/model/ids.ts';
import * as epicCardTexts from '#shared/texts/epic/epicCard.ts';
import * as texts from '#shared/texts/integration/drift.ts';
import * as integrationDriftTexts from '#shared/texts/integration/integrationDrift.ts';
import * as integrationTabTexts from '#shared/texts/integration/integrationTab.ts';
import * as settledTexts from '#shared/texts/integration/settled.ts';
import * as historyTexts from '#shared/texts/story_map/history.ts';
import { paths } from '#web/base/paths.ts';
import { type Api, expect, type LocalStack, type Page, test } from './fixtures.ts';
import { faultsOf, switchTheme } from './support/look.ts';

const JIRA = 'Our Jira';
/** What the clock starts every 15 minutes. */
const readIssues = inRole('read_issues', handler);

/** A release with two epics, which are issues of the local Jira. */
async function exportTwo(stack: LocalStack, api: Api) {
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Bikes', why: 'Ride at once' });
  const { id: whatId } = await api.call('add_what', { containerId, description: 'Rent a bike', level: 0 });
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First rides' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  const place = { containerId, releaseId, whatId };

  const page = await (await fetch(stack.jiraUrl)).text();
  const copied = (label: string) => new RegExp(`${label}</dt><dd><code>([^<]+)`).exec(page)?.[1] ?? '';
  const { id: integrationId } = await api.call('initiate_connection', {
    ...{ connectionTypeKey: 'jira-server', url: copied('Jira base url'), name: JIRA },
  });
  await api.call('set_credential', { integrationId, token: copied('Personal access token') });
  const { projects } = await api.call('available_projects', { integrationId });
  const selectedProject = projects.find(({ key }) => key === 'RIDE') ?? { id: '', key: '', name: '' };
  const { issueTypes } = await api.call('issue_types', { integrationId, projectKey: 'RIDE' });
  const { id: issueTypeId = '' } = issueTypes.find(({ name }) => name === 'Story') ?? {};
  const mapping = {
    ...{ selectedProject, selectedIssueType: { id: issueTypeId, name: 'Story' } },
    addedJiraFields: [
      {
        ...{ uid: newId(), allowUsersToEdit: false },
        jiraField: { id: 'summary', name: 'Summary', type: 'string' as const },
        storydField: { key: 'epic-name' as const, mapping: { type: 'direct' as const } },
      },
    ],
  };
  await api.call('save_field_mapping', { integrationId, mapping });
  const issueOf = async (text: string) => {
    const { id: epicId } = await api.call('create_epic', { ...place, epic: { type: 'free_text', text } });
    const exported = { integrationId, exportData: mapping, storydEpicInfo: { ...place, epicId } };
    return (await api.call('export_data', exported)).issueKey;
  };
  const [book, give] = [await issueOf('Book a bike'), await issueOf('Give it back')];
  const completeByJira = () =>
    api.call('save_field_mapping', { integrationId, mapping: { ...mapping, completesEpics: true } });
  return { place, book, give, completeByJira };
}

const settle = async (page: Page, way: keyof typeof texts.ways, field: keyof typeof texts.fields) => {
  const name = texts.wayOf({ way: texts.ways[way], field: texts.fields[field] });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(way === 'leave' ? settledTexts.leave : settledTexts[way]).first()).toBeVisible();
};

test('a product manager sees what became of exported epics in Jira, takes one value, sends one, leaves one; a done issue completes its epic', async ({
  page,
  openPage,
  signIn,
  newUser,
  stack,
}) => {
  const { person: mia, api } = await newUser();
  const { place, book, give, completeByJira } = await exportTwo(stack, api);
  const { containerId, releaseId, whatId } = place;
  const epics = async () =>
    (await api.call('release_what', place)).epics.map(({ nameFreeText, completed }) => [nameFreeText, completed]);

  const jira = await openPage();
  /** Changes an issue on its page, as somebody in Jira. */
  const change = async (
    key: string,
    { summary, ...chosen }: Partial<Record<'summary' | 'Status' | 'Priority', string>>,
  ) => {
    await jira.goto(`${stack.jiraUrl}/data-center/browse/${key}`);
    if (summary !== undefined) await jira.getByLabel('Summary').fill(summary);
    for (const [label, option] of Object.entries(chosen)) await jira.getByLabel(label).selectOption(option);
    await jira.getByRole('button', { name: 'Save' }).click();
    await readIssues();
  };
  await readIssues();
  await change(book, { summary: 'Reserve a bike', Status: 'Done', Priority: 'Low' });

  await signIn(page, mia, paths.release(containerId, releaseId));
  await page.getByRole('region', { name: texts.panel }).getByRole('link', { name: 'Book a bike' }).click();
  const list = page.getByRole('list', { name: texts.list({ key: book }) });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await settle(page, 'theirs', 'summary');
  await expect(page.getByRole('article', { name: 'Reserve a bike' })).toBeVisible();
  await settle(page, 'ours', 'status');
  await settle(page, 'leave', 'priority');
  await expect(list).toHaveCount(0);
  await jira.reload();
  await expect(jira.locator('h2 .status')).not.toHaveText('Done');
  expect(await epics()).toEqual([
    ['Reserve a bike', false],
    ['Give it back', false],
  ]);

  await completeByJira();
  await change(give, { Status: 'Done' });
  expect(await epics()).toContainEqual(['Give it back', true]);
  await page.goto(paths.storyMap(containerId, 'history'));
  const entry = page.getByRole('listitem').filter({ hasText: 'as its issue in Jira is done' });
  await expect(entry).toContainText('Give it back');
  await expect(entry).toContainText(historyTexts.jira);
  await page.goto(paths.releaseWhat(containerId, releaseId, whatId));
  await expect(page.getByRole('checkbox', { name: epicCardTexts.complete({ name: 'Give it back' }) })).toBeChecked();
});

test('an administrator goes through the differences of a connection by keyboard, at 400 px, in both themes', async ({
  page,
  signIn,
  newUser,
  stack,
}) => {
  const { person: mia, api } = await newUser();
  const { place } = await exportTwo(stack, api);
  await readIssues();
  const { epics } = await api.call('release_what', place);
  for (const { id: epicId, nameFreeText } of epics)
    await api.call('change_epic_name', { ...place, epicId, epic: { type: 'free_text', text: `${nameFreeText} now` } });
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, mia, paths.admin('integration'));
  await page.getByRole('button', { name: integrationTabTexts.actionsFor({ name: JIRA }) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: integrationDriftTexts.open }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: integrationDriftTexts.list });
  await expect(list.getByRole('link', { name: 'Book a bike now' })).toBeVisible();
  for (const theme of ['dark', 'light'] as const) {
    await switchTheme(page, theme);
    expect(await faultsOf(page, theme)).toEqual([]);
  }

  await list
    .getByRole('button', { name: texts.wayOf({ way: texts.ways.ours, field: texts.fields.summary }) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(settledTexts.ours).first()).toBeVisible();
  await expect(list.getByRole('heading')).toHaveCount(1);
  await expect(list).toBeFocused();
});
