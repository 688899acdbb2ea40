import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mapFileSchema } from '#shared/model/story_map/mapFile.ts';
import * as duplicateTexts from '#shared/texts/story_map/duplicate.ts';
import * as texts from '#shared/texts/story_map/mapFile.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, expectAlert, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

afterEach(() => void vi.restoreAllMocks());

/** Keeps what the browser would save: jsdom saves no files. */
function savedFiles(): { name: string; data: Blob }[] {
  const saved: { name: string; data: Blob }[] = [];
  let data: Blob | undefined;
  URL.createObjectURL = vi.fn((blob: Blob) => {
    data = blob;
    return 'blob:saved';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (data !== undefined) saved.push({ name: this.download, data });
  });
  return saved;
}

async function scene() {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks: all/any', why: 'A desk' });
  const { id: find } = await api.call('add_what', { containerId, description: 'Find', level: 0 });
  await api.call('add_what', { containerId, description: 'By place', level: 1, parentId: find });
  return { person, api, containerId };
}

const chooseExport = async (user: Awaited<ReturnType<typeof openApp>>, menu: string) => {
  await press(user, menu);
  await user.click(await screen.findByRole('menuitem', { name: texts.menu }));
  return dialog();
};

test('a story map is saved as a table, an outline or a file for programs', async () => {
  const { person, containerId } = await scene();
  const saved = savedFiles();
  const user = await openApp(paths.storyMap(containerId, 'overview'), person);
  for (const format of ['csv', 'markdown', 'json'] as const) {
    const open = await chooseExport(user, mapShellTexts.edit);
    await user.click(await within(open).findByRole('radio', { name: texts.formats[format] }));
    await press(user, texts.download, open);
    await dialogGone();
  }
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Desks all any .+\.csv$/),
    expect.stringMatching(/^Desks all any .+\.md$/),
    expect.stringMatching(/^Desks all any .+\.json$/),
  ]);
  const [table, outline, json] = await Promise.all(saved.map(({ data }) => data.text()));
  expect(table).toContain('Activity,Find,By place,');
  expect(outline).toContain('- Find\n  - By place\n');
  expect(mapFileSchema.parse(JSON.parse(json ?? ''))).toMatchObject({ name: 'Desks: all/any', why: 'A desk' });
});

test('who may only view a story map can export and duplicate it, and nothing else of that menu', async () => {
  const { person, api, containerId } = await scene();
  const company = person.email.split('@')[1] ?? '';
  await api.call('add_registered_email', { email: `bob@${company}` });
  const { person: viewer } = await newcomer({ name: 'Bob', company });
  const { docs } = await api.call('company_users', {});
  const uid = docs.find(({ email }) => email === viewer.email)?.uid ?? '';
  await api.call('add_member', { containerId, uid, role: 'viewer' });
  const saved = savedFiles();
  const user = await openApp(paths.storyMap(containerId, 'overview'), viewer);
  await press(user, mapShellTexts.more);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    mapShellTexts.present,
    duplicateTexts.action,
    texts.menu,
  ]);
  expect(screen.queryByRole('menuitem', { name: trashTexts.title })).toBeNull();
  await user.click(items[2] ?? expect.fail('no entry'));
  await press(user, texts.download, await dialog());
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('an export that fails says so, saves nothing, and can be tried again', async () => {
  const { person, containerId } = await scene();
  const saved = savedFiles();
  const user = await openApp(paths.storyMap(containerId, 'overview'), person);
  const open = await chooseExport(user, mapShellTexts.edit);
  server.refuse('export_story_map', 'permission-denied');
  await press(user, texts.download, open);
  await expectAlert(open);
  expect(saved).toHaveLength(0);
  server.serve('export_story_map');
  await press(user, texts.download, open);
  await dialogGone();
  expect(saved).toHaveLength(1);
});
