import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '#tests/calls/support/caller.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

describe('an initiative', () => {
  test('is made by anybody with a name, empty, without a period and not completed', async () => {
    const { id, changed } = await world.call('create_initiative', { name: '  Sell abroad ' }, world.colleague);
    const made = { id, name: 'Sell abroad', start: 0, end: 0, completed: false, owner: world.colleague.uid };
    expect(changed).toEqual([{ ...made, type: 'initiative', version: 1, created: expect.any(Number) as number }]);
    const opened = await world.call('get_initiative', { initiativeId: id }, world.viewer);
    expect(opened.initiative).toMatchObject(made);
    expect(opened).toMatchObject({ role: 'none', members: [], whats: [], groups: [], initiativeReleases: [] });
  });

  test('is listed for everybody of the company, five to a page, the newest first', async () => {
    const other = await createWorld(stack());
    const ids: string[] = [other.initiative.id];
    for (let i = 1; i <= 6; i += 1)
      ids.unshift((await other.call('create_initiative', { name: `Initiative ${i}` })).id);
    const pageOf = (page: number) => other.call('initiative_list', { page }, other.viewer);
    const first = await pageOf(1);
    expect(first).toMatchObject({ page: 1, totalPages: 2, total: 7 });
    expect(first.docs.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    const last = await pageOf(9);
    expect(last.page).toBe(2);
    expect(last.docs.map(({ id }) => id)).toEqual(ids.slice(5));
  });
});

describe('an opened initiative', () => {
  test('has its Activities and groups in order, and the releases with what is in them', async () => {
    const { initiative, integration, planning, whats, containerId, canary } = world;
    const opened = await world.call('get_initiative', { initiativeId: initiative.id });
    expect(opened.role).toBe('owner');
    expect(opened.members.map(({ id }) => id)).toEqual([world.editor.uid]);
    expect(opened.whats.map(({ id, description }) => [id, description])).toEqual([
      [planning.whatId, `Planned ${canary}`],
      [whats.first, `First ${canary}`],
    ]);
    expect(opened.groups.map(({ id }) => id)).toEqual([initiative.groups.first, initiative.groups.second]);
    expect(opened.containers).toEqual([{ id: containerId, name: `Map ${canary}`, mayEdit: true }]);
    const { open, loose, target } = planning.releases;
    const groupOf = new Map(opened.initiativeReleases.map(({ id, groupId }) => [id, groupId]));
    expect([open, loose, target].map((id) => groupOf.get(id))).toEqual([
      initiative.groups.first,
      initiative.groups.first,
      initiative.groups.second,
    ]);
    expect(new Set(opened.releases.map(({ name }) => name))).toEqual(
      new Set(['Open', 'Loose', 'Target'].map((name) => `${name} ${canary}`)),
    );
    const names = opened.epics.map(({ id, name }) => [id, name]);
    expect(new Map(names as [string, string][])).toEqual(
      new Map([
        [planning.epics.rich, `Monday ${canary}`],
        [planning.epics.plain, `Plain ${canary}`],
        [planning.epics.done, `Done ${canary}`],
        [integration.differing.place.epicId, integration.differing.text],
      ]),
    );
  });

  test('of 30 releases in 6 story maps takes two rounds to the table', async () => {
    const { id: initiativeId } = await world.call('create_initiative', { name: 'Across six maps' });
    for (let map = 1; map <= 6; map += 1) {
      const { id: containerId } = await world.call('story_map_container_create', { name: `Map ${map}`, why: 'W' });
      const releases = [1, 2, 3, 4, 5].map((n) => ({
        containerId,
        releaseId: `new_release_${n}`,
        name: `Release ${map}.${n}`,
      }));
      for (const some of [releases.slice(0, 3), releases.slice(3)])
        await world.call('add_releases_to_initiative', { initiativeId, releases: some });
    }
    const { seen, reset } = observeTable();
    reset();
    const opened = await world.call('get_initiative', { initiativeId });
    expect(seen.depth, seen.commands.join(' ')).toBeLessThanOrEqual(2);
    expect(opened.containers).toHaveLength(6);
    expect(new Set(opened.releases.map(({ name }) => name)).size).toBe(30);
  });

  test('tells nothing of story maps that the caller may not view, and of a deleted release that it is missing', async () => {
    const own = await createWorld(stack());
    const { initiative, planning, containerId } = own;
    await own.call('delete_release', { containerId, releaseId: planning.releases.target });
    const input = { initiativeId: initiative.id };
    const viewed = await own.call('get_initiative', input, own.viewer);
    const errors = new Map(viewed.initiativeReleases.map(({ id, error }) => [id, error]));
    expect(errors.get(planning.releases.target)).toBe('missing');
    expect(errors.get(planning.releases.open)).toBeNull();
    const lastNames = new Map(viewed.initiativeReleases.map(({ id, lastName }) => [id, lastName]));
    expect(lastNames.get(planning.releases.target)).toEqual(expect.any(String));
    expect(lastNames.get(planning.releases.open)).toBeNull();
    expect(viewed.containers).toEqual([expect.objectContaining({ id: containerId, mayEdit: false })]);

    // Only the initiative itself and the company's Activities bear the canary; everything of the map is hidden.
    const hidden = await send(stack(), 'get_initiative', input, own.colleague.idToken);
    const answer = hidden.body as typeof viewed;
    expect(answer.initiativeReleases.map(({ error }) => error)).toEqual(Array(3).fill('permission-denied'));
    for (const list of ['containers', 'releases', 'releaseWhats', 'epics'] as const) expect(answer[list]).toEqual([]);
    const { initiative: _head, whats: _whats, groups: _groups, ...rest } = answer;
    expect(JSON.stringify(rest)).not.toContain(own.canary);
    for (const name of ['Open', 'Loose', 'Map', 'Plain', 'Monday', 'Bill', 'Purpose'])
      expect(hidden.text).not.toContain(`${name} ${own.canary}`);
  });
});
