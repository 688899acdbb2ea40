import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { expectText, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An owner, and a colleague who has changed their story map since they looked last. */
async function visited() {
  const { person: ann, api } = await newcomer({ name: 'Ann' });
  const { person: bob, api: bobs } = await newcomer({ name: 'Bob', company: ann.email.split('@')[1] ?? '' });
  const { uid } = await api.call('add_registered_email', { email: bob.email });
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  await api.call('add_member', { containerId, uid, role: 'editor' });
  const { id: whatId } = await bobs.call('add_what', { containerId, description: 'Find', level: 0, parentId: null });
  const { docs } = await api.call('story_map_history', { containerId });
  const entries = docs.filter(({ user }) => user === uid);
  return { ann, bob, containerId, whatId, changed: [{ containerId, name: 'Desks', entries, isMore: true }] };
}
const region = () => screen.findByRole('region', { name: texts.recent.title });

test('what others changed stands under the story maps, by map and day, and links to the things', async () => {
  const { ann, bob, containerId, whatId, changed } = await visited();
  server.refuse('recent_changes');
  const user = await openApp(paths.storyMaps(), ann);
  await expectText(texts.recent.failed);
  server.answer('recent_changes', { since: Date.now() - DAY_MS, docs: changed });
  await press(user, commonTexts.tryAgain);
  const shown = await region();
  await within(shown).findByRole('heading', { level: 3, name: 'Desks' });
  within(shown).getByRole('heading', { level: 4, name: texts.today });
  const [line] = within(shown).getAllByRole('listitem');
  expect(line?.textContent).toContain(`${bob.username} added “Find”`);
  const link = within(shown).getByRole('link', { name: 'Find' });
  expect(link.getAttribute('href')).toBe(paths.mapActivity(containerId, whatId));
  const more = within(shown).getByRole('link', { name: texts.recent.moreNamed({ map: 'Desks' }) });
  expect(more.getAttribute('href')).toBe(paths.storyMap(containerId, 'history'));
});

test('a visit without news says so, and a first visit says nothing', async () => {
  const { ann, bob } = await visited();
  server.answer('recent_changes', { since: Date.now() - DAY_MS, docs: [] });
  await openApp(paths.storyMaps(), ann);
  await expectText(texts.recent.none);
  server.serve('recent_changes');
  await openApp(paths.storyMaps(), bob);
  await vi.waitFor(() => expect(server.asked('recent_changes').length).toBeGreaterThan(1));
  expect(screen.queryByRole('region', { name: texts.recent.title })).toBeNull();
});
