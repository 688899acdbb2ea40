import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOutput } from '#shared/contract/registry.ts';
import { mapFileSchema } from '#shared/model/story_map/mapFile.ts';
import { mapFileOf } from '#shared/rules/story_map/mapFile.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
let exported: CallOutput<'export_story_map'>;
beforeAll(async () => {
  world = await createWorld(stack());
  const { call, containerId, whats } = world;
  await call('set_what_long_description', { containerId, whatId: whats.child, longDescription: 'Long' });
  await call('set_what_maturity', {
    containerId,
    whatId: whats.child,
    which: 'current',
    maturityItemId: world.maturityItemId,
    level: 3,
  });
  exported = await call('export_story_map', { containerId });
}, 60_000);

/** Lists of the same entities, whatever their order. */
const byId = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (a.id < b.id ? -1 : 1));

describe('an export of a story map', () => {
  test('has what stands on the map, as the map shows it', async () => {
    const map = await world.call('get_container', { containerId: world.containerId, lists: false });
    for (const list of ['whats', 'whos', 'whoGroups', 'whoCategories', 'whatWhoLinks', 'whoWhoLinks'] as const)
      expect(exported[list], list).toEqual(byId<{ id: string }>(map[list]));
    expect(exported.whats.length).toBeGreaterThan(4);
    expect(exported).not.toHaveProperty('members');
  });

  test('has the details of Activities, as opened cards show them', async () => {
    const { containerId, whats } = world;
    const details = await world.call('what_details', { containerId, whatId: whats.child });
    expect(exported.longDescriptions).toContainEqual({ id: whats.child, text: 'Long' });
    const { current, future } = details.maturity;
    expect(exported.maturities).toContainEqual({ id: whats.child, current, future });
    const references = details.referenceLinks.map(({ type: _, ...reference }) => reference);
    expect(references).toHaveLength(1);
    expect(exported.references.filter(({ whatId }) => whatId === whats.child)).toEqual(references);
  });

  test('has releases with their Activities, explore items and epics, as their pages show them', async () => {
    const { containerId, planning } = world;
    const slices = await world.call('release_slices', { containerId, includeCompleted: true });
    expect(exported.releases).toEqual(byId(slices.releases));
    expect(exported.releaseWhats).toEqual(byId(slices.releaseWhats));
    const place = { releaseId: planning.releases.open, whatId: planning.whatId };
    const page = await world.call('release_what', { containerId, ...place });
    const here = (item: { releaseId: string; whatId: string }) =>
      item.releaseId === place.releaseId && item.whatId === place.whatId;
    expect(exported.epics.filter(here)).toEqual(byId(page.epics.map(({ notes: _, ...epic }) => epic)));
    expect(exported.exploreObjects.filter(here)).toEqual(byId(page.exploreObjects.map(({ type: _, ...item }) => item)));
    const notes = page.epics.map((epic) => epic.notes).filter(({ version }) => version > 0);
    expect(exported.epicNotes).toEqual(expect.arrayContaining(notes));
    expect(notes).not.toHaveLength(0);
  });

  test('has the objectives and problems of the map and of its releases', async () => {
    const { containerId, planning } = world;
    const releaseId = planning.releases.open;
    const release = await world.call('get_release', { containerId, releaseId });
    expect(release.objectiveIds.length + release.problemIds.length).toBeGreaterThan(0);
    const inRelease = (link: { releaseId: string }) => link.releaseId === releaseId;
    expect(new Set(exported.releaseObjectives.filter(inRelease).map((link) => link.objectiveId))).toEqual(
      new Set(release.objectiveIds),
    );
    expect(new Set(exported.releaseProblems.filter(inRelease).map((link) => link.problemId))).toEqual(
      new Set(release.problemIds),
    );
    const frame = await world.call('get_frame', { containerId });
    expect(exported.objectives.map(({ name }) => name).sort()).toEqual(frame.objectives.map(({ name }) => name).sort());
  });

  test('has nothing that stands below something deleted', async () => {
    const { id: containerId } = await world.call('story_map_container_create', { name: 'Deleted things', why: 'Why' });
    const { id: first } = await world.call('add_what', { containerId, description: 'First', level: 0 });
    await world.call('add_what', { containerId, description: 'Below', level: 1, parentId: first });
    await world.call('set_what_long_description', { containerId, whatId: first, longDescription: 'Long' });
    const { id: releaseId } = await world.call('create_release', { containerId, name: 'Later' });
    const { id: second } = await world.call('add_what', { containerId, description: 'Second', level: 0 });
    await world.call('add_whats_to_release', { containerId, releaseId, whatIds: [second] });
    const epic = { type: 'free_text', text: 'Epic' } as const;
    await world.call('create_epic', { containerId, releaseId, whatId: second, epic });
    await world.call('delete_what2', { containerId, whatId: first });
    await world.call('delete_release', { containerId, releaseId });
    const { whats, longDescriptions, releases, releaseWhats, epics } = await world.call('export_story_map', {
      containerId,
    });
    expect(whats.map(({ id }) => id)).toEqual([second]);
    expect({ longDescriptions, releases, releaseWhats, epics }).toEqual({
      longDescriptions: [],
      releases: [],
      releaseWhats: [],
      epics: [],
    });
  });

  test('becomes a file that a reader of files takes', async () => {
    const settings = await world.call('company_settings', {});
    const file = mapFileOf(exported, settings);
    expect(mapFileSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    const epics = file.releases.flatMap(({ activities }) => activities.flatMap((activity) => activity.epics));
    expect(epics).toHaveLength(exported.epics.length);
    expect(epics.map(({ notes }) => notes)).toContain(`Notes ${world.canary}`);
  });
});
