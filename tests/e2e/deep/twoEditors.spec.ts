import * as errors from '#shared/errors.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import {
  type Api,
  expect,
  type LocalStack,
  newPerson,
  type Page,
  type Person,
  type SignIn,
  test,
} from '../fixtures.ts';
import { card, face, makeMap, openMap, press, seen, type Sketch, standing, stored, url } from '../support/board.ts';
import { field, information } from '../support/information.ts';
import { withoutLive } from '../support/withoutLive.ts';

type Fixtures = {
  page: Page;
  openPage: () => Promise<Page>;
  register: (person: Person) => Promise<void>;
  signIn: SignIn;
  apiAs: (person: Person) => Promise<Api>;
  stack: LocalStack;
};

/**
 * A map of Ann's that Bob may edit, open in a browser of each. Neither sees what the other does until the map is read
 * once more.
 */
async function openTogether({ page, openPage, register, signIn, apiAs }: Fixtures, sketch: Sketch) {
  const ann = newPerson({ name: 'Ann' });
  const bob = newPerson({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  await register(ann);
  const api = await apiAs(ann);
  await api.call('add_registered_email', { email: bob.email });
  await register(bob);
  const containerId = await makeMap(api, 'Desks', sketch);
  const { docs } = await api.call('company_users', {});
  await api.call('add_member', {
    containerId,
    uid: docs.find(({ email }) => email === bob.email)?.uid ?? '',
    role: 'editor',
  });
  const bobs = await openPage();
  const listening = await Promise.all([withoutLive(page), withoutLive(bobs)]);
  await openMap(page, ann, containerId, signIn);
  await openMap(bobs, bob, containerId, signIn);
  const listen = () => Promise.all(listening.map((begin) => begin()));
  return { api, containerId, anns: page, bobs, listen };
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await face(page, from).focus();
  await press(page, 'F2');
  await page.getByLabel(storyMapTexts.changeOf({ name: from })).fill(to);
  await press(page, 'Enter');
  await expect(face(page, to)).toBeVisible();
}

async function remove(page: Page, name: string): Promise<void> {
  await face(page, name).focus();
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: storyMapTexts.deleteConfirm, exact: true }).click();
  await expect(card(page, name)).toHaveCount(0);
}

async function addUnder(page: Page, parent: string, name: string): Promise<void> {
  await face(page, parent).focus();
  await press(page, 'c');
  await page.getByRole('textbox').fill(name);
  await press(page, 'Enter', 'Escape');
  await expect(face(page, name)).toBeVisible();
}

/** Picks a card up, carries it and drops it, all by keyboard. */
async function carry(page: Page, name: string, ...keys: string[]): Promise<void> {
  await face(page, name).focus();
  await press(page, ' ', ...keys, ' ');
}

async function setAmount(page: Page, name: string, label: string, amount: string): Promise<void> {
  await face(page, name).focus();
  await press(page, 'i');
  await field(page, label).fill(amount);
  await press(page, 'Escape');
  await expect(information(page)).toHaveCount(0);
}

const toast = (page: Page, name: string, message: string) => page.getByText(storyMapTexts.notDone({ name, message }));

