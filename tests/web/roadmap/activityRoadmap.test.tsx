import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as texts from '#shared/texts/roadmap/activityRoadmap.ts';
import * as typeTexts from '#shared/texts/roadmap/roadmapTypes.ts';
import * as maturityTexts from '#shared/texts/what/maturity.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { addMember, newColleague } from '#tests/e2e/support/members.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp, register } from '../support/app.tsx';
import { dialog, dialogGone, expectAddress, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const JANUARY = Date.UTC(2026, 0);
const DAY = 86_400_000;

/** A map whose first release, in February 2026, holds 'Book'. */
async function mapped() {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Search: ['By place'], Book: [] });
  const { whats } = await api.call('get_container', { containerId });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First' });
  const place = { containerId, releaseId };
  await api.call('set_release_period', { ...place, start: JANUARY + 40 * DAY, end: JANUARY + 50 * DAY });
  await api.call('add_whats_to_release', { ...place, whatIds: [idOf('Book')] });
  const path = (names: readonly string[], more = '&from=2026-01') =>
    `${paths.activityRoadmap(containerId)}?${names.map((name) => `what=${idOf(name)}`).join('&')}${more}`;
  return { person, api, containerId, releaseId, idOf, path };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

test('without a selection the page says so, and Activities are selected into the address', async () => {
  const { person, containerId, idOf } = await mapped();
  const user = await openApp(paths.activityRoadmap(containerId), person);
  await expectText('No activities have been selected');
  expect(server.asked('activity_roadmap')).toEqual([]);
  await press(user, texts.choose);
  const box = await dialog();
  await user.click(within(box).getByRole('checkbox', { name: 'By place' }));
  await user.click(within(box).getByRole('checkbox', { name: 'Search' }));
  await press(user, texts.dialog.show, box);
  await dialogGone();
  // In the order of the map.
  await expectAddress(new RegExp(`\\?what=${idOf('Search')}&what=${idOf('By place')}&from=\\d{4}-\\d\\d$`));
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  within(await row('By place')).getByText(texts.under({ name: 'Search' }));
  within(await row('By place')).getByText(texts.noReleases);
});

test('an Activity has the releases that hold it, and other months are in the address', async () => {
  const { person, containerId, releaseId, path } = await mapped();
  const user = await openApp(path(['Book', 'Search']), person);
  const link = await within(await row('Book')).findByRole('link', { name: 'First, 10 Feb – 20 Feb 2026' });
  expect(link.getAttribute('href')).toBe(paths.release(containerId, releaseId));
  within(await row('Search')).getByText(texts.noReleases);
  await press(user, texts.later);
  await expectAddress(/&from=2026-04$/);
  await waitFor(async () => within(await row('Book')).getByText(texts.noReleases));
  screen.getByRole('button', { name: texts.range({ range: 'Apr 2026 – Jun 2026' }) });
  await press(user, texts.earlier);
  await within(await row('Book')).findByRole('link', { name: /^First/ });
});

test('the maturity is a band by name and number, and the future one shows on request', async () => {
  const { person, api, containerId, idOf, path } = await mapped();
  const { maturity } = await api.call('company_settings', {});
  const [one, two] = maturity.map(({ id }) => id);
  const judge = (which: 'current' | 'future', maturityItemId = '', level: 0 | 3 | 5 = 0) =>
    api.call('set_what_maturity', { containerId, whatId: idOf('Book'), which, maturityItemId, level });
  await judge('current', one, 3);
  await judge('current', two, 0);
  await judge('future', one, 5);
  const user = await openApp(path(['Book', 'Search']), person);
  const cells = async (name: string) => within(await row(name)).getAllByRole('cell');
  expect((await cells('Book')).map(({ textContent }) => textContent)).toContain('Low/Med 1.5');
  expect((await cells('Search'))[0]?.textContent).toContain(maturityTexts.notJudged);
  expect(screen.queryByRole('columnheader', { name: texts.future })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: texts.future }));
  await expectAddress(/&future=yes$/);
  expect((await cells('Book')).map(({ textContent }) => textContent)).toContain('High 5.0');
});

