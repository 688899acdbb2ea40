import { addMember, newColleague } from '#tests/e2e/support/members.ts';
import { newcomer, register } from '#tests/web/support/app.tsx';
import { tabPages } from '#web/root/story_map/tabs/tabPages.ts';

/** A map whose release holds some Activities of its backbone, and who owns it. */
export async function releaseScene(descriptions: readonly string[] = ['Find a desk', 'Book a desk', 'Pay']) {
  const { person, api } = await newcomer();
  // There before somebody clicks: under test, React does not go on with a click that led to a page it had to wait for.
  await Promise.all([tabPages['releases/:releaseId'].handle(), tabPages['releases/:releaseId/what/:whatId'].handle()]);
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const whatIds: string[] = [];
  for (const description of descriptions)
    whatIds.push((await api.call('add_what', { containerId, description, level: 0 })).id);
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First desks' });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds });
  const place = { containerId, releaseId, whatId: whatIds[0] ?? '' };
  return {
    person,
    api,
    whatIds,
    place,
    newViewer: async () => {
      const viewer = await newColleague(api, async (colleague) => void (await register(colleague)), person);
      await addMember(api, containerId, viewer, 'viewer');
      return viewer;
    },
    /** Makes epics of these names. @returns their keys */
    addEpics: async (names: readonly string[]) => {
      const keys: string[] = [];
      for (const text of names)
        keys.push((await api.call('create_epic', { ...place, epic: { type: 'free_text', text } })).id);
      return keys;
    },
  };
}
