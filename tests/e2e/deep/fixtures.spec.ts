import { expect, newCompany, newPerson, test } from '../fixtures.ts';

test.describe('the fixtures of browser tests', () => {
  test('a person signs up through the screens and the mailbox, and is signed in', async ({ page, signUp, apiAs }) => {
    const ann = newPerson();
    await signUp(page, ann);
    await expect(page).toHaveURL(/\/story_maps$/);
    const api = await apiAs(ann);
    expect((await api.call('company_users', {})).docs.map(({ email }) => email)).toEqual([ann.email]);
  });

  test('two registered people sign in side by side, the second without access', async ({
    page,
    openPage,
    register,
    signIn,
    apiAs,
  }) => {
    const company = newCompany();
    const ann = newPerson({ company });
    const bob = newPerson({ name: 'Bob', company });
    await register(ann);
    await register(bob);
    await signIn(page, ann);
    await expect(page).toHaveURL(/\/story_maps$/);
    const second = await openPage();
    await signIn(second, bob);
    await expect(second).toHaveURL(/\/no_access$/);
    expect(await (await apiAs(bob)).answer('story_map_list', { list_type: 'owner' })).toMatchObject({
      status: 403,
      body: { code: 'no-company-access' },
    });
  });
});