test('a release of another map names it, and a colleague who may not see that map does not see it', async () => {
  const { person, api, containerId, path } = await mapped();
  const other = await makeMap(api, 'Rooms', { Book: [] });
  const { whats } = await api.call('get_container', { containerId: other });
  const { id: releaseId } = await api.call('create_release', { containerId: other, name: 'Theirs' });
  const place = { containerId: other, releaseId };
  await api.call('set_release_period', { ...place, start: JANUARY + 3 * DAY, end: 0 });
  await api.call('add_whats_to_release', { ...place, whatIds: [whats[0]?.id ?? ''] });
  const colleague = await newColleague(api, async (one) => void (await register(one)), person);
  await addMember(api, containerId, colleague, 'viewer');
  await openApp(path(['Book']), person);
  await screen.findByRole('link', { name: 'Theirs, From 4 Jan 2026, from Rooms' });
  const user = await openApp(path(['Book']), colleague);
  await screen.findByRole('link', { name: /^First/ });
  expect(screen.queryByRole('link', { name: /^Theirs/ })).toBeNull();
  // The menu leads to the other roadmap, which a viewer cannot build.
  await press(user, typeTexts.switchFrom({ type: typeTexts.shown.activity }));
  const build = await screen.findByRole('menuitemradio', { name: new RegExp(`^${typeTexts.types.build}`) });
  expect(build.getAttribute('aria-disabled')).toBe('true');
  const checked = () => screen.getByRole('menuitemradio', { checked: true }).textContent;
  expect(checked()).toBe(typeTexts.types.activity);
  await user.click(screen.getByRole('menuitemradio', { name: typeTexts.types.view }));
  await expectAddress(/\/roadmap\/release\?mode=view$/);
  await press(user, typeTexts.switchFrom({ type: typeTexts.shown.view }));
  await screen.findByRole('menu');
  expect(checked()).toBe(typeTexts.types.view);
  await user.click(await screen.findByRole('menuitemradio', { name: typeTexts.types.activity }));
  await expectAddress(/\/roadmap\/activity\?from=/);
});

test('an Activity that has left the map is unknown, a failure can be tried again, and a refusal offers to ask', async () => {
  const { person, api, containerId, idOf, path } = await mapped();
  await api.call('delete_what2', { containerId, whatId: idOf('By place') });
  server.refuse('activity_roadmap', 'unknown');
  const user = await openApp(path(['By place', 'Book']), person);
  await screen.findByRole('button', { name: commonTexts.tryAgain });
  server.serve('activity_roadmap');
  await press(user, commonTexts.tryAgain);
  await row(texts.unknown);
  server.refuse('releases_in_time_period', 'permission-denied');
  await press(user, texts.later);
  await expectText(errorTexts.mapNotVisible);
});

test('the dialog finds Activities by their text, and takes thirty at most', async () => {
  const { person, api } = await newcomer();
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`Step ${i + 1}`, []]));
  const containerId = await makeMap(api, 'Long', many);
  const { whats } = await api.call('get_container', { containerId });
  const all = whats.map(({ id }) => `what=${id}`).slice(0, 30);
  const user = await openApp(`${paths.activityRoadmap(containerId)}?${all.join('&')}`, person);
  await press(user, texts.chosen({ count: 30 }));
  const box = await dialog();
  within(box).getByText(texts.dialog.count({ count: 30, limit: 30 }));
  expect(
    within(box)
      .getAllByRole('checkbox')
      .filter((each) => each.matches(':disabled')),
  ).toHaveLength(1);
  await user.type(within(box).getByLabelText(texts.dialog.search), 'step 31');
  expect(within(box).getAllByRole('checkbox')).toHaveLength(1);
  await press(user, texts.dialog.clear, box);
  await press(user, texts.dialog.show, box);
  await dialogGone();
  await expectText(texts.empty);
});

test('viewers of a map without Activities are not asked to add some', async () => {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', {});
  const bob = await newColleague(api, async (colleague) => void (await register(colleague)), person);
  await addMember(api, containerId, bob, 'viewer');
  await openApp(paths.activityRoadmap(containerId), bob);
  await expectText(texts.emptyMapViewer);
});
