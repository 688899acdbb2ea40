import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import * as typeTexts from '#shared/texts/roadmap/roadmapTypes.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { addMember, newColleague } from '#tests/e2e/support/members.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp, register } from '../support/app.tsx';
import { expectAddress, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const DAY = 86_400_000;

/** A map with two releases over time and one without dates; epics as 'Activity: epic'. */
async function planned(releases: Record<string, readonly string[]>) {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Search: ['By place', 'By day'], Book: [] });
  const { whats } = await api.call('get_container', { containerId });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  const ids: Record<string, string> = {};
  let month = 0;
  for (const [name, epics] of Object.entries(releases)) {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    ids[name] = releaseId;
    const start = (20_500 + (month += 40)) * DAY;
    if (name !== 'Someday')
      await api.call('set_release_period', { containerId, releaseId, start, end: start + 30 * DAY });
    for (const each of epics) {
      const [what = '', text] = each.split(': ');
      const place = { containerId, releaseId, whatId: idOf(what) };
      const { whats: held } = await api.call('get_release', { containerId, releaseId });
      if (!held.some(({ whatId }) => whatId === place.whatId))
        await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [place.whatId] });
      if (text !== undefined) await api.call('create_epic', { ...place, epic: { type: 'free_text', text } });
    }
  }
  return { person, api, containerId, idOf, releaseOf: (name: string) => ids[name] ?? '' };
}

const build = (containerId: string, more = '') => `${paths.roadmap(containerId).replace('view', 'build')}${more}`;
const cell = (what: string, release: string) => screen.findByRole('group', { name: texts.cell({ what, release }) });
const epicsIn = async (what: string, release: string) =>
  within(await cell(what, release))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const announced = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-announcement]')?.textContent?.trim()).toBe(text));

