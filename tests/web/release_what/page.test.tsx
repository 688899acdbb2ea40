import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts } from '#shared/texts/releases.ts';
import { releaseWhatTexts as texts } from '#shared/texts/releaseWhat.ts';
import { openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectAddress, expectText, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/app/paths.ts';
import { releaseScene } from './scene.ts';

const epicCount = async () =>
  within((await screen.findAllByRole('list', { name: texts.epics }))[0] as HTMLElement).queryAllByRole('article')
    .length;

test('an Activity of a release opens from its card, and leads back; what is gone says so', async () => {
  const { person, api, place } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const user = await openApp(paths.release(containerId, releaseId), person);
  const row = await screen.findByRole('region', { name: releaseTexts.rows.backbone });
  await user.click(within(row).getByRole('link', { name: /Find a desk/ }));
  await expectAddress(paths.releaseWhat(containerId, releaseId, whatId));
  await screen.findByRole('heading', { level: 2, name: 'Find a desk' });
  await user.click(await screen.findByRole('link', { name: fill(texts.back, { name: 'First desks' }) }));
  await expectAddress(paths.release(containerId, releaseId));

  await reopenApp(paths.releaseWhat(containerId, releaseId, 'x'.repeat(20)));
  await expectText(texts.whatGone);
  await api.call('remove_whats_from_release', { containerId, releaseId, whatIds: [whatId] });
  await reopenApp(paths.releaseWhat(containerId, releaseId, whatId));
  await expectText(texts.notInRelease);
  await api.call('delete_release', { containerId, releaseId });
  await reopenApp(paths.releaseWhat(containerId, releaseId, whatId));
  await expectText(texts.releaseGone);
  await reopenApp(paths.releaseWhat('x'.repeat(20), releaseId, whatId));
  await expectText(/ask/i);
});

test('epics come fifteen at a time, in the order of their making, and one that the address names is opened', async () => {
  const { person, place, addEpics } = await releaseScene();
  const { containerId, releaseId, whatId } = place;
  const names = Array.from({ length: 33 }, (_, i) => `Epic number ${i + 1}`);
  const keys = await addEpics(names);
  const user = await openApp(paths.releaseWhat(containerId, releaseId, whatId), person);
  await waitFor(async () => expect(await epicCount()).toBe(15));
  await press(user, fill(texts.showMore, { count: 15 }));
  await waitFor(async () => expect(await epicCount()).toBe(30));
  await press(user, fill(texts.showMore, { count: 3 }));
  await waitFor(async () => expect(await epicCount()).toBe(33));
  const shown = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
  expect(shown.map((text, i) => text.includes(names[i] ?? ''))).not.toContain(false);

  await reopenApp(paths.releaseWhat(containerId, releaseId, whatId, keys[20]));
  await waitFor(async () => expect(await epicCount()).toBe(21));
  const open = screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByRole('button', { expanded: true }) !== null);
  expect(open.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Epic number 21')]);
});
