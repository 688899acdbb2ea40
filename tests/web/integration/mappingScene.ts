import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as integrationTabTexts from '#shared/texts/integration/integrationTab.ts';
import * as targetTexts from '#shared/texts/integration/mappingTarget.ts';
import { FAKE_TOKEN } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { TILL } from '#tests/ports/jira/support/tillProject.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { field, press } from '../support/hands.ts';

export const NAME = 'Our Jira';
type User = Awaited<ReturnType<typeof openApp>>;

/** Opens the mapping of a company that is connected with Jira. */
export async function openMapping() {
  const { person, api } = await newcomer();
  const origin = `https://jira.${person.email.split('@')[1] ?? ''}`;
  const { id } = await api.call('initiate_connection', { connectionTypeKey: 'jira-server', url: origin, name: NAME });
  await api.call('set_credential', { integrationId: id, token: FAKE_TOKEN });
  const user = await openApp('/admin?tab=integration', person);
  await press(user, integrationTabTexts.actionsFor({ name: NAME }));
  await user.click(await screen.findByRole('menuitem', { name: integrationTabTexts.fieldMapping }));
  const savedIn = async (projectId: string) => {
    const target = { integrationId: id, projectId, issueTypeId: TILL.selectedIssueType.id };
    return (await api.call('field_mapping', target)).mapping;
  };
  return { user, api, integrationId: id, origin, savedIn, saved: () => savedIn(TILL.selectedProject.id) };
}

export const choose = async (user: User, label: string, option: string, inside?: HTMLElement): Promise<void> => {
  await user.click(await field(label, inside));
  await user.click(await screen.findByRole('option', { name: option }));
};
/** Adds rows for fields, all at once. */
export const addFields = async (user: User, ...names: readonly string[]): Promise<void> => {
  for (const name of names) await choose(user, texts.addFields, name);
  await press(user, texts.addChosen({ count: names.length }));
};
export const openTarget = async (user: User): Promise<void> => {
  await choose(user, targetTexts.project, targetTexts.projectOption(TILL.selectedProject));
  await user.click(await field(targetTexts.issueType));
  expect(screen.queryByRole('option', { name: 'Sub-task' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Story' }));
  await rowOf('Summary');
};
export const rowOf = (name: string): Promise<HTMLElement> => screen.findByRole('group', { name });
export const save = (): Promise<HTMLElement> => screen.findByRole('button', { name: texts.save });
/** Tests the mapping, without which it cannot be saved. */
export const passTest = async (user: User): Promise<void> => {
  expect(await save()).toHaveProperty('disabled', true);
  await press(user, texts.test);
  await waitFor(async () => expect(await save()).toHaveProperty('disabled', false));
};