test('the roadmap has its releases with the epics of each Activity, and expands to the skeleton', async () => {
  const { person, containerId, releaseOf } = await planned({
    First: ['By place: Floor plan', 'By day: Calendar'],
    Second: ['Book: Pay'],
    Someday: [],
  });
  const user = await openApp(paths.storyMap(containerId, 'roadmap'), person);
  expect(await epicsIn('Search', 'First')).toEqual(['Floor plan', 'Calendar']);
  expect(await epicsIn('Book', 'Second')).toEqual(['Pay']);
  expect(screen.getByRole('link', { name: 'Someday' }).getAttribute('href')).toBe(
    paths.release(containerId, releaseOf('Someday')),
  );
  await press(user, texts.expand({ name: 'Search' }));
  expect(await epicsIn('By day', 'First')).toEqual(['Calendar']);
  await press(user, texts.buttons.shrinkAll);
  expect(await epicsIn('Search', 'First')).toHaveLength(2);
  await press(user, texts.buttons.expandAll);
  expect(await epicsIn('By place', 'First')).toEqual(['Floor plan']);
  await expectAddress(/\?mode=view&open=all$/);
  // Nothing can be changed in view mode.
  expect(screen.queryByRole('button', { name: /^Add an epic/ })).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('in build mode an epic is added in its cell, and one after another', async () => {
  const { person, api, containerId, idOf, releaseOf } = await planned({ First: ['Book: Pay'] });
  const user = await openApp(build(containerId), person);
  await press(user, texts.add({ what: 'Book', release: 'First' }));
  await user.keyboard('Cancel{Enter}');
  await user.keyboard('pay{Enter}');
  await expectText(errors.epicNameObjectExists.message);
  await user.keyboard('{Escape}');
  expect(await epicsIn('Book', 'First')).toEqual(['Pay', 'Cancel']);
  const place = { containerId, releaseId: releaseOf('First'), whatId: idOf('Book') };
  await waitFor(async () => expect((await api.call('release_what', place)).epics).toHaveLength(2));
});

test('an epic is picked up with Space and put into another release by the keyboard; where it cannot go is said', async () => {
  const { person, api, containerId, releaseOf } = await planned({ First: ['Book: Pay'], Second: [], Third: [] });
  await api.call('complete_release', { containerId, releaseId: releaseOf('Third') });
  const user = await openApp(build(containerId), person);
  (await screen.findByRole('link', { name: 'Pay' })).focus();
  await user.keyboard(' {ArrowRight}{ArrowRight} ');
  await announced('The selected release is marked as completed and cannot be edited.');
  await user.keyboard('{ArrowLeft} ');
  await announced(texts.announcements.moved({ name: 'Pay', from: 'First', to: 'Second' }));
  expect(await epicsIn('Book', 'Second')).toEqual(['Pay']);
  await waitFor(async () => {
    const { epics } = await api.call('release_roadmap', { containerId });
    expect(epics.map(({ releaseId }) => releaseId)).toEqual([releaseOf('Second')]);
  });
});

test('a move that the server refuses goes back, with the reason', async () => {
  const { person, containerId } = await planned({ First: ['Book: Pay'], Second: [] });
  server.refuse('move_epic', 'epic-does-not-exist');
  const user = await openApp(build(containerId), person);
  (await screen.findByRole('link', { name: 'Pay' })).focus();
  await user.keyboard(' {ArrowRight} ');
  await expectText(texts.notDone({ name: 'Pay', message: errors.epicDoesNotExist.message }));
  expect(await epicsIn('Book', 'First')).toEqual(['Pay']);
});

test('the edges of a release are moved by days, and a completed release keeps its dates', async () => {
  const { person, api, containerId, releaseOf } = await planned({ First: [], Done: [] });
  await api.call('complete_release', { containerId, releaseId: releaseOf('Done') });
  const user = await openApp(build(containerId), person);
  (await screen.findByRole('slider', { name: texts.endOf({ name: 'First' }) })).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(async () => {
    const { release } = await api.call('get_release', { containerId, releaseId: releaseOf('First') });
    expect(release.end).toBe(20_572 * DAY);
  });
  expect(screen.queryByRole('slider', { name: texts.endOf({ name: 'Done' }) })).toBeNull();
  await press(user, texts.editDates({ name: 'Done' }));
  await expectText(errors.releaseCompleted.message);
});

test('the filter adds all releases that its search finds, besides the last ones', async () => {
  const { person, containerId } = await planned({ 'Plan one': [], 'Plan two': [], Other: [] });
  const user = await openApp(`${build(containerId)}&last=0`, person);
  await expectText(texts.emptyFilter);
  await press(user, texts.filterSet({ count: 1 }));
  const filter = await screen.findByRole('dialog', { name: texts.filter.title });
  await user.type(within(filter).getByRole('combobox', { name: texts.filter.release }), 'Plan');
  const all = texts.filter.addAll({ count: 2 });
  await user.click(await within(filter).findByRole('option', { name: all }, { timeout: 5_000 }));
  for (const name of ['Plan one', 'Plan two'])
    await within(filter).findByRole('button', { name: commonTexts.removeNamed({ name }) });
  await user.keyboard('{Escape}');
  await screen.findByRole('link', { name: 'Plan one' });
  expect(screen.queryByRole('link', { name: 'Other' })).toBeNull();
});

test('additional releases that cannot be shown are said above the roadmap', async () => {
  const { person, containerId } = await planned({ First: [] });
  const hidden = await planned({ Secret: [] });
  const add = (release: string) => `&add=${hidden.containerId}.${release}`;
  await openApp(`${build(containerId)}&last=0${add(hidden.releaseOf('Secret'))}`, person);
  await expectText(texts.filter.denied);
  await expectText(texts.emptyUnavailable);
  expect(screen.queryByText(texts.emptyFilterText)).toBeNull();
  cleanup();
  await openApp(`${build(containerId)}${add(hidden.releaseOf('Secret'))}`, person);
  await screen.findByRole('link', { name: 'First' });
  await expectText(texts.filter.denied);
});

test('today moves on in a page that slept over midnight', async () => {
  const { person, containerId } = await planned({ First: [] });
  vi.useFakeTimers({ toFake: ['Date'], now: 20_550 * DAY });
  onTestFinished(() => void vi.useRealTimers());
  await openApp(build(containerId), person);
  const mark = () => screen.getByText(texts.today).parentElement?.style.left;
  await screen.findByText(texts.today);
  const before = mark();
  vi.setSystemTime(20_551 * DAY);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(mark()).not.toBe(before));
});

test('viewers see the roadmap, and why they cannot build it', async () => {
  const { person, api, containerId } = await planned({ First: ['Book: Pay'] });
  const colleague = await newColleague(api, async (one) => void (await register(one)), person);
  await addMember(api, containerId, colleague, 'viewer');
  const user = await openApp(build(containerId), colleague);
  expect(await epicsIn('Book', 'First')).toEqual(['Pay']);
  expect(screen.queryByRole('button', { name: /^Add an epic/ })).toBeNull();
  await press(user, typeTexts.switchFrom({ type: typeTexts.shown.view }));
  const item = await screen.findByRole('menuitemradio', { name: new RegExp(`^${typeTexts.types.build}`) });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await user.hover(item);
  await screen.findByText(typeTexts.types.viewerReason);
});

test('without releases the page says what a roadmap is for, and a failure can be tried again', async () => {
  const { person, containerId } = await planned({});
  server.refuse('release_roadmap', 'unknown');
  const user = await openApp(paths.roadmap(containerId), person);
  await screen.findByRole('button', { name: commonTexts.tryAgain });
  server.serve('release_roadmap');
  await press(user, commonTexts.tryAgain);
  await expectText(texts.empty);
  expect(screen.getByRole('button', { name: releaseTexts.create })).toBeDefined();
});

test('viewers of a map without Activities are not asked to add some', async () => {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', {});
  const bob = await newColleague(api, async (colleague) => void (await register(colleague)), person);
  await addMember(api, containerId, bob, 'viewer');
  await openApp(paths.roadmap(containerId), bob);
  await expectText(texts.emptyMapViewer);
});

test('the timeline lists the releases with their dates, those without dates apart, and keys go from one to the next', async () => {
  const { person, containerId, releaseOf } = await planned({ First: ['Book: Pay'], Second: [], Someday: [] });
  const user = await openApp(paths.roadmap(containerId), person);
  await user.click(await screen.findByRole('radio', { name: texts.views.timeline }));
  const timeline = await screen.findByRole('region', { name: texts.timeline({ name: 'Desks' }) });
  const names = within(timeline)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual([
    'First, 28 Mar – 27 Apr 2026, 0 of 1 epic done',
    'Second, 7 May – 6 Jun 2026',
    `Someday, ${texts.undated}`,
  ]);
  const undated = within(timeline).getByRole('region', { name: texts.undated });
  expect(within(undated).getAllByRole('link')).toHaveLength(1);
  within(timeline)
    .getByRole('link', { name: /^First/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(within(timeline).getByRole('link', { name: /^Second/ }));
  await user.keyboard('{End}{Enter}');
  await expectAddress(paths.release(containerId, releaseOf('Someday')));
});

test('the roadmap of a map opens as it was left: its view, zoom and filter', async () => {
  const { person, containerId } = await planned({ First: [] });
  const user = await openApp(`${paths.roadmap(containerId)}&last=10`, person);
  await user.click(await screen.findByRole('radio', { name: texts.views.timeline }));
  await user.click(await screen.findByRole('radio', { name: texts.zooms.quarter }));
  await expectAddress(/view=timeline&zoom=quarter&last=10$/);
  cleanup();
  await openApp(paths.storyMap(containerId, 'roadmap'), person);
  await expectAddress(/\?mode=view&view=timeline&zoom=quarter&last=10$/);
  expect((await screen.findByRole('radio', { name: texts.zooms.quarter })).matches(':checked')).toBe(true);
  expect(screen.getByRole('button', { name: texts.filterSet({ count: 1 }) })).toBeDefined();
});

test('on the timeline too the edges of a release are moved by days, and dates are set in build mode', async () => {
  const { person, api, containerId, releaseOf } = await planned({ First: [], Someday: [] });
  const user = await openApp(build(containerId, '&view=timeline'), person);
  (await screen.findByRole('slider', { name: texts.startOf({ name: 'First' }) })).focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  await waitFor(async () => {
    const { release } = await api.call('get_release', { containerId, releaseId: releaseOf('First') });
    expect(release.start).toBe(20_539 * DAY);
  });
  await press(user, texts.editDates({ name: 'Someday' }));
  await screen.findByRole('dialog');
});
