import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { expectFocus, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

async function releaseOf(whats: readonly string[] = []) {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Search: ['By place'], Book: ['For a day', 'For a week'] });
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First' });
  const { whats: all } = await api.call('get_container', { containerId });
  const whatIds = all.filter(({ description }) => whats.includes(description)).map(({ id }) => id);
  if (whatIds.length > 0) await api.call('add_whats_to_release', { containerId, releaseId, whatIds });
  const open = (path = paths.release(containerId, releaseId)) => openApp(path, person);
  const saved = async () => (await api.call('get_release', { containerId, releaseId })).release;
  return { api, containerId, releaseId, open, saved };
}

test('the name of a release is edited in place: Enter saves it, Escape does not', async () => {
  const { open, saved } = await releaseOf();
  const user = await open();
  await press(user, 'First');
  await fillIn(user, await field(texts.name), 'Second');
  await user.keyboard('{Escape}');
  await press(user, 'First');
  await fillIn(user, await field(texts.name), 'Third');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Third' });
  await expectFocus(screen.getByRole('button', { name: 'Third' }));
  expect((await saved()).name).toBe('Third');
});

test('the dates of a release are edited in place, and an error stands at the fields', async () => {
  const { open, saved } = await releaseOf();
  const user = await open();
  await press(user, texts.editPeriodNamed({ name: 'First' }));
  await expectFocus(await field(texts.start));
  await user.type(await field(texts.start), '2026-03-20');
  await user.type(await field(texts.end), '2026-03-12');
  await user.keyboard('{Enter}');
  await expectText(errors.startAfterEnd.message);
  await user.clear(await field(texts.end));
  await user.type(await field(texts.end), '2026-03-24');
  server.refuse('set_release_period', 'unknown');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('group', { name: texts.menu.period }).textContent).toMatch(/\w{8}/));
  server.serve('set_release_period');
  await user.keyboard('{Enter}');
  await expectText('20 Mar – 24 Mar 2026');
  const { start, end } = await saved();
  expect([start, end]).toEqual([Date.UTC(2026, 2, 20), Date.UTC(2026, 2, 24)]);
  await press(user, texts.editPeriodNamed({ name: 'First' }));
  await user.clear(await field(texts.start));
  await user.keyboard('{Escape}');
  expect((await saved()).start).toBe(Date.UTC(2026, 2, 20));
});

test('the skeleton of a release stands in the columns of its backbone', async () => {
  const { open } = await releaseOf(['By place', 'For a day', 'For a week']);
  await open();
  const columnsOf = async (row: string) => {
    const items = within(await screen.findByRole('region', { name: row })).getAllByRole('listitem');
    return items.map((item) => item.style.getPropertyValue('--column'));
  };
  expect(await columnsOf(texts.rows.backbone)).toEqual(['1', '2']);
  expect(await columnsOf(texts.rows.skeleton)).toEqual(['1', '2', '2']);
});

test('a capacity is set in place, and what is over it is said on the page, in the list and in its slice', async () => {
  const { api, containerId, releaseId, open, saved } = await releaseOf(['By place']);
  const { whats } = await api.call('get_release', { containerId, releaseId });
  const place = { containerId, releaseId, whatId: whats[0]?.whatId ?? '' };
  const { id: epicId } = await api.call('create_epic', { ...place, epic: { type: 'free_text', text: 'Plan' } });
  await api.call('change_epic_fields', { ...place, epicId, fields: { size: 34 } });
  const user = await open();
  await press(user, `${texts.setCapacity}, First`);
  const number = await field(texts.capacityOf({ name: 'First' }));
  await user.type(number, 'many{Enter}');
  await expectText(texts.capacityWrong);
  await fillIn(user, number, '30');
  await user.keyboard('{Enter}');
  const over = texts.overCapacity({ count: 4 });
  const button = await screen.findByRole('button', {
    name: `${texts.sizeOfCapacity({ size: 34, capacity: 30 })}, ${over}, First`,
  });
  await expectFocus(button);
  expect((await saved()).capacity).toBe(30);
  cleanup();
  for (const path of [paths.storyMap(containerId, 'releases'), paths.mapSlices(containerId)]) {
    await open(path);
    expect((await screen.findByText(/34 of 30/)).title).toBe(over);
    cleanup();
  }
});
