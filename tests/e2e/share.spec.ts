import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/sharing.ts';
import { paths } from '#web/base/paths.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { makeMap } from './support/maps.ts';
import { addMember, newColleague } from './support/members.ts';

test('the owner shares a story map as editor by two presses beside typing, and the next one gets the same role', async ({
  page,
  context,
  newUser,
  register,
  signIn,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: ['Browse'] });
  const bob = await newColleague(api, register, ann, 'Bob');
  // Another address has this one in it.
  const company = bob.email.split('@')[1] ?? '';
  const longer = newPerson({ name: 'Jim', company });
  await api.call('add_registered_email', { email: `a${bob.email}` });
  await register({ ...longer, email: `a${bob.email}` });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, ann, paths.mapActivity(id));

  await page.getByRole('button', { name: texts.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.shareTitle({ map: 'Desks' }) });
  const search = dialog.getByRole('combobox', { name: texts.addPeople });
  await expect(search).toBeFocused();
  await page.keyboard.type(bob.email);
  await page.keyboard.press('Enter');
  const roleOfBob = dialog.getByRole('combobox', { name: texts.roleOf({ person: bob.username }) });
  await expect(roleOfBob).toHaveValue('editor');
  await expect(search).toHaveValue('');

  await dialog.getByRole('combobox', { name: texts.addAs }).selectOption(texts.roles.viewer);
  await search.fill(`a${bob.email}`);
  await search.press('Enter');
  await expect(dialog.getByRole('combobox', { name: texts.roleOf({ person: longer.username }) })).toHaveValue('viewer');
  await search.fill(`nobody@${company}`);
  await expect(dialog).toContainText(texts.notSignedUpAdmin({ email: `nobody@${company}` }));
  await search.fill('');

  await dialog.getByRole('button', { name: texts.copyLink }).click();
  await expect(dialog.getByRole('status').filter({ hasText: texts.linkCopied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/story_map/${id}`,
  );
  await dialog.getByRole('button', { name: commonTexts.close }).click();
  await expect(page.getByRole('button', { name: texts.share, exact: true })).toBeFocused();

  await page.reload();
  await page.getByRole('button', { name: texts.peopleWith({ count: 2 }) }).click();
  await expect(dialog.getByRole('combobox', { name: texts.addAs })).toHaveValue('viewer');
});

test('others read who has a story map, and copy its address', async ({ page, newUser, register, signIn }) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: ['Browse'] });
  const bob = await newColleague(api, register, ann, 'Bob');
  await addMember(api, id, bob, 'editor');
  await signIn(page, bob, paths.storyMap(id, 'overview'));
  await page.getByRole('button', { name: texts.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts.shareTitle({ map: 'Desks' }) });
  const people = dialog.getByRole('list', { name: texts.people }).getByRole('listitem');
  await expect(people.filter({ hasText: ann.username })).toContainText(texts.roles.owner);
  await expect(people.filter({ hasText: texts.you({ person: bob.username }) })).toContainText(texts.roles.editor);
  await expect(dialog).toContainText(texts.ownerOnlyAdds);
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: texts.copyLink })).toBeVisible();
});
