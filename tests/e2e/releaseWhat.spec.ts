import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { paths } from '#web/base/paths.ts';
import { type Api, expect, newPerson, type Page, test } from './fixtures.ts';

/** A release with two Activities, of which the first has so many epics. */
async function makeRelease(api: Api, epics: number) {
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const whatIds: string[] = [];
  for (const description of ['Find a desk', 'Book a desk'])
    whatIds.push((await api.call('add_what', { containerId, description, level: 0 })).id);
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds });
  const [whatId = '', otherId = ''] = whatIds;
  const keys: string[] = [];
  for (let i = 1; i <= epics; i += 1) {
    const epic = { type: 'free_text', text: `Epic number ${i}` } as const;
    keys.push((await api.call('create_epic', { containerId, releaseId, whatId, epic })).id);
  }
  const pathOf = (id: string, key?: string) => paths.releaseWhat(containerId, releaseId, id, key);
  return { place: { containerId, releaseId, whatId }, keys, first: pathOf(whatId), second: pathOf(otherId), pathOf };
}

/** What a page asks for to follow the changes of others. */
const FOLLOWS: ReadonlySet<string> = new Set(['join_live', 'map_changes']);

/** The calls that a page makes for its user from now on, by name. */
function callsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (request.method() === 'POST' && !FOLLOWS.has(name)) names.push(name);
  });
  return names;
}

test('an Activity of a release is explored and gets epics without a mouse, by one call for each edit', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const { place, first, second } = await makeRelease(api, 1);
  await signIn(page, ann, first);
  const name = page.getByRole('textbox', { name: texts.naming.text });
  const next = page.getByRole('button', { name: texts.next({ name: 'Book a desk', key: texts.keys.next }) });
  await expect(next).toBeVisible();
  await expect(page.getByText(texts.noReferences)).toBeVisible();
  const calls = callsOf(page);

  await name.focus();
  await page.keyboard.type('Show free desks');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Show busy desks');
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.getByLabel(texts.explore.add({ kind: texts.explore.when })).focus();
  await page.keyboard.type('At nine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: texts.explore.when }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: texts.explore.rename({ name: 'At nine' }) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('At eight');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('button', { name: texts.explore.rename({ name: 'At eight' }) });
  await expect(renamed).toBeFocused();
  await page.getByRole('button', { name: texts.explore.remove({ name: 'At eight' }) }).focus();
  await page.keyboard.press('Enter');
  await expect(renamed).toBeHidden();
  await page.getByLabel(texts.explore.add({ kind: epicTexts.kinds.data_input })).focus();
  await page.keyboard.type('Floor plan');
  await page.keyboard.press('Enter');
  const read = async () => {
    const { epics, exploreObjects } = await api.call('release_what', place);
    return [...epics.map(({ nameFreeText }) => nameFreeText), ...exploreObjects.map((item) => item.name)];
  };
  await expect.poll(read).toEqual(['Epic number 1', 'Show free desks', 'Show busy desks', 'Floor plan']);
  expect(calls.sort()).toEqual([
    'add_explore_object',
    'add_explore_object',
    'create_epic',
    'create_epic',
    'remove_explore_object',
    'rename_explore_object',
  ]);

  await next.focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(second);
  await expect(page.getByText(texts.noEpics)).toBeVisible();
  await page.keyboard.press('p');
  await expect(page).toHaveURL(first);
  await page.reload();
  await expect(page.getByRole('list', { name: texts.epics }).getByRole('article')).toHaveCount(3);
});

test('the epic that an address names is opened and in view, however many come before it', async ({
  page,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson();
  await register(ann);
  const { keys, place, pathOf } = await makeRelease(await apiAs(ann), 24);
  await page.setViewportSize({ width: 1000, height: 500 });
  await signIn(page, ann, pathOf(place.whatId, keys[19]));
  const sought = page.getByRole('article').filter({ hasText: 'Epic number 20' });
  await expect(sought.getByRole('button', { expanded: true })).toBeInViewport();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);

  // The keyboard goes on with the first of those that follow.
  await page.getByRole('button', { name: texts.showMore({ count: 4 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('article').filter({ hasText: 'Epic number 21' }).getByRole('button').first(),
  ).toBeFocused();
});