test.describe('two people on one map', () => {
  test('change the same and other Activities at the same time, and both see all of it when they reload the map', async ({
    page,
    openPage,
    pageErrors,
    register,
    signIn,
    apiAs,
    stack,
  }) => {
    pageErrors.allow(/409/);
    const sketch = { Find: ['Filter', 'Sort', 'Map'], Book: ['Pick', 'Pay'], Leave: [] };
    const { api, containerId, anns, bobs, listen } = await openTogether(
      { page, openPage, register, signIn, apiAs, stack },
      sketch,
    );
    await Promise.all([rename(anns, 'Filter', 'Narrow down'), remove(bobs, 'Sort')]);
    await Promise.all([carry(anns, 'Map', 'ArrowRight'), addUnder(bobs, 'Book', 'Cancel')]);
    // The same row from both sides, the same Activity in different fields, and in the same one.
    await Promise.all([carry(anns, 'Leave', 'ArrowLeft'), carry(bobs, 'Pay', 'ArrowUp')]);
    await Promise.all([
      setAmount(anns, 'Pick', informationTexts.cost, '12'),
      setAmount(bobs, 'Pick', informationTexts.value, '3'),
    ]);
    await rename(anns, 'Leave', 'Go home');
    await rename(bobs, 'Leave', 'Check out');
    await bobs.getByRole('button', { name: conflictTexts.keepMine }).click();
    await expect.poll(async () => (await stored(api, containerId)).map(([name]) => name)).toContain('Check out');

    await listen();
    await Promise.all([anns.reload(), bobs.reload()]);
    await Promise.all([expect(face(anns, 'Find')).toBeVisible(), expect(face(bobs, 'Find')).toBeVisible()]);
    const kept = await stored(api, containerId);
    const bare = (columns: typeof kept) => columns.map(([name, row]) => [name, [...row].sort()]);
    expect(bare(kept)).toEqual([
      ['Find', ['Narrow down']],
      ['Check out', []],
      ['Book', ['Cancel', 'Map', 'Pay', 'Pick']],
    ]);
    const row = kept[2]?.[1] ?? [];
    expect(row.indexOf('Pay')).toBeLessThan(row.indexOf('Pick'));
    const { whats } = await api.call('get_container', { containerId });
    expect(whats.find(({ description }) => description === 'Pick')).toMatchObject({ cost: 12, value: 3 });
    for (const one of [anns, bobs]) {
      expect(await seen(one)).toEqual(kept);
    }
  });

  test('who rename one card differently: the second keeps theirs or takes the other one, having seen both', async ({
    page,
    openPage,
    pageErrors,
    register,
    signIn,
    apiAs,
    stack,
  }) => {
    const { api, containerId, anns, bobs } = await openTogether(
      { page, openPage, register, signIn, apiAs, stack },
      { Find: [], Book: [] },
    );
    pageErrors.allow(/409/);
    const columns = async () => (await stored(api, containerId)).map(([name]) => name);
    await rename(anns, 'Find', 'Search');
    await expect.poll(columns).toContain('Search');
    await rename(bobs, 'Find', 'Seek');
    const choice = bobs.getByRole('group', { name: 'Seek' });
    await expect(choice).toContainText(errors.valueChanged.message);
    await expect(choice).toContainText(conflictTexts.theirs({ text: 'Search' }));
    await choice.getByRole('button', { name: conflictTexts.takeTheirs }).click();
    await expect(face(bobs, 'Search')).toBeFocused();
    expect(await columns()).toContain('Search');

    await rename(anns, 'Book', 'Reserve');
    await expect.poll(columns).toContain('Reserve');
    await rename(bobs, 'Book', 'Take');
    await bobs.getByRole('button', { name: conflictTexts.keepMine }).press('Enter');
    await expect.poll(columns).toContain('Take');
    await expect(bobs.getByRole('group', { name: 'Take' })).toHaveCount(0);
  });

  test('a move that is no longer possible says why, and shows the present map', async ({
    page,
    openPage,
    pageErrors,
    register,
    signIn,
    apiAs,
    stack,
  }) => {
    const { api, containerId, anns, bobs, listen } = await openTogether(
      { page, openPage, register, signIn, apiAs, stack },
      { Find: ['Filter', 'Sort'], Book: [], Pay: [] },
    );
    pageErrors.allow(/40[49]/);
    // Ann has put something under Book, so Book can go under nothing, which Bob cannot know.
    await addUnder(anns, 'Book', 'Pick');
    await expect
      .poll(() => stored(api, containerId))
      .toEqual(standing({ Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] }));
    await carry(bobs, 'Book', 'ArrowDown');
    await expect(toast(bobs, 'Book', errors.parentHasChildren.message)).toBeVisible();
    await expect.poll(() => seen(bobs)).toEqual(standing({ Find: ['Filter', 'Sort'], Book: ['Pick'], Pay: [] }));

    // Bob takes a card away that Ann moves. What else he took away she learns at the same time.
    await remove(bobs, 'Filter');
    await remove(bobs, 'Pay');
    await expect.poll(() => stored(api, containerId)).toEqual(standing({ Find: ['Sort'], Book: ['Pick'] }));
    await carry(anns, 'Filter', 'ArrowDown');
    await expect(toast(anns, 'Filter', errors.whatDoesNotExist.message)).toBeVisible();
    await expect.poll(() => seen(anns)).toEqual(standing({ Find: ['Sort'], Book: ['Pick'] }));
    await expect.poll(() => seen(bobs)).toEqual(standing({ Find: ['Sort'], Book: ['Pick'] }));
    await listen();
    await bobs.goto(url(containerId));
    await expect.poll(() => seen(bobs)).toEqual(await stored(api, containerId));
  });

  test('text written on a card that was deleted meanwhile is shown in a notice, so that it is not lost silently', async ({
    page,
    openPage,
    pageErrors,
    register,
    signIn,
    apiAs,
    stack,
  }) => {
    const { api, containerId, anns, bobs } = await openTogether(
      { page, openPage, register, signIn, apiAs, stack },
      { Find: ['Filter'], Book: [] },
    );
    pageErrors.allow(/404/);
    await remove(anns, 'Book');
    await expect.poll(() => stored(api, containerId)).toEqual(standing({ Find: ['Filter'] }));
    await face(bobs, 'Book').focus();
    await press(bobs, 'c');
    await bobs.getByRole('textbox').fill('Pick a desk');
    await press(bobs, 'Enter');
    await expect(toast(bobs, 'Pick a desk', errors.parentDoesNotExist.message)).toBeVisible();
    await expect(card(bobs, 'Book')).toHaveCount(0);
    expect(await seen(bobs)).toEqual(await stored(api, containerId));
  });
});
