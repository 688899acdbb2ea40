import * as texts from '#shared/texts/epic/epicCard.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { expect, test } from './fixtures.ts';
import { makeMap } from './support/board.ts';

test('the status of an epic is chosen on its card, and the lane of its release shows it', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  const whatId = (await api.call('get_container', { containerId })).whats[0]?.id ?? '';
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'Spring' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  await api.call('create_epic', { containerId, releaseId, whatId, epic: { type: 'free_text', text: 'Pay' } });
  await signIn(page, ann, paths.releaseWhat(containerId, releaseId, whatId));
  const status = page.getByRole('combobox', { name: texts.statusOf({ name: 'Pay' }) });
  const done = page.getByRole('checkbox', { name: texts.complete({ name: 'Pay' }) });
  await expect(status).toHaveValue('todo');
  await status.selectOption(texts.statuses.doing);
  await expect(status).toHaveValue('doing');
  await done.check();
  await expect(status).toHaveValue('done');
  await done.uncheck();
  // Opened again it is still started.
  await expect(status).toHaveValue('doing');
  await status.selectOption(texts.statuses.done);
  await expect(done).toBeChecked();
  await status.selectOption(texts.statuses.todo);
  await expect(status).toHaveValue('todo');
  await expect(done).not.toBeChecked();
  await status.selectOption(texts.statuses.doing);
  await expect
    .poll(async () => (await api.call('release_what', { containerId, releaseId, whatId })).epics[0]?.startedAt)
    .toEqual(expect.any(String));
  await page.goto(paths.mapSlices(containerId));
  await expect(page.getByTitle(releaseTexts.epicsDoing({ count: 1 }))).toBeVisible();
  await page.goto(paths.storyMap(containerId, 'releases'));
  await expect(page.getByTitle(releaseTexts.epicsDoing({ count: 1 }))).toHaveText(
    releaseTexts.epicsDone({ done: 0, count: 1 }),
  );
});
