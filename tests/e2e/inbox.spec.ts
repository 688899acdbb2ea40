import * as inboxTexts from '#shared/texts/inbox.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { expect, newCompany, newPerson, test } from './fixtures.ts';

test('an owner answers access requests from any page, the first in two clicks and the next by keys', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const company = newCompany();
  const ann = newPerson({ company });
  await register(ann);
  const api = await apiAs(ann);
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'Find a free desk' });
  const ask = async (name: string) => {
    const person = newPerson({ name, company });
    await api.call('add_registered_email', { email: person.email });
    await register(person);
    const own = await apiAs(person);
    await own.call('request_container_access', { containerId, access_type: 'view' });
    return { person, own };
  };
  const bob = await ask('Bob');
  const bell = (count: number) =>
    page.getByRole('button', {
      name: count === 0 ? inboxTexts.title : inboxTexts.opened({ count }),
      exact: true,
      includeHidden: true,
    });

  await signIn(page, ann, '/change_requests');
  await expect(bell(1)).toBeVisible();
  // A request that comes meanwhile is counted without a reload.
  const cleo = await ask('Cleo');
  await bell(2).click();
  const inbox = page.getByRole('dialog', { name: inboxTexts.title });
  const approve = ({ person }: typeof bob) =>
    inbox.getByRole('button', {
      name: sharingTexts.approveNamed.view({ person: person.username, map: 'Desks' }),
    });
  await approve(cleo).click();
  await expect(approve(bob)).toBeFocused();
  await expect(bell(1)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(inbox).toContainText(inboxTexts.empty);
  await expect(inbox.getByRole('heading', { name: inboxTexts.title })).toBeFocused();
  await expect(bell(0)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inbox).toBeHidden();
  await expect(bell(0)).toBeFocused();
  for (const { own } of [bob, cleo])
    expect((await own.call('story_map_list', { list_type: 'viewer', page: 1 })).total).toBe(1);
});
