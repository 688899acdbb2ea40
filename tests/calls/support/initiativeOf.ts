import type { SmallWorld } from './smallWorld.ts';

/**
 * Creates an initiative of the owner, which the editor may edit, with new releases of the world's map: a group for each.
 * @returns the ids of the releases by name; `merge` moves the releases into the group of the first one
 */
export async function initiativeWith(world: SmallWorld, names: readonly string[]) {
  const { id } = await world.call('create_initiative', { name: `Initiative with ${names.slice(0, 9).join(' ')}` });
  await world.call('add_initiative_member', { initiativeId: id, uid: world.editor.uid });
  const containerId = world.containerId;
  const ids: string[] = [];
  for (const name of names) ids.push((await world.call('create_release', { containerId, name })).id);
  for (let i = 0; i < ids.length; i += 20) {
    const releases = ids.slice(i, i + 20).map((releaseId) => ({ containerId, releaseId }));
    await world.call('add_releases_to_initiative', { initiativeId: id, releases });
  }
  const releases: Record<string, string> = Object.fromEntries(names.map((name, i) => [name, ids[i] ?? '']));
  const groupsNow = async () => {
    const { initiativeReleases } = await world.call('get_initiative', { initiativeId: id });
    const groupIds = new Map(initiativeReleases.map((release) => [release.id, release.groupId]));
    return (name: string) => groupIds.get(releases[name] ?? '') ?? '';
  };
  const groupOf = async (name: string) => (await groupsNow())(name);
  const merge = async ([first = '', ...others]: readonly string[]) => {
    const now = await groupsNow();
    for (const name of others)
      await world.call('merge_release_groups', { initiativeId: id, groupId: now(name), intoGroupId: now(first) });
  };
  return { id, releases, groupOf, merge };
}

/** The names of the releases in each group of an initiative: the groups in order, the names sorted. */
export async function groupsOf(world: SmallWorld, initiativeId: string): Promise<string[][]> {
  const { groups, initiativeReleases, releases } = await world.call('get_initiative', { initiativeId });
  const nameOf = new Map(releases.map(({ id, name }) => [id, name]));
  return groups.map(({ id }) =>
    initiativeReleases
      .filter(({ groupId }) => groupId === id)
      .map((release) => nameOf.get(release.id) ?? '?')
      .toSorted(),
  );
}
